import { Link } from 'react-router'

import type { Reply } from '../../contract/client.ts'
import { LOCALES } from '../../contract/locale.ts'
import { READER_STATUSES } from '../../contract/newsletter/values.ts'
import { fill } from '../../messages/fill.ts'
import { Button } from '../../web/components/button.tsx'
import { SelectField } from '../../web/forms/select-field.tsx'
import { call } from '../api/call.ts'
import { saveTable } from '../api/save-table.ts'
import { usePages } from '../api/use-pages.ts'
import { formatMoment } from '../components/moments.ts'
import { nameLanguage } from '../components/name-language.ts'
import { PageHead } from '../components/page-head.tsx'
import { toast } from '../components/toasts.tsx'
import { useTitle } from '../components/use-title.ts'
import { NEWSLETTER, READERS } from '../kinds.ts'
import { Rows } from '../lists/rows.tsx'
import { SearchField } from '../lists/search-field.tsx'
import { useAddress } from '../lists/use-address.ts'
import { useLocale, useWords } from '../words.ts'
import { ReaderBadge } from './reader-badge.tsx'

type Subscriber = Reply<'GET /newsletter/subscribers'>['subscribers'][number]

/** Who asked for the newsletter, the latest first; what is wanted of them stands in the address. */
export function ReadersPage() {
  const { newsletter } = useWords()
  const { readers } = newsletter
  const spoken = useLocale()
  const [params, set] = useAddress()
  const query = {
    query: params.get('query')?.slice(0, 100) || undefined,
    status: READER_STATUSES.find((one) => one === params.get('status')),
    locale: LOCALES.find((one) => one === params.get('locale')),
  }
  const pages = usePages(
    query,
    async (cursor: string | undefined, options) => {
      const reply = await call('GET /newsletter/subscribers', { query: { ...query, cursor } }, options)
      return { rows: reply.subscribers, next: reply.next_cursor }
    },
    ({ id }) => id,
  )
  useTitle(readers.title)
  const save = () => {
    const wanted = Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]))
    const asked = new URLSearchParams(wanted).toString()
    void saveTable('newsletter/subscribers.csv', asked, 'newsletter.csv', spoken).catch(() => toast(readers.saveFailed))
  }
  return (
    <div className="space-y-8">
      <PageHead
        title={readers.title}
        text={readers.text}
        back={{ to: NEWSLETTER, words: newsletter.back }}
        acts={
          <Button look="outline" onClick={save}>
            {readers.save}
          </Button>
        }
      />
      <search className="grid gap-x-6 gap-y-4 md:grid-cols-3">
        <SearchField label={readers.search} value={query.query ?? ''} onChange={(text) => set('query', text)} />
        <SelectField
          label={readers.state}
          value={query.status ?? ''}
          onChange={({ target }) => set('status', target.value)}
        >
          <option value="">{readers.anyState}</option>
          {READER_STATUSES.map((status) => (
            <option key={status} value={status}>
              {readers.states[status]}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={readers.language}
          value={query.locale ?? ''}
          onChange={({ target }) => set('locale', target.value)}
        >
          <option value="">{readers.anyLanguage}</option>
          {LOCALES.map((locale) => (
            <option key={locale} value={locale}>
              {nameLanguage(locale, spoken)}
            </option>
          ))}
        </SelectField>
      </search>
      <Rows pages={pages} none={readers.none}>
        {(reader) => <ReaderRow reader={reader} />}
      </Rows>
    </div>
  )
}

function ReaderRow({ reader }: { reader: Subscriber }) {
  const { newsletter, people } = useWords()
  const spoken = useLocale()
  const { id, email, locale, status, source, requested_at } = reader
  return (
    <Link
      to={`${READERS}/${id}`}
      className="grid min-h-11 items-center gap-x-6 gap-y-1 py-3 hover:bg-ink/5 md:grid-cols-[10rem_minmax(0,3fr)_minmax(0,2fr)]"
    >
      <span>
        <ReaderBadge status={status} />
      </span>
      <span className="min-w-0 wrap-anywhere underline decoration-line underline-offset-4">{email}</span>
      <span className="text-label text-muted md:text-right">
        {nameLanguage(locale, spoken)}
        <span className="block">
          {fill(newsletter.readers.askedWhere, {
            moment: formatMoment(requested_at, spoken),
            place: people.source[source],
          })}
        </span>
      </span>
    </Link>
  )
}
