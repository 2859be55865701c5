import { useState } from 'react'

import { ApiError, type Reply } from '../../contract/client.ts'
import { LOCALES, type Locale } from '../../contract/locale.ts'
import type { MailPart } from '../../contract/mail/values.ts'
import { call } from '../api/call.ts'
import { toast } from '../components/toasts.tsx'
import { useReason } from '../components/trouble.tsx'
import { useWords } from '../words.ts'

export type MailWords = Reply<'GET /letters/words/{mail}'>['words']
type Former = Reply<'GET /letters/words/{mail}/history'>['entries'][number]['words']
type Typed = Partial<Record<string, string>>

const placeOf = (part: MailPart, locale: Locale) => `${part}.${locale}`

/** What each part says in each language: as it was changed, or as it came. */
const saidIn = ({ parts }: MailWords): Typed =>
  Object.fromEntries(
    parts.flatMap(({ part, original, changed }) =>
      LOCALES.map((locale) => [placeOf(part, locale), changed[locale] ?? original[locale]]),
    ),
  )

/** The words of a mail while somebody writes them; nothing that others save meanwhile is written over unseen. */
export function useTypedWords(first: MailWords) {
  const { words } = useWords().letters
  const reason = useReason()
  const [known, setKnown] = useState(first)
  // What was there when the writing began: what differs from it later, others have saved.
  const [base, setBase] = useState(() => saidIn(first))
  const [typed, setTyped] = useState(base)
  const [errors, setErrors] = useState<Typed>({})
  const [isSaving, setSaving] = useState(false)
  const said = saidIn(known)
  const isChanged = Object.keys(said).some((place) => typed[place] !== said[place])

  function settle(next: MailWords) {
    setKnown(next)
    setBase(saidIn(next))
    setTyped(saidIn(next))
    setErrors({})
  }

  /** Saves what was typed, or what is given; answers whether it was. */
  async function save(wished = typed): Promise<boolean> {
    if (isSaving) return false
    setSaving(true)
    const params = { mail: known.mail }
    const body = { version: known.version, words: gather(known, wished) }
    try {
      settle((await call('PUT /letters/words/{mail}', { params, body })).words)
      return true
    } catch (fault) {
      toast(reason(fault))
      if (fault instanceof ApiError && fault.code === 'content-changed') {
        const { words: newest } = await call('GET /letters/words/{mail}', { params })
        setKnown(newest)
      }
      setErrors(fault instanceof ApiError && fault.code === 'validation-failed' ? errorsIn(fault) : {})
      return false
    } finally {
      setSaving(false)
    }
  }

  return {
    ...{ known, errors, isChanged, isSaving, save },
    textOf: (part: MailPart, locale: Locale) => typed[placeOf(part, locale)] ?? '',
    write: (part: MailPart, locale: Locale, text: string) => {
      setTyped((before) => ({ ...before, [placeOf(part, locale)]: text }))
      setErrors((before) => ({ ...before, [placeOf(part, locale)]: undefined }))
    },
    /** Writes words of before into the form; what they leave out is as it came. They count once they are saved. */
    takeUp: (former: Former) => {
      const parts = known.parts.map((part) => ({ ...part, changed: former[part.part] ?? {} }))
      setTyped(saidIn({ ...known, parts }))
      setErrors({})
    },
    errorOf: (part: MailPart, locale: Locale) => errors[placeOf(part, locale)],
    /** What somebody else has saved since the writing began. */
    meanwhileOf: (part: MailPart, locale: Locale) => {
      const place = placeOf(part, locale)
      return said[place] !== base[place] && said[place] !== typed[place] ? said[place] : undefined
    },
    noteErrors: (fault: ApiError) => setErrors((before) => ({ ...before, ...errorsIn(fault) })),
    reset: async () => {
      if (await save({})) toast(words.resetDone)
    },
  }
}

const gather = ({ parts }: MailWords, typed: Typed) =>
  Object.fromEntries(
    parts.map(({ part }) => [
      part,
      Object.fromEntries(
        LOCALES.flatMap((locale) => {
          const text = typed[placeOf(part, locale)]
          return text === undefined ? [] : [[locale, text]]
        }),
      ),
    ]),
  )

/** What is wrong, by place, whoever has noticed it. */
const errorsIn = ({ errors }: ApiError): Typed =>
  Object.fromEntries(Object.entries(errors).map(([place, [error]]) => [place.replace(/^words\./, ''), error]))
