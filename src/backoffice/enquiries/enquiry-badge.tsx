import type { SalesEnquiry } from '../../contract/enquiries/shapes.ts'
import { Badge } from '../components/badge.tsx'
import { useWords } from '../words.ts'

/** Where an enquiry stands, in a word: who waits is to be seen from afar. */
export function EnquiryBadge({ enquiry: { status, awaits_answer, origin, messages } }: { enquiry: SalesEnquiry }) {
  const { enquiries } = useWords()
  if (status === 'closed') return <Badge look="over">{enquiries.status.closed}</Badge>
  if (awaits_answer) return <Badge look="waits">{enquiries.waits}</Badge>
  // Who was written to first and has not said anything was not answered.
  const isAnswered = origin !== 'gallery' || messages.some(({ by }) => by === 'sender')
  return <Badge look="open">{isAnswered ? enquiries.answered : enquiries.written}</Badge>
}
