import { sql } from 'kysely'

import { HOLD_MINUTES } from '../../contract/sale/values.ts'

/** The end of a hold that begins now. */
export const holdFromNow = sql<Date>`now() + make_interval(mins => ${sql.lit(HOLD_MINUTES)})`

/** A bank that takes its time keeps the works held for a day, but not forever. */
export const holdWhileProcessing = sql<Date>`greatest(held_until, now() + interval '1 day')`
