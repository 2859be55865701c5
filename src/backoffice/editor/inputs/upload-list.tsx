import { useEffect, useRef } from 'react'

import { ApiError } from '../../../contract/client.ts'
import { fill } from '../../../messages/fill.ts'
import { Button } from '../../../web/components/button.tsx'
import { useWords } from '../../words.ts'
import { isHeic } from './to-sendable.ts'
import type { Upload } from './use-uploads.ts'

interface Props {
  uploads: Upload[]
  onRetry: (upload: Upload) => void
  onDrop: (id: number) => void
}

/** Files on their way: how far each is, and what became of those that did not arrive. */
export function UploadList({ uploads, onRetry, onDrop }: Props) {
  const { pictures } = useWords().editor
  const isRefused = ({ error }: Upload) => error instanceof ApiError && error.status >= 400 && error.status < 500
  const reasonOf = (upload: Upload) => {
    if (isRefused(upload) && isHeic(upload.file)) return pictures.heic
    return upload.error instanceof ApiError && upload.error.message ? upload.error.message : pictures.interrupted
  }
  return (
    <div role="status">
      <ul className="space-y-2 text-label">
        {uploads.map((upload) => {
          const { name } = upload.file
          return upload.error ? (
            <li key={upload.id} className="border-l-2 border-error pl-3">
              <p className="break-words text-error">{fill(pictures.failed, { name, reason: reasonOf(upload) })}</p>
              <div className="flex flex-wrap gap-x-6">
                {/* What was refused once is refused again. */}
                {isRefused(upload) ? null : (
                  <Button look="quiet" aria-label={fill(pictures.retry, { name })} onClick={() => onRetry(upload)}>
                    {pictures.again}
                  </Button>
                )}
                <Button look="quiet" aria-label={fill(pictures.forget, { name })} onClick={() => onDrop(upload.id)}>
                  {pictures.dismiss}
                </Button>
              </div>
            </li>
          ) : (
            <li key={upload.id} className="flex min-h-16 items-center gap-4">
              <Sight file={upload.file} />
              <div className="min-w-0 grow">
                <p className="break-words">
                  {upload.share < 1
                    ? fill(pictures.uploading, { name, percent: Math.round(upload.share * 100) })
                    : fill(pictures.looking, { name })}
                </p>
                {/* What is being prepared or looked at takes its time, too. */}
                <progress
                  className="h-1 w-full accent-ink"
                  {...(upload.share > 0 && upload.share < 1 ? { value: upload.share } : {})}
                  aria-label={name}
                />
              </div>
            </li>
          )
        })}
      </ul>
    </div>
  )
}

/** A picture as the browser itself can show it, before the gallery has it. */
function Sight({ file }: { file: File }) {
  const image = useRef<HTMLImageElement>(null)
  useEffect(() => {
    const address = URL.createObjectURL(file)
    if (image.current) image.current.src = address
    return () => URL.revokeObjectURL(address)
  }, [file])
  if (!file.type.startsWith('image/') || isHeic(file)) return null
  return <img ref={image} alt="" className="size-16 shrink-0 bg-line object-contain" />
}
