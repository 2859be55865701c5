import { type SubmitEvent, useRef, useState } from 'react'

import { ApiError } from '../../../contract/client.ts'
import { Button } from '../../components/button.tsx'
import { Field } from '../../components/field.tsx'
import { useLocale } from '../../navigation/locale-path.ts'
import { useIsHydrated } from '../../navigation/use-is-hydrated.ts'
import { browserApi } from '../../page-data.ts'
import { useWords } from '../../words.ts'

type State = { phase: 'open' | 'sending' | 'done'; error?: string | undefined }

/** Asks for the newsletter; what was typed stays until it has been stored. */
export function NewsletterForm() {
  const { footer } = useWords()
  const locale = useLocale()
  const form = useRef<HTMLFormElement>(null)
  // Before the script runs, sending would put the address into the page's own address.
  const isReady = useIsHydrated()
  const [{ phase, error }, setState] = useState<State>({ phase: 'open' })

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const email = form.current?.querySelector('input')?.value ?? ''
    setState({ phase: 'sending' })
    try {
      await browserApi(locale)('POST /newsletter', { body: { email, locale } })
      setState({ phase: 'done' })
    } catch (fault) {
      const said =
        fault instanceof ApiError && fault.code !== 'unreachable'
          ? (fault.errors.email?.[0] ?? fault.message)
          : undefined
      setState({ phase: 'open', error: said ?? footer.newsletterFailed })
      form.current?.querySelector('input')?.focus()
    }
  }

  return (
    <section aria-label={footer.newsletter} className="max-w-lg">
      <h2 className="font-display text-title">{footer.newsletter}</h2>
      <p className="mt-1 mb-4 text-label text-muted">{footer.newsletterText}</p>
      {phase === 'done' ? (
        <p ref={(text) => text?.focus()} tabIndex={-1} className="text-body">
          {footer.newsletterDone}
        </p>
      ) : null}
      {phase === 'done' ? null : (
        <form
          ref={form}
          noValidate
          className="flex items-start gap-4 unscripted:hidden"
          onSubmit={(event) => void submit(event)}
        >
          <div className="grow">
            <Field
              label={footer.newsletterField}
              name="email"
              type="email"
              autoComplete="email"
              maxLength={254}
              error={error}
              onChange={() => setState({ phase: 'open' })}
            />
          </div>
          <Button type="submit" look="outline" className="mt-6" disabled={!isReady || phase === 'sending'}>
            {footer.newsletterButton}
          </Button>
        </form>
      )}
    </section>
  )
}
