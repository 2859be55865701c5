import { ApiError } from '../../../contract/client.ts'
import type { MediaType } from '../../../contract/content/fields.ts'
import { fill } from '../../../messages/fill.ts'
import { Button } from '../../../web/components/button.tsx'
import { apiUrl } from '../../api/call.ts'
import { formatMegabytes } from '../../components/format-megabytes.ts'
import { useLocale, useWords } from '../../words.ts'
import { useForm, useValue } from '../form-context.ts'
import { FileButton } from './file-button.tsx'
import { findFile } from './known-files.ts'
import { UploadList } from './upload-list.tsx'
import { useUploads } from './use-uploads.ts'

interface Props {
  path: string
  of: Exclude<MediaType, 'picture'>
  /** What the file is for, where a page has several. */
  name: string
}

/** One film, one file of captions or one document: what is there, and the way to another. */
export function StoredFile({ path, of, name }: Props) {
  const { files, actOn } = useWords().editor
  const locale = useLocale()
  const { item, isReadOnly } = useForm()
  const { value, change } = useValue<string>(path)
  const { uploads, add, drop, retry } = useUploads('files', (taken) => {
    if (taken.type !== of) throw new ApiError(415, 'file-kind', files.wrong[of])
    change(taken.file)
  })
  const stored = findFile(value, item)
  const address = stored && `${apiUrl()}/storage/${stored.path}`
  return (
    <div data-path={path} tabIndex={-1} className="space-y-2">
      {of === 'film' && address ? (
        // Whether it plays is seen before visitors see it; its captions are fields of their own.
        // oxlint-disable-next-line jsx-a11y/media-has-caption
        <video key={address} src={address} controls preload="metadata" className="max-h-60 w-full bg-ink" />
      ) : null}
      {value ? (
        <p className="text-label break-words">
          {address ? (
            <a className="underline underline-offset-4" href={address} target="_blank" rel="noreferrer">
              {value.slice(value.lastIndexOf('/') + 1)}
            </a>
          ) : (
            value
          )}
          {stored ? (
            <span className="text-muted">
              {' '}
              {fill(files.size, { megabytes: formatMegabytes(stored.bytes, locale) })}
            </span>
          ) : null}
        </p>
      ) : null}
      {isReadOnly ? null : (
        <div className="flex flex-wrap gap-x-6">
          <FileButton
            of={of}
            look={value ? 'quiet' : 'outline'}
            label={`${value ? files.replace : files.choose[of]}: ${name}`}
            onFiles={(chosen) => add(chosen.slice(0, 1))}
          >
            {value ? files.replace : files.choose[of]}
          </FileButton>
          {value ? (
            <Button
              look="quiet"
              aria-label={fill(actOn, { act: files.remove, name })}
              onClick={() => change(undefined)}
            >
              {files.remove}
            </Button>
          ) : null}
        </div>
      )}
      <UploadList uploads={uploads} onRetry={retry} onDrop={drop} />
    </div>
  )
}
