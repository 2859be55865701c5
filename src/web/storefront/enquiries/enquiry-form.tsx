import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

import type { Enquiry } from '../../../contract/enquiries/shapes.ts'
import { LONGEST_MESSAGE } from '../../../contract/enquiries/values.ts'
import { fill } from '../../../messages/fill.ts'
import { Field } from '../../components/field.tsx'
import { Form } from '../../forms/form.tsx'
import { Honeypot } from '../../forms/honeypot.tsx'
import { keepKey } from '../../forms/keep-key.ts'
import { TextArea } from '../../forms/text-area.tsx'
import { useForm } from '../../forms/use-form.ts'
import { useLocale } from '../../navigation/locale-path.ts'
import { useAuth } from '../../state/auth-store.ts'
import { useWords } from '../../words.ts'
import { draftOf, forgetDraft, keepDraft } from './drafts.ts'
import type { Asked } from './use-asked-works.ts'

export interface EnquiryFormProps {
  kind: Enquiry['kind']
  /** The works it is about, as soon as they are known. */
  whenKnown: Asked['whenKnown']
  onSent: (sent: { reference: string; email: string }) => void
}

/** Who writes, and what; whatever goes wrong on its way, everything typed stays. */
export function EnquiryForm({ kind, whenKnown, onSent }: EnquiryFormProps) {
  const { enquiry, account } = useWords()
  const { form: words } = enquiry
  const locale = useLocale()
  const user = useAuth((auth) => auth.user)
  const keyOf = useRef(keepKey())
  const isSent = useRef(false)
  const { pathname, search } = useLocation()
  const draft = pathname + search
  const form = useForm(async (value, call, element) => {
    const typed = new FormData(element)
    const artworks = (await whenKnown()).map(({ id }) => id)
    typed.set('about', `${kind} ${artworks.join()}`)
    const email = value('email')
    const { reference } = await call('POST /enquiries', {
      body: {
        key: keyOf.current(typed),
        kind,
        artworks,
        name: value('name'),
        email,
        phone: value('phone'),
        message: value('message'),
        locale,
        website: value('website'),
      },
    })
    isSent.current = true
    forgetDraft(draft)
    onSent({ reference, email })
  })

  const { ref } = form.props
  useEffect(() => {
    const element = ref.current
    return () => {
      if (!element || isSent.current) return
      const typed = new FormData(element)
      // What the account has filled in is its own: after a logout it is not shown to whoever comes next.
      const known = useAuth.getState().user
      for (const name of ['name', 'email'] as const) if (typed.get(name) === known?.[name]) typed.delete(name)
      keepDraft(draft, typed)
    }
  }, [ref, draft])

  return (
    <Form form={form} submit={words.submit} label={words.label}>
      <div className="grid gap-6 md:grid-cols-2">
        <Field
          label={words.name}
          autoComplete="name"
          maxLength={100}
          required
          defaultValue={draftOf(draft, 'name') ?? user?.name ?? ''}
          {...form.field('name')}
        />
        <Field
          label={words.email}
          type="email"
          autoComplete="email"
          autoCapitalize="off"
          maxLength={254}
          required
          defaultValue={draftOf(draft, 'email') ?? user?.email ?? ''}
          {...form.field('email')}
        />
      </div>
      <Field
        label={fill(account.form.optional, { label: words.phone })}
        type="tel"
        autoComplete="tel"
        maxLength={40}
        defaultValue={draftOf(draft, 'phone')}
        {...form.field('phone')}
      />
      <TextArea
        label={words.message}
        maxLength={LONGEST_MESSAGE}
        required
        data-missing={words.messageMissing}
        defaultValue={draftOf(draft, 'message')}
        {...form.field('message')}
      />
      <Honeypot label={words.website} />
    </Form>
  )
}
