import { type RawBuilder, sql } from 'kysely'

import { PRICES_FOR } from '../gallery/index.ts'

/** What a work costs, in cents, to whoever may see it: null where the work shows no price, or not to them (record 0075). */
export const seenPrice = ({ isLoggedIn }: { isLoggedIn: boolean }): RawBuilder<number | null> =>
  isLoggedIn
    ? sql`CASE WHEN ${PRICES_FOR} <> 'nobody' THEN artworks.final_price END`
    : sql`CASE WHEN ${PRICES_FOR} = 'everybody' THEN artworks.final_price END`

/** Whether a price is to be asked for, whoever asks. */
export const IS_ON_REQUEST = sql<boolean>`artworks.is_price_on_request OR ${PRICES_FOR} = 'nobody'`
