import { type FormEvent, useState } from 'react'

import { ApiError, type Reply } from '../../contract/client.ts'
import { LONGEST_MESSAGE } from '../../contract/enquiries/values.ts'
import { LANGUAGES } from '../../contract/locale.ts'
import { fill } from '../../messages/fill.ts'
import { Button } from '../../web/components/button.tsx'
import { TextArea } from '../../web/forms/text-area.tsx'
import { call } from '../api/call.ts'
import { FormDialog } from '../components/form-dialog.tsx'
import { nameLanguage } from '../components/name-language.ts'
import { PageHead } from '../components/page-head.tsx'
import { toast } from '../components/toasts.tsx'
import { useReason } from '../components/trouble.tsx'
import { useTitle } from '../components/use-title.ts'
import { parseNumber } from '../editor/inputs/parse-number.ts'
import { ReferenceField } from '../editor/inputs/reference-field.tsx'
import { PEOPLE } from '../kinds.ts'
import { useLocale, useWords } from '../words.ts'
import { LetterOutcome } from './letter-outcome.tsx'
import { LetterPeople } from './letter-people.tsx'
import { LetterPreview } from './letter-preview.tsx'
import { LetterPrice, untilOf } from './letter-price.tsx'
import { type Letter, useLetter } from './use-letter.ts'

type Outcome = Reply<'POST /sales/contacts/letters'> & { recipients: Letter['recipients'] }

/** One work, offered to several people with a letter each; each is seen before any is sent. */
export function OfferToSeveralPage() {
  const { contacts } = useWords()
  const words = contacts.letter
  const letter = useLetter()
  const [outcome, setOutcome] = useState<Outcome>()
  useTitle(words.title)
  return (
    <div className="space-y-10">
      <PageHead title={words.title} text={words.text} back={{ to: PEOPLE, words: contacts.back }} />
      {outcome ? (
        <LetterOutcome {...outcome} onAgain={() => setOutcome(undefined)} />
      ) : letter.fields ? (
        <LetterForm letter={letter} onSent={setOutcome} />
      ) : null}
    </div>
  )
}

function LetterForm({ letter, onSent }: { letter: Letter; onSent: (outcome: Outcome) => void }) {
  const words = useWords().contacts.letter
  const own = useLocale()
  const reason = useReason()
  const [errors, setErrors] = useState<Record<string, string | undefined>>({})
  const [isAsking, setAsking] = useState(false)
  const { fields = {}, reached, languages, textOf } = letter
  const isPriced = Boolean(fields.priced)
  const parsed = parseNumber(fields.price ?? '', { min: 1, max: 1_000_000, decimals: 2 })
  const price = 'value' in parsed ? parsed.value : undefined
  const write = (typed: Record<string, string>) => {
    setErrors({})
    letter.write(typed)
  }

  function ask(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const missing = {
      artwork: fields.work_id ? undefined : words.missingWork,
      price: isPriced && price === undefined ? words.missingPrice : undefined,
      people: reached.length > 0 ? undefined : words.missingPeople,
      texts: languages.every((locale) => textOf(locale).trim() !== '') ? undefined : words.missingWords,
    }
    setErrors(missing)
    if (Object.values(missing).some(Boolean)) {
      toast(Object.values(missing).find(Boolean) ?? '')
      return
    }
    setAsking(true)
  }

  async function send(): Promise<boolean> {
    const texts = Object.fromEntries(languages.map((locale) => [locale, textOf(locale)]))
    const people = reached.map(({ contact }) => ({ contact, in_spite: letter.insisted.includes(contact) }))
    const offer = isPriced ? { price: price ?? null, valid_until: untilOf(fields.until) } : {}
    try {
      const sent = await call('POST /sales/contacts/letters', {
        body: { key: letter.key(), artwork: Number(fields.work_id), texts, people, ...offer },
      })
      letter.clear()
      onSent({ ...sent, recipients: letter.recipients })
      return true
    } catch (fault) {
      const told = fault instanceof ApiError ? fault.errors : {}
      setErrors(Object.fromEntries(Object.entries(told).map(([name, [error]]) => [name, error])))
      toast(Object.values(told)[0]?.[0] ?? reason(fault))
      setAsking(false)
      return false
    }
  }

  const isOne = reached.length === 1
  return (
    <>
      <form className="grid gap-x-16 gap-y-10 lg:grid-cols-2" noValidate onSubmit={ask}>
        <div className="space-y-8">
          <ReferenceField
            kind="artworks"
            label={words.work}
            value={fields.work || undefined}
            error={errors.artwork}
            onChange={(slug = '', id = 0) => write({ work: slug, work_id: id ? String(id) : '' })}
          />
          <LetterPeople letter={letter} error={errors.people} />
          <LetterPrice fields={fields} errors={errors} write={write} />
          {languages.map((locale) => (
            <TextArea
              key={locale}
              label={fill(words.words, { language: nameLanguage(locale, own) })}
              hint={words.wordsHint}
              lang={LANGUAGES[locale].tag}
              rows={8}
              maxLength={LONGEST_MESSAGE}
              value={textOf(locale)}
              error={errors.texts}
              onChange={({ target }) => write({ [`text-${locale}`]: target.value })}
            />
          ))}
        </div>
        <div className="space-y-8">
          <LetterPreview letter={letter} price={isPriced ? (price ?? null) : null} />
          <Button type="submit">
            {reached.length === 0
              ? words.sendNone
              : isOne
                ? words.sendOne
                : fill(words.send, { count: reached.length })}
          </Button>
        </div>
      </form>
      {isAsking ? (
        <FormDialog
          title={isOne ? words.sureOne : fill(words.sure, { count: reached.length })}
          act={words.sendNow}
          onSend={send}
          onClose={() => setAsking(false)}
        >
          <p>{words.sureText}</p>
        </FormDialog>
      ) : null}
    </>
  )
}
