import type { Fields } from '../../../contract/content/fields.ts'
import { Thumbnail } from '../../components/thumbnail.tsx'
import { useWords } from '../../words.ts'
import { useForm, useValue } from '../form-context.ts'
import { FileButton } from './file-button.tsx'
import { findPicture } from './known-pictures.ts'
import { MoveButtons } from './move-buttons.tsx'
import { UploadList } from './upload-list.tsx'
import { useUploads } from './use-uploads.ts'

interface Props {
  path: string
  name: string
  at: number
  count: number
  fields: Fields
  onMove: (to: number) => void
  onRemove: () => void
}

/** One of a work's pictures with its words; another file can take its place. */
export function OnePicture({ path, name, at, count, fields, onMove, onRemove }: Props) {
  const { pictures } = useWords().editor
  const { item, isReadOnly, renderField } = useForm()
  const { value, change } = useValue<string>(`${path}.file`)
  const { uploads, add, drop, retry } = useUploads(({ file }) => change(file))
  return (
    <li className="grid gap-4 border-t border-line pt-4 md:grid-cols-[10rem_minmax(0,1fr)]">
      <Thumbnail picture={findPicture(value, item.pictures)} className="h-auto max-h-40 w-full object-left" />
      <div className="space-y-2">
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <p className="text-label text-muted">{name}</p>
          {isReadOnly ? null : (
            <div className="flex items-center gap-4">
              <FileButton
                look="quiet"
                label={`${pictures.replace}: ${name}`}
                onFiles={(files) => add(files.slice(0, 1))}
              >
                {pictures.replace}
              </FileButton>
              <MoveButtons item={name} at={at} count={count} onMove={onMove} onRemove={onRemove} />
            </div>
          )}
        </div>
        <UploadList uploads={uploads} onRetry={retry} onDrop={drop} />
        <div className="grid gap-x-6 gap-y-4 md:grid-cols-3">
          {Object.entries(fields)
            .filter(([one]) => one !== 'file')
            .map(([one, field]) => renderField({ path: `${path}.${one}`, name: one, field }))}
        </div>
      </div>
    </li>
  )
}
