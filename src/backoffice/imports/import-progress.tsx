import { fill } from '../../messages/fill.ts'
import { formatNumber } from '../../messages/format.ts'
import { useLocale, useWords } from '../words.ts'
import type { Import } from './use-import.ts'

/** How far trial or deed are. */
export function ImportProgress({ one: { status, progress } }: { one: Import }) {
  const { imports: words } = useWords()
  const locale = useLocale()
  const { done = 0, total = 0 } = progress ?? {}
  const label = status === 'checking' ? words.checking : words.applying
  return (
    <div className="max-w-[40rem] space-y-3">
      <p role="status">{label}</p>
      <progress className="h-1 w-full accent-ink" aria-label={label} {...(total > 0 ? { value: done / total } : {})} />
      <p className="text-label text-muted tabular-nums">
        {total > 0
          ? `${fill(words.progress, { done: formatNumber(done, locale), total: formatNumber(total, locale) })} · `
          : ''}
        {words.mayLeave}
      </p>
    </div>
  )
}
