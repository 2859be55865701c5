import type { Reply } from '../../contract/client.ts'
import { fill } from '../../messages/fill.ts'
import { nameLanguage } from '../components/name-language.ts'
import { useLocale, useWords } from '../words.ts'
import type { Work } from './issue.ts'

interface Props {
  audience: Reply<'GET /newsletter/issues/{issue}/readiness'>['readiness']['audience']
  works: Work[]
}

/** Who gets a letter in which language, and which of its works readers see otherwise than as for sale. */
export function Audience({ audience, works }: Props) {
  const { ready, workStates, unnamedWork } = useWords().newsletter
  const spoken = useLocale()
  const total = audience.reduce((sum, { readers }) => sum + readers, 0)
  const odd = works.flatMap(({ id, title, state }) => (state === 'available' ? [] : [{ id, title, state }]))
  return (
    <>
      <section className="space-y-2">
        <h3 className="text-label text-muted">{ready.readers}</h3>
        {total === 0 ? <p>{ready.nobody}</p> : <p>{fill(ready.total, { count: total })}</p>}
        <ul>
          {audience.map(({ locale, readers, gets }) => (
            <li key={locale}>
              {fill(ready.reads, { language: nameLanguage(locale, spoken), count: readers })}
              {gets === locale ? null : (
                <span className="block text-label text-accent">
                  {fill(ready.standsIn, { language: nameLanguage(gets, spoken) })}
                </span>
              )}
            </li>
          ))}
        </ul>
      </section>
      {odd.length > 0 ? (
        <section className="space-y-2">
          <h3 className="text-label text-muted">{ready.works}</h3>
          <ul>
            {odd.map(({ id, title, state }) => (
              <li key={id}>
                <cite>{title || unnamedWork}</cite>
                <span className="block text-label text-accent">{workStates[state]}</span>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </>
  )
}
