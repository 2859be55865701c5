import { Link } from 'react-router'

import type { SalesApplication } from '../../contract/applications/endpoints.ts'
import { APPLICATION_STATUSES } from '../../contract/applications/values.ts'
import { SelectField } from '../../web/forms/select-field.tsx'
import { call } from '../api/call.ts'
import { usePages } from '../api/use-pages.ts'
import { formatMoment } from '../components/moments.ts'
import { PageHead } from '../components/page-head.tsx'
import { useTitle } from '../components/use-title.ts'
import { APPLICATIONS } from '../kinds.ts'
import { Rows } from '../lists/rows.tsx'
import { SearchField } from '../lists/search-field.tsx'
import { useAddress } from '../lists/use-address.ts'
import { useLocale, useWords } from '../words.ts'
import { ApplicationStateBadge } from './application-state.tsx'

/** Every artist who applied, the newest first; what is wanted of them stands in the address. */
export function ApplicationsPage() {
  const { applicants, applicationStates } = useWords()
  const [params, set] = useAddress()
  const query = params.get('query')?.slice(0, 100) ?? ''
  const status = APPLICATION_STATUSES.find((one) => one === params.get('status'))
  const pages = usePages(
    { query, status },
    async (page: number | undefined, options) => {
      const { applications, next_page } = await call(
        'GET /sales/applications',
        { query: { query: query || undefined, status, page } },
        options,
      )
      return { rows: applications, next: next_page }
    },
    ({ reference }) => reference,
  )
  useTitle(applicants.title)
  return (
    <div className="space-y-8">
      <PageHead title={applicants.title} text={applicants.text} />
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
      <Rows pages={pages} none={applicants.none}>
        {(application) => <ApplicationRow application={application} />}
      </Rows>
    </div>
  )
}

function ApplicationRow({ application }: { application: SalesApplication }) {
  const locale = useLocale()
  const { reference, first_name, surname, email, status, created_at } = application
  return (
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
  )
}
