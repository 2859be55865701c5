import { Thumbnail } from '../../components/thumbnail.tsx'
import { useWords } from '../../words.ts'
import { useForm, useValue } from '../form-context.ts'
import { FileButton } from './file-button.tsx'
import { findPicture } from './known-files.ts'
import { Rows } from './rows/rows.tsx'
import { UploadList } from './upload-list.tsx'
import { useUploads } from './use-uploads.ts'

interface Props {
  path: string
  label: string
  hint?: string | undefined
}

/** Several pictures without words of their own, such as a work that is turned before the camera; their order counts. */
export function FramesInput({ path, label, hint }: Props) {
  const { editor } = useWords()
  const { item, isReadOnly } = useForm()
  const { value = [], error, change } = useValue<string[]>(path)
  const { uploads, add, drop, retry } = useUploads('pictures', ({ file }) => {
    change((before = []) => (before.includes(file) ? before : [...before, file]))
  })
  return (
    <fieldset data-path={path} tabIndex={-1} className="space-y-4">
      <legend className="font-display text-lead">{label}</legend>
      {hint ? <p className="text-label text-muted">{hint}</p> : null}
      <Rows path={path} layout="grid" className="grid grid-cols-[repeat(auto-fill,minmax(11rem,1fr))] gap-4">
        {({ at, controls }) => (
          <div className="border border-line">
            <Thumbnail picture={findPicture(value[at], item)} className="h-28 w-full p-2" />
            <div className="flex items-center justify-between border-t border-line">
              <span className="pl-3 text-label text-muted">{at + 1}</span>
              {controls}
            </div>
          </div>
        )}
      </Rows>
      <UploadList uploads={uploads} onRetry={retry} onDrop={drop} />
      {isReadOnly ? null : (
        <FileButton isMany label={`${editor.pictures.choose}: ${label}`} onFiles={add}>
          {editor.pictures.choose}
        </FileButton>
      )}
      {error ? <p className="text-label text-error">{error}</p> : null}
    </fieldset>
  )
}
