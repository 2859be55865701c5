import { Link, useSearchParams } from 'react-router'

import type { SalesApplication } from '../../contract/applications/endpoints.ts'
import { APPLICATION_STATUSES } from '../../contract/applications/values.ts'
import { Button } from '../../web/components/button.tsx'
import { SelectField } from '../../web/forms/select-field.tsx'
import { call } from '../api/call.ts'
import { usePages } from '../api/use-pages.ts'
import { Loading } from '../components/loading.tsx'
import { formatMoment } from '../components/moments.ts'
import { toast } from '../components/toasts.tsx'
import { Trouble, useReason } from '../components/trouble.tsx'
import { useTitle } from '../components/use-title.ts'
import { APPLICATIONS } from '../kinds.ts'
import { SearchField } from '../lists/search-field.tsx'
import { useLocale, useWords } from '../words.ts'
import { ApplicationStateBadge } from './application-state.tsx'

/** Every artist who applied, the newest first; what is wanted of them stands in the address. */
export function ApplicationsPage() {
  const { applicants, applicationStates } = useWords()
  const reason = useReason()
  const [params, setParams] = useSearchParams()
  const query = params.get('query')?.slice(0, 100) ?? ''
  const status = APPLICATION_STATUSES.find((one) => one === params.get('status'))
  const wanted = { ...(query ? { query } : {}), ...(status ? { status } : {}) }
  const { rows, hasMore, error, retry, showMore } = usePages(
    JSON.stringify(wanted),
    async (page, options) => {
      const { applications, next_page } = await call('GET /sales/applications', { query: { ...wanted, page } }, options)
      return { rows: applications, next: next_page }
    },
    ({ reference }) => reference,
  )
  useTitle(applicants.title)
  const set = (name: 'query' | 'status', wished: string) =>
    setParams(
      (before) => {
        if (wished) before.set(name, wished)
        else before.delete(name)
        return before
      },
      { replace: true },
    )
  return (
    <div className="space-y-8">
      <header className="space-y-2">
        <h1 className="font-display text-heading">{applicants.title}</h1>
        <p className="text-muted">{applicants.text}</p>
      </header>
      <search className="grid gap-x-6 gap-y-4 md:grid-cols-2">
        <SearchField label={applicants.search} value={query} onChange={(text) => set('query', text)} />
        <SelectField
          label={applicants.status}
          value={status ?? ''}
          onChange={({ target }) => set('status', target.value)}
        >
          <option value="">{applicants.anyState}</option>
          {APPLICATION_STATUSES.map((one) => (
            <option key={one} value={one}>
              {applicationStates[one]}
            </option>
          ))}
        </SelectField>
      </search>
      {error ? <Trouble error={error} onRetry={retry} /> : rows ? null : <Loading />}
      {rows?.length === 0 ? <p role="status">{applicants.none}</p> : null}
      <ul className="divide-y divide-line border-y border-line empty:border-0">
        {rows?.map((application) => (
          <ApplicationRow key={application.reference} application={application} />
        ))}
      </ul>
      {hasMore ? (
        <Button look="outline" onClick={() => void showMore().catch((fault: unknown) => toast(reason(fault)))}>
          {applicants.more}
        </Button>
      ) : null}
    </div>
  )
}

function ApplicationRow({ application }: { application: SalesApplication }) {
  const locale = useLocale()
  const { reference, first_name, surname, email, status, created_at } = application
  return (
    <li>
      <Link
        to={`${APPLICATIONS}/${reference}`}
        className="grid items-center gap-x-6 gap-y-1 py-3 hover:bg-ink/5 md:grid-cols-[10rem_minmax(0,3fr)_minmax(0,2fr)]"
      >
        <span>
          <ApplicationStateBadge status={status} />
        </span>
        <span className="min-w-0">
          <span className="block truncate underline decoration-line underline-offset-4">
            {first_name} {surname}
          </span>
          <span className="block truncate text-label text-muted">{email}</span>
        </span>
        <span className="text-label text-muted md:text-right">
          {reference}
          <time dateTime={created_at} className="block">
            {formatMoment(created_at, locale)}
          </time>
        </span>
      </Link>
    </li>
  )
}
