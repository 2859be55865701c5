import { fill } from '../../messages/fill.ts'
import { useLocale, useWords } from '../words.ts'
import { formatMoment } from './moments.ts'

/** Why so little is known of whose something is; nothing where nothing was erased. */
export function Erased({ erased }: { erased: { at: string | null } | null }) {
  const { sales } = useWords()
  const locale = useLocale()
  if (!erased) return null
  return (
    <p className="max-w-[60ch]">
      {erased.at === null ? sales.erased : fill(sales.erasedAt, { when: formatMoment(erased.at, locale) })}{' '}
      {sales.erasedStays}
    </p>
  )
}
