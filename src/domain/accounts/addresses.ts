import type { z } from 'zod'

import type { addresses } from '../../contract/accounts/shapes.ts'
import { type Database, transact } from '../../database/index.ts'
import { lockUser } from './lock-user.ts'

type Addresses = z.output<typeof addresses>

/** Where a user's bills and deliveries go; nowhere until they say so. */
export async function readAddresses(db: Database, userId: string): Promise<Addresses> {
  const known = await db
    .selectFrom('user_addresses')
    .select(['billing', 'delivery', 'is_same'])
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return {
    billingAddress: known?.billing ?? null,
    deliveryAddress: known?.delivery ?? null,
    sameAddresses: known?.is_same ?? true,
  }
}

/** Keeps these addresses in place of the former ones. */
export async function saveAddresses(db: Database, userId: string, given: Addresses): Promise<Addresses> {
  const { billingAddress, deliveryAddress, sameAddresses } = given
  const values = {
    billing: billingAddress && JSON.stringify(billingAddress),
    delivery: deliveryAddress && JSON.stringify(deliveryAddress),
    is_same: sameAddresses,
  }
  return transact(db, async (tx) => {
    await lockUser(tx, userId)
    await tx
      .insertInto('user_addresses')
      .values({ user_id: userId, ...values })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
      .execute()
    return readAddresses(tx, userId)
  })
}
