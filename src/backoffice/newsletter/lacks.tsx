import { DEFAULT_LOCALE, isLocale, type Locale } from '../../contract/locale.ts'
import { fill } from '../../messages/fill.ts'
import { Button } from '../../web/components/button.tsx'
import { nameLanguage } from '../components/name-language.ts'
import { useLocale, useWords } from '../words.ts'
import type { Block } from './issue.ts'
import { useNamePlace } from './use-name-place.ts'

interface Props {
  lacks: string[]
  body: Block[]
  onGo: (path: string, language: Locale | undefined) => void
}

/** What has to be written before a letter can go out, each a press away from where it is. */
export function Lacks({ lacks, body, onGo }: Props) {
  const { ready } = useWords().newsletter
  const spoken = useLocale()
  const nameOf = useNamePlace(body)
  return (
    <div className="space-y-4 pt-6">
      <h3>{ready.lacks}</h3>
      <p className="text-label text-muted">
        {fill(ready.lacksText, { language: nameLanguage(DEFAULT_LOCALE, spoken) })}
      </p>
      <ul className="divide-y divide-line border-y border-line">
        {lacks.map((path) => {
          const language = path.split('.').at(-1)
          return (
            <li key={path}>
              <Button look="quiet" onClick={() => onGo(path, isLocale(language) ? language : undefined)}>
                {path === 'body' ? ready.bodyLacks : nameOf(path)}
              </Button>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
