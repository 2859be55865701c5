import { sql } from 'kysely'

import type { OfferState } from '../../contract/enquiries/values.ts'
import type { Database } from '../../database/index.ts'
import { TODAY } from '../gallery/index.ts'

const state = sql<OfferState>`CASE
  WHEN offers.bought_at IS NOT NULL THEN 'bought'
  WHEN offers.withdrawn_at IS NOT NULL THEN 'withdrawn'
  WHEN offers.valid_until < ${TODAY} THEN 'over'
  WHEN artworks.availability <> 'available' OR artworks.published_at IS NULL OR artists.published_at IS NULL THEN 'gone'
  ELSE 'open' END`

/** Offers with how they stand now, and the number of the order that they are in; callers narrow and order it. */
export const selectOffers = (db: Database) =>
  db
    .selectFrom('offers')
    .innerJoin('artworks', 'artworks.id', 'offers.artwork_id')
    .innerJoin('artists', 'artists.id', 'artworks.artist_id')
    .leftJoin('orders', 'orders.id', 'offers.order_id')
    .selectAll('offers')
    .select([state.as('state'), 'orders.number as order_number'])

/** An offer with how it stands. */
export type StoredOffer = Awaited<ReturnType<ReturnType<typeof selectOffers>['execute']>>[number]

/** What an offer says of the way to one country, as it travels. */
export const presentDelivery = ({
  delivery_country,
  delivery_price,
}: Pick<StoredOffer, 'delivery_country' | 'delivery_price'>) =>
  delivery_country === null || delivery_price === null
    ? null
    : { country: delivery_country, price: delivery_price / 100 }
