import { useState } from 'react'
import { useLocation, useParams } from 'react-router'

import type { SalesEnquiry } from '../../contract/enquiries/shapes.ts'
import { fill } from '../../messages/fill.ts'
import { Button } from '../../web/components/button.tsx'
import { call } from '../api/call.ts'
import { FetchedPage } from '../components/fetched-page.tsx'
import { PageHead } from '../components/page-head.tsx'
import { useTitle } from '../components/use-title.ts'
import { ENQUIRIES } from '../kinds.ts'
import { useWords } from '../words.ts'
import { AnswerForm } from './answer-form.tsx'
import { Assignment } from './assignment.tsx'
import { Conversation } from './conversation.tsx'
import { EnquiryBadge } from './enquiry-badge.tsx'
import { OfferForm } from './offer-form.tsx'
import { SenderFacts } from './sender-facts.tsx'
import { useThread } from './use-thread.ts'
import { WithoutAddress } from './without-address.tsx'
import { WorkLink } from './work-link.tsx'

/** One conversation: who asks about what, all that was said and offered, and the gallery's answer. */
export function EnquiryPage() {
  const { reference = '' } = useParams()
  return <OneEnquiry key={reference} reference={reference} />
}

function OneEnquiry({ reference }: { reference: string }) {
  const { fetched, known, isBusy, act } = useThread(reference)
  return (
    <FetchedPage fetched={fetched}>
      {(enquiry) => <Thread enquiry={enquiry} known={known ?? enquiry} isBusy={isBusy} act={act} />}
    </FetchedPage>
  )
}

type Props = Omit<ReturnType<typeof useThread>, 'fetched' | 'known'> & { enquiry: SalesEnquiry; known: SalesEnquiry }

function Thread({ enquiry, known, isBusy, act }: Props) {
  const { enquiries } = useWords()
  const [isOffering, setOffering] = useState(false)
  // The list is shown as it was left.
  const { search = '' } = (useLocation().state ?? {}) as { search?: string }
  const { reference, name, status, artworks, version } = enquiry
  useTitle(fill(enquiries.heading, { name, reference }))
  const isClosed = status === 'closed'
  const person = enquiry.origin === 'gallery' ? enquiries.reader : enquiries.sender
  const setStatus = (wished: SalesEnquiry['status'], told: string) =>
    void act(
      () =>
        call('POST /sales/enquiries/{enquiry}/status', {
          params: { enquiry: reference },
          body: { status: wished, seen: version },
        }),
      told,
    )
  return (
    <div className="space-y-8">
      <PageHead
        title={name}
        back={{ to: ENQUIRIES + search, words: enquiries.back }}
        badge={<EnquiryBadge enquiry={enquiry} />}
      >
        <p className="text-label text-muted">{reference}</p>
        {isClosed ? <p className="text-muted">{enquiries.closedNote}</p> : null}
      </PageHead>
      <div className="grid items-start gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="min-w-0 space-y-10">
          <section className="space-y-6">
            <h2 className="border-b border-ink pb-2 font-display text-title">{enquiries.conversation}</h2>
            <Conversation enquiry={enquiry} known={known} act={act} />
          </section>
          <AnswerForm enquiry={enquiry} known={known} isBusy={isBusy} act={act} />
          <div className="flex flex-wrap gap-4 border-t border-line pt-6">
            {enquiry.email === '' ? (
              <p className="content-center text-label text-muted">{enquiries.noAddress.offer}</p>
            ) : (
              <Button look="outline" onClick={() => setOffering(true)}>
                {enquiries.offer.open}
              </Button>
            )}
            {isClosed ? (
              <Button look="outline" onClick={() => setStatus('open', enquiries.reopened)}>
                {enquiries.reopen}
              </Button>
            ) : (
              <Button look="outline" onClick={() => setStatus('closed', enquiries.closed)}>
                {enquiries.close}
              </Button>
            )}
          </div>
        </div>
        <aside aria-label={person} className="min-w-0 space-y-8">
          <section className="space-y-4">
            <h2 className="border-b border-ink pb-2 font-display text-title">{person}</h2>
            <Assignment enquiry={enquiry} act={act} />
            <SenderFacts enquiry={enquiry} />
            {enquiry.email === '' ? <WithoutAddress enquiry={enquiry} act={act} /> : null}
          </section>
          {artworks.length > 0 ? (
            <section className="space-y-2">
              <h2 className="border-b border-ink pb-2 font-display text-title">{enquiries.works}</h2>
              <ul className="space-y-2">
                {artworks.map((artwork) => (
                  <li key={artwork.id}>
                    <WorkLink artwork={artwork} id={artwork.id} />
                  </li>
                ))}
              </ul>
            </section>
          ) : null}
        </aside>
      </div>
      {isOffering ? (
        <OfferForm enquiry={enquiry} known={known} isBusy={isBusy} act={act} onClose={() => setOffering(false)} />
      ) : null}
    </div>
  )
}
