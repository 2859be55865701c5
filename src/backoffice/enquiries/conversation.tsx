import type { SalesEnquiry } from '../../contract/enquiries/shapes.ts'
import { LARGEST_ATTACHED_MB } from '../../contract/enquiries/values.ts'
import { fill } from '../../messages/fill.ts'
import { formatMoment } from '../components/moments.ts'
import { useLocale, useWords } from '../words.ts'
import { AttachedFiles } from './attached-files.tsx'
import { listSaid, type Said } from './find-news.ts'
import { OfferCard } from './offer-card.tsx'
import type { Act } from './use-thread.ts'

interface Props {
  enquiry: SalesEnquiry
  /** As it was when whoever looks had read it. */
  known: SalesEnquiry
  act: Act
}

/** All that was said and offered, the oldest first, with who of the staff it was. */
export function Conversation({ enquiry, known, act }: Props) {
  return (
    <ol className="space-y-6">
      {listSaid(enquiry, known).map((said) => (
        <li
          key={said.id}
          className={`border-l-2 pl-4 ${said.what === 'message' && said.message.by === 'sender' ? 'border-line' : 'border-accent'}`}
        >
          <SaidHead said={said} enquiry={enquiry} />
          {said.what === 'message' ? (
            <>
              <p className="mt-1 max-w-[65ch] break-words whitespace-pre-line">{said.message.text}</p>
              <ByMail message={said.message} />
              <AttachedFiles reference={enquiry.reference} files={said.message.files} />
            </>
          ) : (
            <OfferCard offer={said.offer} reference={enquiry.reference} act={act} />
          )}
        </li>
      ))}
    </ol>
  )
}

/** What else is to be known of an answer by mail. */
function ByMail({ message: { mailed_from, quoted, left_out } }: { message: SalesEnquiry['messages'][number] }) {
  const { enquiries } = useWords()
  return (
    <>
      {mailed_from === null ? null : <p className="mt-1 text-label text-accent">{enquiries.otherAddress}</p>}
      {left_out.length === 0 ? null : (
        <p className="mt-1 text-label break-words text-muted">
          {fill(enquiries.leftOut, { names: left_out.join(', '), max: LARGEST_ATTACHED_MB })}
        </p>
      )}
      {quoted === '' ? null : (
        <details className="mt-1">
          <summary className="min-h-11 cursor-pointer content-center text-label text-muted underline underline-offset-4">
            {enquiries.quoted}
          </summary>
          <p className="max-w-[65ch] text-label break-words whitespace-pre-line text-muted">{quoted}</p>
        </details>
      )}
    </>
  )
}

function SaidHead({ said, enquiry: { name } }: { said: Said; enquiry: SalesEnquiry }) {
  const { enquiries } = useWords()
  const locale = useLocale()
  const sayWho = useSayWho(name)
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-label text-muted">
      <span className="break-words text-ink">{sayWho(said)}</span>
      <time dateTime={said.at}>{formatMoment(said.at, locale)}</time>
      {said.isNew ? <span className="border border-accent px-2 text-accent">{enquiries.isNew}</span> : null}
    </p>
  )
}

/** Tells who said or offered something. */
export function useSayWho(sender: string): (said: Said) => string {
  const { enquiries } = useWords()
  return (said) => {
    if (said.what === 'offer')
      return fill(enquiries.offerMade, { staff: said.offer.staff_name ?? enquiries.formerStaff })
    const { by, staff, staff_name, is_by_mail, mailed_from } = said.message
    const who = staff_name ?? enquiries.formerStaff
    if (by === 'gallery') return who
    if (mailed_from !== null) return fill(enquiries.byMailFrom, { name: sender, address: mailed_from })
    if (is_by_mail) return fill(enquiries.byMail, { name: sender })
    return staff === null ? sender : fill(enquiries.notedBy, { name: sender, staff: who })
  }
}
