import { CARRIERS } from '../../contract/orders/carriers.ts'

interface Parcel {
  carrier: string | null
  tracking: string | null
}

/** Where a parcel is followed: the address that staff wrote, or that of its carrier for its number; never one without https. */
export function findTrackingLink({ carrier, tracking }: Parcel): string | null {
  if (!tracking) return null
  if (URL.canParse(tracking)) {
    const address = new URL(tracking)
    return address.protocol === 'https:' && address.username === '' ? address.href : null
  }
  const at = carrier !== null && Object.hasOwn(CARRIERS, carrier) ? CARRIERS[carrier] : undefined
  return at === undefined ? null : at + encodeURIComponent(tracking.replaceAll(' ', ''))
}
