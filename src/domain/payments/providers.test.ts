import { sql } from 'kysely'
import { expect, test } from 'vitest'

import { PROVIDERS } from '../../contract/payments/values.ts'
import { openTestGallery } from '../../testing/open-test-gallery.ts'

test.each(['orders', 'plans'])('rows of %s may name every provider there is', async (table) => {
  const { db } = await openTestGallery()
  const { rows } = await sql<{ rule: string }>`
    SELECT pg_get_constraintdef(oid) AS rule FROM pg_constraint
    WHERE conrelid = ${table}::regclass AND contype = 'c' AND conname = ${`${table}_provider_check`}
  `.execute(db)

  const names = [...(rows[0]?.rule ?? '').matchAll(/'(\w+)'/g)].map(([, name]) => name)
  expect(names.toSorted()).toEqual([...PROVIDERS].toSorted())
})
