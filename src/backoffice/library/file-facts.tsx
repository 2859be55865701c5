import { fill } from '../../messages/fill.ts'
import { formatMegabytes } from '../components/format-megabytes.ts'
import { useLocale, useWords } from '../words.ts'
import type { StoredFile } from './use-files.ts'

/** How large a file is. */
export function FileFacts({ file: { picture, bytes } }: { file: StoredFile }) {
  const { library } = useWords()
  const locale = useLocale()
  return (
    <p className="flex flex-wrap gap-x-3 text-label text-muted">
      {picture ? <span>{fill(library.pixels, { width: picture.width, height: picture.height })}</span> : null}
      <span>{fill(library.size, { megabytes: formatMegabytes(bytes, locale) })}</span>
    </p>
  )
}
