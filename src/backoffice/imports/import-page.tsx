import { Link, useSearchParams } from 'react-router'

import { IMPORT_SUBJECTS } from '../../contract/content/values.ts'
import { fill } from '../../messages/fill.ts'
import { SelectField } from '../../web/forms/select-field.tsx'
import { call } from '../api/call.ts'
import { useFetched } from '../api/use-fetched.ts'
import { useIsAdmin } from '../app/who-is-there.ts'
import { formatMoment } from '../components/moments.ts'
import { Trouble } from '../components/trouble.tsx'
import { useTitle } from '../components/use-title.ts'
import { IMPORT, MOVING } from '../kinds.ts'
import { useLocale, useWords } from '../words.ts'
import { KnownColumns } from './known-columns.tsx'
import { Sending } from './sending.tsx'
import { useSubjectName } from './use-subject-name.ts'

/** A whole gallery has a screen of its own. */
const SUBJECTS = IMPORT_SUBJECTS.filter((one) => one !== 'gallery')

/** Where somebody chooses what to bring in, and finds what was brought. */
export function ImportPage() {
  const { imports: words, moving } = useWords()
  const isAdmin = useIsAdmin()
  const [search, setSearch] = useSearchParams()
  const nameOf = useSubjectName()
  const subject = SUBJECTS.find((one) => one === search.get('of')) ?? 'artworks'
  useTitle(words.title)
  return (
    <div className="space-y-10">
      <div className="max-w-[60ch] space-y-4">
        <h1 className="font-display text-heading">{words.title}</h1>
        <p>{words.introduction}</p>
        {isAdmin ? (
          <Link className="inline-flex min-h-11 items-center underline underline-offset-4" to={MOVING}>
            {moving.link}
          </Link>
        ) : null}
      </div>
      <div className="max-w-[40rem] space-y-6">
        <SelectField
          label={words.subject}
          hint={subject === 'pictures' ? words.hints.pictures : words.hints.table}
          value={subject}
          onChange={({ target }) => setSearch({ of: target.value }, { replace: true })}
        >
          {SUBJECTS.map((one) => (
            <option key={one} value={one}>
              {nameOf(one)}
            </option>
          ))}
        </SelectField>
        <Sending key={subject} subject={subject} />
        {subject === 'pictures' ? null : <KnownColumns key={subject} kind={subject} />}
      </div>
      <Latest />
    </div>
  )
}

function Latest() {
  const { imports: words } = useWords()
  const locale = useLocale()
  const nameOf = useSubjectName()
  const latest = useFetched(
    'imports',
    async (signal) => (await call('GET /editor/imports', undefined, { signal })).imports,
  )
  if (latest.error) return <Trouble error={latest.error} onRetry={latest.retry} />
  if (!latest.value || latest.value.length === 0) return null
  return (
    <section className="space-y-4">
      <h2 className="font-display text-title">{words.recent}</h2>
      <ul className="divide-y divide-line">
        {latest.value.map(({ id, name, subject, status, actor, changed_at }) => (
          <li key={id}>
            <Link
              className="flex min-h-11 flex-wrap justify-between gap-x-6 py-3 hover:underline"
              to={`${IMPORT}/${id}`}
            >
              <span className="min-w-0 break-words">
                {name}
                <span className="block text-label text-muted">
                  {nameOf(subject)} · {words.statuses[status]}
                </span>
              </span>
              <span className="text-label text-muted">
                {fill(words.by, { actor, moment: formatMoment(changed_at, locale) })}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
