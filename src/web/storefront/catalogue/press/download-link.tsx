import { fill } from '../../../../messages/fill.ts'
import { formatFileSize } from '../../../../messages/format.ts'
import { classOf } from '../../../components/button.tsx'
import { useLocale } from '../../../navigation/locale-path.ts'
import { useStorage } from '../../../navigation/storage.ts'

interface DownloadLinkProps {
  /** A path below the storage. */
  file: string
  size: number | null
  /** What the link says, with the place `{file}` for what will be fetched. */
  words: string
}

/** A file to take away; the link says its format, and its size where it is known. */
export function DownloadLink({ file, size, words }: DownloadLinkProps) {
  const locale = useLocale()
  const addressOf = useStorage()
  const format = file.slice(file.lastIndexOf('.') + 1).toUpperCase()
  const facts = size === null ? format : `${format}, ${formatFileSize(size, locale)}`
  return (
    <a className={classOf('outline')} href={addressOf(file)} download={file.slice(file.lastIndexOf('/') + 1)}>
      {fill(words, { file: facts })}
    </a>
  )
}
