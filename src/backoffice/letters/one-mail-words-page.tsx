import { useState } from 'react'
import { useParams } from 'react-router'

import type { Locale } from '../../contract/locale.ts'
import { WORDED_MAILS } from '../../contract/mail/values.ts'
import { fill } from '../../messages/fill.ts'
import { Button } from '../../web/components/button.tsx'
import { useAuth } from '../../web/state/auth-store.ts'
import { call } from '../api/call.ts'
import { useFetched } from '../api/use-fetched.ts'
import { NotFound } from '../app/not-found.tsx'
import { FetchedPage } from '../components/fetched-page.tsx'
import { nameLanguage } from '../components/name-language.ts'
import { PageHead } from '../components/page-head.tsx'
import { toast } from '../components/toasts.tsx'
import { useReason } from '../components/trouble.tsx'
import { useTitle } from '../components/use-title.ts'
import { LETTER_WORDS } from '../kinds.ts'
import { useLocale, useWords } from '../words.ts'
import { Languages } from './languages.tsx'
import { PartField } from './part-field.tsx'
import { UnsavedGuard } from './unsaved-guard.tsx'
import { useMailName } from './use-mail-name.ts'
import { type MailWords, useTypedWords } from './use-typed-words.ts'
import { WordsHistory } from './words-history.tsx'
import { WordsPreview } from './words-preview.tsx'

/** The words of one mail in every language, beside how it looks. */
export function OneMailWordsPage() {
  const { mail: named } = useParams()
  const mail = WORDED_MAILS.find((one) => one === named)
  return mail ? <KnownMail key={mail} mail={mail} /> : <NotFound />
}

function KnownMail({ mail }: Pick<MailWords, 'mail'>) {
  const fetched = useFetched(
    mail,
    async (signal) => (await call('GET /letters/words/{mail}', { params: { mail } }, { signal })).words,
  )
  return <FetchedPage fetched={fetched}>{(words) => <WordsForm first={words} />}</FetchedPage>
}

function WordsForm({ first }: { first: MailWords }) {
  const { words } = useWords().letters
  const name = useMailName()(first.mail)
  const [locale, setLocale] = useState<Locale>(useLocale())
  const typed = useTypedWords(first)
  const [isHistoryShown, setHistoryShown] = useState(false)
  const { known, isChanged, isSaving } = typed
  useTitle(name)
  const inLanguage = Object.fromEntries(known.parts.map(({ part }) => [part, typed.textOf(part, locale)]))
  return (
    <div className="space-y-8">
      <PageHead title={name} back={{ to: LETTER_WORDS, words: words.back }} />
      <div className="grid items-start gap-x-16 gap-y-10 lg:grid-cols-2">
        <form
          className="space-y-8"
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            void typed.save().then((isDone) => isDone && toast(words.saved))
          }}
        >
          <Languages value={locale} onChange={setLocale} />
          <p className="text-label break-words text-muted">
            {fill(words.places, { places: known.places[locale].map((place) => `{${place}}`).join(' ') })}
          </p>
          {known.parts.map((part) => (
            <PartField key={`${part.part} ${locale}`} part={part} locale={locale} typed={typed} />
          ))}
          <div className="flex flex-wrap items-center gap-4">
            <Button type="submit" aria-disabled={isSaving || !isChanged} className="aria-disabled:opacity-50">
              {isSaving ? words.saving : words.save}
            </Button>
            <TestButton mail={known.mail} locale={locale} />
            {isChanged ? <span className="text-label text-accent">{words.unsaved}</span> : null}
          </div>
          <p className="text-label text-muted">{words.testHint}</p>
          {known.parts.some(({ changed }) => Object.keys(changed).length > 0) ? (
            <Button look="quiet" onClick={() => void typed.reset()}>
              {words.resetAll}
            </Button>
          ) : null}
          {known.version > 0 ? (
            <Button look="quiet" onClick={() => setHistoryShown(true)}>
              {words.history}
            </Button>
          ) : null}
        </form>
        <WordsPreview mail={known.mail} locale={locale} words={inLanguage} onFault={typed.noteErrors} />
      </div>
      {isHistoryShown ? (
        <WordsHistory mail={known.mail} onTake={typed.takeUp} onClose={() => setHistoryShown(false)} />
      ) : null}
      <UnsavedGuard isUnsaved={isChanged} />
    </div>
  )
}

function TestButton({ mail, locale }: Pick<MailWords, 'mail'> & { locale: Locale }) {
  const { words } = useWords().letters
  const email = useAuth(({ user }) => user?.email ?? '')
  const spoken = useLocale()
  const reason = useReason()
  const send = () =>
    call('POST /letters/words/{mail}/test', { params: { mail }, body: { locale } }).then(
      () => toast(fill(words.testSent, { language: nameLanguage(locale, spoken), email })),
      (fault: unknown) => toast(reason(fault)),
    )
  return (
    <Button look="outline" onClick={() => void send()}>
      {words.send}
    </Button>
  )
}
