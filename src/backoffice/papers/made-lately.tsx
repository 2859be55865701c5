import { LANGUAGES } from '../../contract/locale.ts'
import { Button } from '../../web/components/button.tsx'
import { call } from '../api/call.ts'
import { useFetched } from '../api/use-fetched.ts'
import { formatMoment } from '../components/moments.ts'
import { useLocale, useWords } from '../words.ts'
import { useSavePaper } from './save-paper.ts'

const MOST_SHOWN = 5

/** Papers that one has asked for before, to be saved once more. */
export function MadeLately({ newest }: { newest: string | undefined }) {
  const { papers: words } = useWords()
  const locale = useLocale()
  const save = useSavePaper()
  const { value = [] } = useFetched(
    `papers ${newest ?? ''}`,
    async (signal) => (await call('GET /editor/papers', undefined, { signal })).papers,
  )
  const ready = value.filter(({ state }) => state === 'ready').slice(0, MOST_SHOWN)
  if (ready.length === 0) return null
  return (
    <details className="mt-8 border-t border-line pt-2">
      <summary className="flex min-h-11 cursor-pointer items-center text-label">{words.lately}</summary>
      <ul>
        {ready.map((paper) => (
          <li key={paper.id} className="flex flex-wrap items-baseline gap-x-4">
            <Button look="quiet" className="min-w-0 text-left break-all" onClick={() => save(paper)}>
              {paper.name}
            </Button>
            <span className="text-label text-muted">
              {LANGUAGES[paper.locale].name} · {formatMoment(paper.made_at, locale)}
            </span>
          </li>
        ))}
      </ul>
    </details>
  )
}
