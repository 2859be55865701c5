import { type ReactNode, useState } from 'react'

import { fill } from '../../../messages/fill.ts'
import { useWords } from '../../words.ts'
import { EnquiryForm, type EnquiryFormProps } from './enquiry-form.tsx'
import type { Asked } from './use-asked-works.ts'
import { WorkLabel } from './work-label.tsx'

interface EnquiryPartProps extends Pick<EnquiryFormProps, 'kind'> {
  asked: Omit<Asked, 'isOfDelivery'>
  /** In a modal: its heading, which gives way to what came of it. */
  title?: string
  /** What stands below the words of thanks. */
  after?: ReactNode
}

/** The form with the works it is about, and in its place what came of it. */
export function EnquiryPart({ kind, asked: { works, count, whenKnown }, title, after }: EnquiryPartProps) {
  const { introductions, form } = useWords().enquiry
  const [sent, setSent] = useState<{ reference: string; email: string }>()
  if (sent) return <Thanks {...sent} isOfModal={title !== undefined} after={after} />
  return (
    <>
      {title ? <h2 className="mb-4 pr-8 font-display text-heading">{title}</h2> : null}
      <p className="mb-8 max-w-[60ch] text-body text-muted">{introductions[kind]}</p>
      {count > 0 && works?.length !== 0 ? (
        <ul aria-label={form.works} aria-busy={works === undefined} className="mb-8 border-t border-line">
          {(works ?? Array.from({ length: count }, () => undefined)).map((work, at) => (
            <li key={work?.id ?? -at} className="min-h-20 border-b border-line py-2">
              {work ? <WorkLabel work={work} /> : null}
            </li>
          ))}
        </ul>
      ) : null}
      <EnquiryForm kind={kind} whenKnown={whenKnown} onSent={setSent} />
    </>
  )
}

interface ThanksProps extends Pick<EnquiryPartProps, 'after'> {
  reference: string
  email: string
  isOfModal: boolean
}

function Thanks({ reference, email, isOfModal, after }: ThanksProps) {
  const { done } = useWords().enquiry
  const Heading = isOfModal ? 'h2' : 'h3'
  return (
    <div className="max-w-[60ch] space-y-6">
      <div role="status" className="space-y-6">
        <Heading
          ref={(heading) => heading?.focus()}
          tabIndex={-1}
          className={`font-display outline-none ${isOfModal ? 'pr-8 text-heading' : 'text-title'}`}
        >
          {done.title}
        </Heading>
        <dl>
          <dt className="text-label text-muted">{done.reference}</dt>
          <dd className="font-display text-title">{reference}</dd>
        </dl>
        <p className="text-lead break-words">{fill(done.text, { email })}</p>
      </div>
      {after}
    </div>
  )
}
