import { useState } from 'react'

import type { Doc, Fields } from '../../../contract/content/fields.ts'
import { fill } from '../../../messages/fill.ts'
import { toast } from '../../components/toasts.tsx'
import { useWords } from '../../words.ts'
import { useForm, useValue } from '../form-context.ts'
import { FileButton } from './file-button.tsx'
import { OnePicture } from './one-picture.tsx'
import { Rows } from './rows/rows.tsx'
import { UploadList } from './upload-list.tsx'
import { useUploads } from './use-uploads.ts'

/** The pictures of a work: dropped, chosen or taken; in the order in which they are published. */
export function PicturesInput({ path, fields: ofOne }: { path: string; fields: Fields }) {
  const { editor, fields } = useWords()
  const { isReadOnly } = useForm()
  const [isOver, setOver] = useState(false)
  const { value = [], error, change } = useValue<Doc[]>(path)
  const { uploads, add, drop, retry } = useUploads('pictures', ({ file }, { name }) => {
    change((before = []) => {
      if (!before.some((one) => one.file === file)) return [...before, { file }]
      toast(fill(editor.pictures.already, { name }))
      return before
    })
  })
  const nameOf = (at: number) => (at === 0 ? editor.pictures.main : fill(editor.pictures.place, { number: at + 1 }))
  return (
    <fieldset data-path={path} tabIndex={-1} className="space-y-6">
      <legend className="sr-only">{editor.pictures.drop}</legend>
      {value.length > 0 ? (
        <p className="text-label text-muted">
          <span className="text-ink">{fields.names.alt}</span> · {fields.hints.alt} {editor.altInstead}
        </p>
      ) : null}
      <Rows path={path} className="space-y-4 data-sorting:space-y-2" nameOf={nameOf}>
        {({ path: row, name, controls, grip }) => (
          <OnePicture path={row} name={name} fields={ofOne} controls={controls} grip={grip} />
        )}
      </Rows>
      <UploadList uploads={uploads} onRetry={retry} onDrop={drop} />
      {isReadOnly ? null : (
        <div
          role="presentation"
          className={`flex flex-wrap items-center gap-4 border border-dashed p-6 ${isOver ? 'border-accent' : 'border-muted'}`}
          onDragOver={(event) => {
            event.preventDefault()
            setOver(true)
          }}
          onDragLeave={() => setOver(false)}
          onDrop={(event) => {
            event.preventDefault()
            setOver(false)
            add(event.dataTransfer.files)
          }}
        >
          <p className="hidden grow text-muted lg:block">{editor.pictures.drop}</p>
          <FileButton isMany onFiles={add}>
            {editor.pictures.choose}
          </FileButton>
          <FileButton isCamera onFiles={add}>
            {editor.pictures.camera}
          </FileButton>
        </div>
      )}
      {error ? <p className="text-label text-error">{error}</p> : null}
    </fieldset>
  )
}
