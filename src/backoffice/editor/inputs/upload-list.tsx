import { ApiError } from '../../../contract/client.ts'
import { fill } from '../../../messages/fill.ts'
import { Button } from '../../../web/components/button.tsx'
import { useWords } from '../../words.ts'
import { isHeic, type Upload } from './use-uploads.ts'

interface Props {
  uploads: Upload[]
  onRetry: (upload: Upload) => void
  onDrop: (id: number) => void
}

/** Pictures on their way: how far each is, and what became of those that did not arrive. */
export function UploadList({ uploads, onRetry, onDrop }: Props) {
  const { pictures } = useWords().editor
  const reasonOf = (upload: Upload) => {
    if (isHeic(upload)) return pictures.heic
    return upload.error instanceof ApiError && upload.error.message ? upload.error.message : pictures.interrupted
  }
  return (
    <div role="status">
      <ul className="space-y-2 text-label">
        {uploads.map((upload) => {
          const { name } = upload.file
          return upload.error ? (
            <li key={upload.id} className="text-error">
              <p>{fill(pictures.failed, { name, reason: reasonOf(upload) })}</p>
              <div className="flex flex-wrap gap-6 text-ink">
                <Button look="quiet" onClick={() => onRetry(upload)}>
                  {fill(pictures.retry, { name })}
                </Button>
                <Button look="quiet" onClick={() => onDrop(upload.id)}>
                  {fill(pictures.forget, { name })}
                </Button>
              </div>
            </li>
          ) : (
            <li key={upload.id}>
              <p>{fill(pictures.uploading, { name, percent: Math.round(upload.share * 100) })}</p>
              <progress className="h-1 w-full accent-ink" value={upload.share} aria-label={name} />
            </li>
          )
        })}
      </ul>
    </div>
  )
}
