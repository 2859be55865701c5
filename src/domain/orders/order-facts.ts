import type { Selectable } from 'kysely'

import { type Locale, localize, prefixOf } from '../../contract/locale.ts'
import { WITHDRAWAL_DAYS } from '../../contract/orders/values.ts'
import type { OrderRow } from '../../database/index.ts'
import { fill } from '../../messages/fill.ts'
import { formatHoliday, formatOpening } from '../../messages/format-opening.ts'
import { formatCountry } from '../../messages/format.ts'
import { mailMessages } from '../../messages/mail.ts'
import { clockIn, findHolidays, type Gallery } from '../gallery/index.ts'
import type { MailDetails } from '../mail/index.ts'
import { findTrackingLink } from './find-tracking-link.ts'

/** What can be told about an order beside its works and sums. */
export type OrderFact =
  | ('number' | 'buyer' | 'delivery' | 'billing' | 'gallery' | 'hours' | 'tracking')
  | ('invoice' | 'credit-note' | 'withdrawal')

interface Told {
  shown: OrderFact[]
  order: Selectable<OrderRow>
  gallery: Gallery
  locale: Locale
  publicUrl: string
  /** Whether the gallery issues invoices and credit notes. */
  hasPapers: boolean
}

/** These facts about an order; what is not known is left out. */
export function tellOrderFacts({ shown, order, gallery, locale, publicUrl, hasPapers }: Told): MailDetails['facts'] {
  const { order: words } = mailMessages[locale]
  const write = ({
    name,
    company,
    address,
    postcode,
    city,
    country,
    phone,
  }: NonNullable<Selectable<OrderRow>['delivery_address']>) => [
    name,
    company,
    address,
    `${postcode} ${city}`,
    formatCountry(country, locale),
    phone,
  ]
  const { street, postcode, city, country } = gallery
  const address =
    street || city
      ? [
          localize(gallery.name, locale),
          street ?? '',
          [postcode, city].filter(Boolean).join(' '),
          country ? formatCountry(country, locale) : '',
        ]
      : []
  const link = findTrackingLink(order)
  const tellPaper = ({ name, place }: { name: string; place: string }) => ({ name, lines: hasPapers ? [place] : [] })
  const facts: Record<OrderFact, MailDetails['facts'][number]> = {
    number: { name: words.number, lines: [order.number] },
    buyer: { name: words.buyer, lines: [order.name, order.email] },
    delivery: order.delivery_address
      ? { name: words.deliveryAddress, lines: write(order.delivery_address) }
      : { name: words.pickup, lines: address },
    billing: { name: words.billingAddress, lines: write(order.billing_address) },
    gallery: { name: words.galleryAddress, lines: [...address, gallery.phone ?? ''] },
    hours: {
      name: words.opening.hours,
      lines: [
        ...gallery.opening_hours.map((hours) => formatOpening(hours, locale, words.opening)),
        ...findHolidays(gallery.holidays, clockIn(gallery.time_zone, new Date()).day).map(({ reason, ...days }) =>
          formatHoliday({ ...days, reason: reason && localize(reason, locale) }, locale, words.opening),
        ),
      ],
    },
    tracking: { name: words.tracking, lines: [order.carrier ?? '', order.tracking ?? ''], ...(link && { link }) },
    invoice: tellPaper(words.papers.invoice),
    'credit-note': tellPaper(words.papers['credit-note']),
    withdrawal: {
      name: words.withdrawal.name,
      lines: [fill(words.withdrawal.right, { days: WITHDRAWAL_DAYS })],
      link: `${publicUrl}${prefixOf(locale)}/withdrawal`,
    },
  }
  return shown
    .map((fact) => ({
      ...facts[fact],
      lines: facts[fact].lines.filter((line) => line !== ''),
    }))
    .filter(({ lines }) => lines.length > 0)
}
