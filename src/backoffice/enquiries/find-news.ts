import type { SalesEnquiry } from '../../contract/enquiries/shapes.ts'

type Message = SalesEnquiry['messages'][number]
type Offer = SalesEnquiry['offers'][number]

/** One thing that was said or offered. */
export type Said =
  | { what: 'message'; id: string; at: string; isNew: boolean; message: Message }
  | { what: 'offer'; id: string; at: string; isNew: boolean; offer: Offer }

/** All that was said and offered, in its order, and what of it somebody has not read who knows how it was before. */
export function listSaid({ messages, offers }: SalesEnquiry, known: SalesEnquiry): Said[] {
  const said: Said[] = [
    ...messages.map((message, place) => ({
      ...{ what: 'message' as const, id: `m${place}`, at: message.at, message },
      isNew: place >= known.messages.length,
    })),
    ...offers.map((offer) => ({
      ...{ what: 'offer' as const, id: offer.id, at: offer.at, offer },
      isNew: known.offers.every(({ id }) => id !== offer.id),
    })),
  ]
  return said.toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at))
}
