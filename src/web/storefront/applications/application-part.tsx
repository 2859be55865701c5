import { useState } from 'react'

import { fill } from '../../../messages/fill.ts'
import { useWords } from '../../words.ts'
import { ApplicationForm } from './application-form.tsx'

/** The form, and in its place what came of it. */
export function ApplicationPart() {
  const { form, done } = useWords().application
  const [sent, setSent] = useState<{ reference: string; email: string }>()
  if (!sent) {
    return (
      <div className="max-w-3xl">
        <p className="mb-8 text-body text-muted">{form.introduction}</p>
        <ApplicationForm onSent={setSent} />
      </div>
    )
  }
  return (
    <div role="status" className="max-w-[60ch] space-y-6">
      <h3 ref={(heading) => heading?.focus()} tabIndex={-1} className="font-display text-title">
        {done.title}
      </h3>
      <dl>
        <dt className="text-label text-muted">{done.reference}</dt>
        <dd className="font-display text-heading">{sent.reference}</dd>
      </dl>
      <p className="text-lead">{fill(done.text, { email: sent.email })}</p>
    </div>
  )
}
