import type { Quote } from '../../../../contract/orders/shapes.ts'
import { enquiryPath } from '../../enquiries/enquiry-path.ts'

/** Where an offer is asked for: with the works that have no price of shipping there. */
export const askForOffer = ({ lines }: Quote): string =>
  enquiryPath(
    lines.flatMap(({ artwork, state, delivery }) => (state !== 'gone' && delivery === null ? [artwork] : [])),
    'delivery',
  )
