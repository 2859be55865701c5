import type { Reply } from '../../contract/client.ts'
import { LANGUAGES, LOCALES } from '../../contract/locale.ts'
import type { MailPart, WordedMail } from '../../contract/mail/values.ts'
import { Button } from '../../web/components/button.tsx'
import { call } from '../api/call.ts'
import { useFetched } from '../api/use-fetched.ts'
import { Dialog } from '../components/dialog.tsx'
import { Loading } from '../components/loading.tsx'
import { formatMoment } from '../components/moments.ts'
import { toast } from '../components/toasts.tsx'
import { Trouble } from '../components/trouble.tsx'
import { useLocale, useWords } from '../words.ts'

type Entry = Reply<'GET /letters/words/{mail}/history'>['entries'][number]

interface Props {
  mail: WordedMail
  onTake: (words: Entry['words']) => void
  onClose: () => void
}

/** What the words of a mail were each time they were changed, and the way back to any of it. */
export function WordsHistory({ mail, onTake, onClose }: Props) {
  const { words } = useWords().letters
  const { publishing } = useWords()
  const locale = useLocale()
  const { value, error, retry } = useFetched(mail, (signal) =>
    call('GET /letters/words/{mail}/history', { params: { mail } }, { signal }),
  )
  function take(entry: Entry) {
    onTake(entry.words)
    onClose()
    toast(words.taken)
  }
  return (
    <Dialog label={words.history} place="edge" onClose={onClose}>
      <h2 className="font-display text-title">{words.history}</h2>
      {error ? <Trouble error={error} onRetry={retry} /> : value ? null : <Loading />}
      <ol className="mt-6 divide-y divide-line">
        {value?.entries.map((entry, turn) => (
          <li key={entry.entry} className="space-y-1 py-3">
            <p>{entry.actor}</p>
            <p className="text-label text-muted">{formatMoment(entry.at, locale)}</p>
            <Changed words={entry.words} />
            {turn === 0 ? (
              <p className="text-label text-muted">{publishing.asNow}</p>
            ) : (
              <Button look="quiet" onClick={() => take(entry)}>
                {words.take}
              </Button>
            )}
          </li>
        ))}
      </ol>
    </Dialog>
  )
}

/** What was other than it came, part by part. */
function Changed({ words: former }: Pick<Entry, 'words'>) {
  const { words } = useWords().letters
  const texts = (Object.keys(words.parts) as MailPart[]).flatMap((part) =>
    LOCALES.flatMap((locale) => {
      const text = former[part]?.[locale]
      return text === undefined ? [] : [{ part, locale, text }]
    }),
  )
  if (texts.length === 0) return <p className="text-label">{words.asItCame}</p>
  return (
    <dl className="space-y-2 text-label">
      {texts.map(({ part, locale, text }) => (
        <div key={`${part} ${locale}`}>
          <dt className="text-muted">
            {words.parts[part]}, {LANGUAGES[locale].name}
          </dt>
          <dd lang={LANGUAGES[locale].tag} className="break-words whitespace-pre-line">
            {text}
          </dd>
        </div>
      ))}
    </dl>
  )
}
