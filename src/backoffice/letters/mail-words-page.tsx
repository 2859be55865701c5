import { Link } from 'react-router'

import { LANGUAGES } from '../../contract/locale.ts'
import { MAILS, type MailSubject } from '../../contract/mail/values.ts'
import { fill } from '../../messages/fill.ts'
import { call } from '../api/call.ts'
import { useFetched } from '../api/use-fetched.ts'
import { Loading } from '../components/loading.tsx'
import { PageHead } from '../components/page-head.tsx'
import { Trouble } from '../components/trouble.tsx'
import { useTitle } from '../components/use-title.ts'
import { LETTER_WORDS, LETTERS } from '../kinds.ts'
import { useWords } from '../words.ts'
import { useMailName } from './use-mail-name.ts'

const LINK = 'inline-flex min-h-11 items-center text-label underline underline-offset-4'
const SUBJECTS = Object.keys(MAILS) as MailSubject[]

/** Every mail whose words can be changed, by what it is about. */
export function MailWordsPage() {
  const { letters } = useWords()
  const { words } = letters
  const nameMail = useMailName()
  const { value, error, retry } = useFetched('mail words', (signal) =>
    call('GET /letters/words', undefined, { signal }),
  )
  useTitle(words.title)
  return (
    <div className="space-y-10">
      <PageHead title={words.title} text={words.text} back={{ to: LETTERS, words: letters.back }}>
        <Link className={LINK} to="/gallery">
          {words.signature}
        </Link>
      </PageHead>
      {error ? <Trouble error={error} onRetry={retry} /> : value ? null : <Loading />}
      {value ? (
        <div className="gap-x-16 md:columns-2">
          {SUBJECTS.filter((subject) => value.mails.some((one) => one.subject === subject)).map((subject) => (
            <section key={subject} className="mb-10 break-inside-avoid">
              <h2 className="border-b border-ink pb-2 font-display text-title">{letters.subjects[subject]}</h2>
              <ul className="divide-y divide-line">
                {value.mails
                  .filter((one) => one.subject === subject)
                  .map(({ mail, changed }) => (
                    <li key={mail}>
                      <Link
                        className="flex min-h-11 flex-wrap items-center justify-between gap-x-6 py-2 hover:underline"
                        to={`${LETTER_WORDS}/${mail}`}
                      >
                        {nameMail(mail)}
                        {changed.length > 0 ? (
                          <span className="text-label text-accent">
                            {fill(words.changedIn, {
                              languages: changed.map((locale) => LANGUAGES[locale].name).join(', '),
                            })}
                          </span>
                        ) : null}
                      </Link>
                    </li>
                  ))}
              </ul>
            </section>
          ))}
        </div>
      ) : null}
    </div>
  )
}
