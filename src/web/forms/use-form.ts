import { type FormEvent, type SubmitEvent, useEffect, useRef, useState } from 'react'

import { ApiError, type Call } from '../../contract/client.ts'
import { useLocale } from '../navigation/locale-path.ts'
import { browserApi } from '../page-data.ts'
import { useWords } from '../words.ts'
import { type Control, findFaults } from './find-faults.ts'
import { type Refusal, wordRefusal } from './word-refusal.ts'

/** What was typed into a field; a box that is ticked says `on`. */
type ValueOf = (name: string) => string

/** Sends what was typed, and may answer with what to say when it is done. */
type Send = (value: ValueOf, call: Call, form: HTMLFormElement) => Promise<string | void>

interface FormState extends Refusal {
  phase: 'open' | 'sending' | 'done'
}

const OPEN: FormState = { phase: 'open', errors: {}, message: '' }

/**
 * A form that sends itself once at a time through the API's client. What was typed stays; what is wrong is said under
 * its field until that is edited; the first wrong field takes the focus.
 */
export function useForm(send: Send) {
  const { form: words } = useWords().account
  const locale = useLocale()
  const ref = useRef<HTMLFormElement>(null)
  const isSending = useRef(false)
  const [state, setState] = useState<FormState>(OPEN)
  const { phase, errors, message } = state

  // The message must stand under the field before the focus makes a screen reader say it.
  const [refusals, setRefusals] = useState(0)
  useEffect(() => {
    if (refusals > 0) ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [refusals])

  function refuse(refusal: Refusal) {
    setState({ phase: 'open', ...refusal })
    setRefusals((count) => count + 1)
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSending.current) return
    const form = event.currentTarget
    const controls = [...form.elements].filter((one) => 'required' in one) as unknown as Control[]
    const faults = findFaults(controls, words)
    if (Object.keys(faults).length > 0) return refuse({ errors: faults, message: words.check })

    const typed = new FormData(form)
    isSending.current = true
    setState({ ...OPEN, phase: 'sending' })
    try {
      const valueOf: ValueOf = (name) => {
        const value = typed.get(name)
        return typeof value === 'string' ? value : ''
      }
      const said = await send(valueOf, browserApi(locale), form)
      setState({ ...OPEN, phase: 'done', message: said ?? '' })
    } catch (fault) {
      const names = controls.map(({ name }) => name)
      refuse(wordRefusal(fault, names, words))
      if (!(fault instanceof ApiError)) throw fault
    } finally {
      isSending.current = false
    }
  }

  function mend(name: string) {
    setState(({ phase: now, errors: { [name]: mended, ...others }, ...rest }) => ({
      ...rest,
      phase: now === 'done' ? 'open' : now,
      errors: others,
      message: mended !== undefined && Object.keys(others).length > 0 ? rest.message : '',
    }))
  }

  return {
    phase,
    message,
    /** What was wrong with a field is so no more: for fields that are filled in without being typed into. */
    mend,
    hasFieldErrors: Object.keys(errors).length > 0,
    /** For the form element; without a script its fields would never go into the address. */
    props: {
      ref,
      method: 'post',
      noValidate: true,
      onSubmit: (event: SubmitEvent<HTMLFormElement>) => void submit(event),
      onInput: ({ target }: FormEvent<HTMLFormElement>) => mend((target as unknown as Control).name),
    } as const,
    /** For a field: its name and what is wrong with it. */
    field: (name: string) => ({ name, error: errors[name] }),
  }
}
