import { expect, test } from 'vitest'

import { openPostOffice, readNewest } from '../../testing/open-post-office.ts'
import { addressChangedMail, passwordChangedMail } from '../accounts/index.ts'
import { saleMadeMail } from '../orders/index.ts'
import { queueMail } from './index.ts'

const ADA = { name: 'Ada', email: 'ada@example.com', locale: 'en' } as const

test('what a kind of mail is told, and to whom it goes, is checked by the compiler', async () => {
  const { db } = await openPostOffice()
  const queueWrongly = async () => {
    // @ts-expect-error: it is told where the account has gone
    await queueMail(db, addressChangedMail, {}, ADA)
    // @ts-expect-error: facts have names
    await queueMail(db, addressChangedMail, { newAddress: 'ada@example.org' }, ADA)
    // @ts-expect-error: this one needs none
    await queueMail(db, passwordChangedMail, { userId: '1' }, ADA)
    // @ts-expect-error: it has to go to somebody
    await queueMail(db, passwordChangedMail, {})
    // @ts-expect-error: this one goes to the gallery
    await queueMail(db, saleMadeMail, { orderId: '1' }, ADA)
  }
  expect(queueWrongly).toBeTypeOf('function')

  await queueMail(db, addressChangedMail, { newEmail: 'ada@example.org' }, ADA)

  expect(await readNewest(db)).toMatchObject({ kind: 'address-changed', data: { newEmail: 'ada@example.org' } })
})

test.each([
  ['address-changed', { newEmail: 'ada@example.org', added: 'by another version' }, undefined],
  ['address-changed', { added: 'by another version' }, 'a mail was not told: newEmail'],
  ['address-changed', { newEmail: 7 }, 'a mail was not told: newEmail'],
  ['of-another-version', {}, 'no kind of mail is called of-another-version'],
  ['toString', {}, 'no kind of mail is called toString'],
])('the mail %s with %j is sent as queued, or waits', async (kind, data, fault) => {
  const { db, peer, run } = await openPostOffice()
  const { id } = await db
    .insertInto('mails')
    .values({ kind, to_name: ADA.name, to_email: ADA.email, locale: 'en', data: JSON.stringify(data) })
    .returning('id')
    .executeTakeFirstOrThrow()

  if (fault === undefined) await run(id)
  else await expect(run(id)).rejects.toThrow(fault)

  expect(peer.received.map(({ mail }) => mail.text?.includes('ada@example.org'))).toEqual(fault ? [] : [true])
  expect((await readNewest(db)).sent_at === null).toBe(fault !== undefined)
})
