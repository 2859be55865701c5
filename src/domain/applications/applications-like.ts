import { type RawBuilder, sql } from 'kysely'

import { containing } from '../../database/index.ts'

/** Whether an application has this in its reference, address or name, as its index knows them (migration 0085). */
export const applicationsLike = (query: string): RawBuilder<boolean> =>
  sql<boolean>`lower(reference || ' ' || email || ' ' || first_name || ' ' || surname) LIKE lower(${containing(query)})`
