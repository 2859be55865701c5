import { type RawBuilder, sql } from 'kysely'

/** Days begin and end where the gallery stands. */
const ZONE = sql`(SELECT time_zone FROM gallery)`

/** The gallery's present day. */
export const TODAY = sql<string>`(now() AT TIME ZONE ${ZONE})::date`

/** The moment at which the gallery's clocks show this, such as `2026-11-15T10:00`. */
export const momentAt = (shown: string) => sql<Date>`(${shown}::timestamp AT TIME ZONE ${ZONE})`

/** The gallery's day of a moment, such as `2026-11-15`. */
export const dayOf = (column: string) => sql<string>`(${sql.ref(column)} AT TIME ZONE ${ZONE})::date`

/** The moment at which one of the gallery's days begins. */
export const beginOf = (day: RawBuilder<unknown>) => sql<Date>`((${day})::timestamp AT TIME ZONE ${ZONE})`
