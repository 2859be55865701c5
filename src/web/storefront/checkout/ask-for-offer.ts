import type { Quote } from '../../../contract/sale/shapes.ts'
import { enquiryPath } from '../enquiry/enquiry-path.ts'

/** Where an offer is asked for: with the works that have no price of shipping there. */
export const askForOffer = ({ lines }: Quote): string =>
  enquiryPath(
    lines.flatMap(({ artwork, state, delivery }) => (state !== 'gone' && delivery === null ? [artwork] : [])),
    'delivery',
  )
