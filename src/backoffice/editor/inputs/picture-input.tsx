import { Button } from '../../../web/components/button.tsx'
import { Thumbnail } from '../../components/thumbnail.tsx'
import { useWords } from '../../words.ts'
import { useForm, useValue } from '../form-context.ts'
import { FileButton } from './file-button.tsx'
import { findPicture } from './known-files.ts'
import { UploadList } from './upload-list.tsx'
import { useUploads } from './use-uploads.ts'

/** One picture. */
export function PictureInput({ path, label, hint }: { path: string; label: string; hint?: string | undefined }) {
  const { pictures } = useWords().editor
  const { item, isReadOnly } = useForm()
  const { value, error, isNeeded, change } = useValue<string>(path)
  const { uploads, add, drop, retry } = useUploads('pictures', ({ file }) => change(file))
  return (
    <fieldset data-path={path} tabIndex={-1} className="space-y-2">
      <legend data-needed={isNeeded} className="text-label text-muted">
        {label}
      </legend>
      {hint ? <p className="text-label text-muted">{hint}</p> : null}
      {value ? <Thumbnail picture={findPicture(value, item)} className="h-40 w-auto" /> : null}
      {isReadOnly ? null : (
        <div className="flex flex-wrap gap-x-6">
          <FileButton look={value ? 'quiet' : 'outline'} onFiles={(files) => add(files.slice(0, 1))}>
            {value ? pictures.replace : pictures.chooseOne}
          </FileButton>
          {value ? (
            <Button look="quiet" onClick={() => change(undefined)}>
              {pictures.remove}
            </Button>
          ) : null}
        </div>
      )}
      <UploadList uploads={uploads} onRetry={retry} onDrop={drop} />
      {error ? <p className="text-label text-error">{error}</p> : null}
    </fieldset>
  )
}
