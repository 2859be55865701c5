import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'

import { MOST_WRITTEN_TO } from '../../contract/contacts/values.ts'
import { type Locale, LOCALES } from '../../contract/locale.ts'
import { call } from '../api/call.ts'
import { useFetched } from '../api/use-fetched.ts'
import { useKeptFields } from '../enquiries/use-kept-fields.ts'
import { useLocale } from '../words.ts'
import { useUsualLetters } from './use-usual-letters.ts'

const readIds = (value: string | null | undefined) => (value ?? '').split(',').filter((id) => id !== '')

/** A letter to several people while it is written: kept in the browser, and what the server says of whom it goes to. */
export function useLetter() {
  const own = useLocale()
  const { fields, write, key, clear } = useKeptFields('letter')
  useArrival(fields !== undefined, write)
  const usual = useUsualLetters()
  const people = readIds(fields?.people).slice(0, MOST_WRITTEN_TO)
  const insisted = readIds(fields?.in_spite)
  const { value, error, retry } = useFetched(people.join(','), async (signal) =>
    people.length === 0
      ? []
      : (await call('POST /sales/contacts/recipients', { body: { people } }, { signal })).recipients,
  )
  const recipients = value ?? []
  const isWrittenTo = ({ contact, obstacle }: (typeof recipients)[number]) =>
    obstacle === null || ((obstacle === 'unsubscribed' || obstacle === 'erased') && insisted.includes(contact))
  const reached = recipients.filter(isWrittenTo)
  const spoken = LOCALES.filter((locale) => reached.some((one) => one.locale === locale))
  const textOf = (locale: Locale) => fields?.[`text-${locale}`] ?? usual[locale] ?? ''
  return {
    ...{ fields, write, key, clear, people, insisted, recipients, reached, isWrittenTo, error, retry, textOf },
    /** The languages that it is written in: those of whom it goes to. */
    languages: spoken.length > 0 ? spoken : [own],
    setPeople: (ids: string[]) => write({ people: ids.join(',') }),
    insist: (id: string, isInsisting: boolean) =>
      write({ in_spite: [...insisted.filter((one) => one !== id), ...(isInsisting ? [id] : [])].join(',') }),
  }
}

export type Letter = ReturnType<typeof useLetter>

/** Takes over whom and what an address names, and then forgets the address: going back does not undo what was typed since. */
function useArrival(isOpen: boolean, write: (typed: Record<string, string>) => void) {
  const [params, setParams] = useSearchParams()
  const hasArrived = useRef(false)
  useEffect(() => {
    if (!isOpen || hasArrived.current || params.size === 0) return
    hasArrived.current = true
    const [people, work, slug] = [params.get('people'), params.get('work'), params.get('slug')]
    write({ ...(people ? { people } : {}), ...(work && slug ? { work: slug, work_id: work } : {}) })
    setParams({}, { replace: true })
  }, [isOpen, params, setParams, write])
}
