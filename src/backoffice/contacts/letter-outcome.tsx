import { Link } from 'react-router'

import type { Reply } from '../../contract/client.ts'
import { fill } from '../../messages/fill.ts'
import { Button } from '../../web/components/button.tsx'
import { ENQUIRIES } from '../kinds.ts'
import { useWords } from '../words.ts'
import type { Letter } from './use-letter.ts'

interface Props extends Reply<'POST /sales/contacts/letters'> {
  recipients: Letter['recipients']
  onAgain: () => void
}

/** Who was written to, with the way to each conversation, and who was not and why. */
export function LetterOutcome({ threads, left_out, recipients, onAgain }: Props) {
  const { contacts } = useWords()
  const words = contacts.letter
  const nameOf = (id: string) => recipients.find(({ contact }) => contact === id)?.name || contacts.noName
  return (
    <div className="max-w-3xl space-y-8">
      <section className="space-y-2">
        <div role="status">
          <h2 className="border-b border-ink pb-2 font-display text-title">
            {fill(words.done, { count: threads.length })}
          </h2>
        </div>
        <ul className="divide-y divide-line">
          {threads.map(({ contact, enquiry }) => (
            <li key={contact} className="flex min-h-11 flex-wrap items-center justify-between gap-x-6 py-1">
              <span className="min-w-0 break-words">{nameOf(contact)}</span>
              <Link
                className="inline-flex min-h-11 items-center underline underline-offset-4"
                aria-label={`${words.toThread}: ${nameOf(contact)}`}
                to={`${ENQUIRIES}/${enquiry}`}
              >
                {words.toThread}
              </Link>
            </li>
          ))}
        </ul>
      </section>
      {left_out.length > 0 ? (
        <section className="space-y-2">
          <h2 className="border-b border-ink pb-2 font-display text-title">
            {fill(words.leftOut, { count: left_out.length })}
          </h2>
          <ul className="divide-y divide-line">
            {left_out.map(({ contact, obstacle }) => (
              <li key={contact} className="py-2 break-words">
                {nameOf(contact)}
                <span className="block text-label text-muted">{words.obstacles[obstacle]}</span>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      <Button look="outline" onClick={onAgain}>
        {words.again}
      </Button>
    </div>
  )
}
