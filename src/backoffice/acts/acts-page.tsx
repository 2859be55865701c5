import { useState } from 'react'
import { useSearchParams } from 'react-router'

import type { Reply } from '../../contract/client.ts'
import { fill } from '../../messages/fill.ts'
import { Button } from '../../web/components/button.tsx'
import { call } from '../api/call.ts'
import { saveTable } from '../api/save-table.ts'
import { useFetched } from '../api/use-fetched.ts'
import { Loading } from '../components/loading.tsx'
import { toast } from '../components/toasts.tsx'
import { Trouble } from '../components/trouble.tsx'
import { useTitle } from '../components/use-title.ts'
import { useLocale, useWords } from '../words.ts'
import { ActFilters } from './act-filters.tsx'
import { OneAct } from './one-act.tsx'
import { readWanted } from './wanted.ts'

type Acts = Reply<'GET /acts'>

/** What staff did, the latest first; what is wanted of it stands in the address. */
export function ActsPage() {
  const { acts } = useWords()
  const locale = useLocale()
  const [search, setSearch] = useSearchParams()
  const wanted = readWanted(search)
  const { value, error, retry, replace } = useFetched<Acts>(search.toString(), (signal) =>
    call('GET /acts', { query: wanted }, { signal }),
  )
  const [isFetching, setFetching] = useState(false)
  useTitle(acts.title)

  async function showOlder({ acts: known, next_before }: Acts) {
    if (!next_before) return
    setFetching(true)
    try {
      const page = await call('GET /acts', { query: { ...wanted, before: next_before } })
      replace({ ...page, acts: [...known, ...page.acts] })
    } catch {
      toast(acts.saveFailed)
    }
    setFetching(false)
  }
  return (
    <div className="space-y-8">
      <header className="flex flex-wrap items-end justify-between gap-4">
        <div className="space-y-2">
          <h1 className="font-display text-heading">{acts.title}</h1>
          <p className="text-muted">{acts.text}</p>
        </div>
        <Button
          look="outline"
          onClick={() =>
            void saveTable('acts.csv', search.toString(), 'acts.csv', locale).catch(() => toast(acts.saveFailed))
          }
        >
          {acts.save}
        </Button>
      </header>
      <ActFilters wanted={wanted} onChange={(next) => setSearch(next, { replace: true })} />
      {wanted.thing === undefined ? null : (
        <p className="flex flex-wrap items-center gap-4">
          {fill(acts.about, { thing: wanted.thing })}
          <Button look="quiet" onClick={() => setSearch({})}>
            {acts.showAll}
          </Button>
        </p>
      )}
      {error ? <Trouble error={error} onRetry={retry} /> : value ? null : <Loading />}
      {value?.acts.length === 0 ? <p>{acts.empty}</p> : null}
      <ol className="divide-y divide-line border-y border-line empty:border-0">
        {value?.acts.map((act) => (
          <OneAct key={act.id} act={act} />
        ))}
      </ol>
      {value?.next_before ? (
        <Button look="outline" disabled={isFetching} onClick={() => void showOlder(value)}>
          {acts.older}
        </Button>
      ) : null}
    </div>
  )
}
