import type { SalesEnquiry } from '../../contract/enquiries/shapes.ts'
import { useWords } from '../words.ts'

/** Where an enquiry stands, in a word: who waits is to be seen from afar. */
export function EnquiryBadge({ enquiry: { status, awaits_answer } }: { enquiry: SalesEnquiry }) {
  const { enquiries } = useWords()
  const [look, words] =
    status === 'closed'
      ? ['border-line text-muted', enquiries.status.closed]
      : awaits_answer
        ? ['border-accent text-accent', enquiries.waits]
        : ['border-line', enquiries.answered]
  return <span className={`inline-block border px-2 py-0.5 text-label whitespace-nowrap ${look}`}>{words}</span>
}
