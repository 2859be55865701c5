import type { Selectable } from 'kysely'

import { type Locale, localize } from '../../contract/locale.ts'
import type { OrderRow } from '../../database/index.ts'
import { formatOpening } from '../../messages/format-opening.ts'
import { formatCountry } from '../../messages/format.ts'
import { mailMessages } from '../../messages/mail.ts'
import type { Gallery } from '../gallery/index.ts'
import type { MailDetails } from './mail-details.ts'
import type { OrderMailKind } from './queue-mail.ts'

type Fact = 'number' | 'buyer' | 'delivery' | 'billing' | 'gallery' | 'hours' | 'tracking'

const FACTS: Record<OrderMailKind, Fact[]> = {
  'order-confirmed': ['number', 'delivery', 'billing'],
  'order-ready': ['number', 'gallery', 'hours'],
  'order-shipped': ['number', 'tracking', 'delivery'],
  'order-cancelled': ['number'],
  'order-refunded': ['number'],
  'payment-returned': ['number'],
  'sale-made': ['number', 'buyer', 'delivery', 'billing'],
  'sale-flagged': ['number', 'buyer', 'delivery', 'billing'],
  'payment-disputed': ['number', 'buyer', 'delivery', 'tracking'],
  'dispute-ended': ['number', 'buyer'],
  'refund-failed': ['number', 'buyer', 'billing'],
}

interface Told {
  kind: OrderMailKind
  order: Selectable<OrderRow>
  gallery: Gallery
  locale: Locale
}

/** What a mail of this kind tells about an order beside works and sums; what is not known is left out. */
export function tellOrderFacts({ kind, order, gallery, locale }: Told): MailDetails['facts'] {
  const { order: words } = mailMessages[locale]
  const write = ({
    name,
    company,
    address,
    postcode,
    city,
    country,
    phone,
  }: Selectable<OrderRow>['billing_address']) => [
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
  const facts: Record<Fact, { name: string; lines: string[] }> = {
    number: { name: words.number, lines: [order.number] },
    buyer: { name: words.buyer, lines: [order.name, order.email] },
    delivery: order.delivery_address
      ? { name: words.deliveryAddress, lines: write(order.delivery_address) }
      : { name: words.pickup, lines: address },
    billing: { name: words.billingAddress, lines: write(order.billing_address) },
    gallery: { name: words.galleryAddress, lines: [...address, gallery.phone ?? ''] },
    hours: {
      name: words.opening.hours,
      lines: gallery.opening_hours.map((hours) => formatOpening(hours, locale, words.opening)),
    },
    tracking: { name: words.tracking, lines: [order.tracking ?? ''] },
  }
  return FACTS[kind]
    .map((fact) => ({
      name: facts[fact].name,
      lines: facts[fact].lines.filter((line) => line !== ''),
    }))
    .filter(({ lines }) => lines.length > 0)
}
