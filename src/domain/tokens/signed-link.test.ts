import { expect, onTestFinished, test, vi } from 'vitest'

import { openTestGallery } from '../../testing/open-test-gallery.ts'
import { makeInsideMark } from '../limits/index.ts'
import {
  deriveKey,
  isMarkOf,
  makeDeviceProof,
  markOfAddress,
  openLink,
  readDeviceProof,
  readLink,
  signLink,
} from './index.ts'
import { LINK_PURPOSES, type LinkPurpose } from './link-purposes.ts'

const id = '01234567-89ab-4cde-8f01-23456789abcd'
const WEEK = 7 * 24 * 60 * 60 * 1000

/** Links as they have been mailed since they exist, by a gallery whose key is the bytes from 0 to 31. */
const MAILED: Record<LinkPurpose, string> = {
  'verify-address': 'ASNFZ4mrTN6PASNFZ4mrzWLYgcX8oWwqM7-QtBPN2MAAAAAAawQqwO6FQxAMd9QfbyOYHlQh5cERZ096gU8Xx7yPC2QpQAFP',
  'newsletter-confirm': 'ASNFZ4mrTN6PASNFZ4mrzQAAawQqwI_NWEbMYJHVvz2m4hJRgS67W14QnFf7pRmF7vPE5vxI',
  'newsletter-unsubscribe': 'FToEbW3YNbJ-MJW_o16Qsgc7wh2zVkR9Z6x9n9svHHugj9S2xYCjmXERMb0kD-mQ',
  'application-status': 'ASNFZ4mrTN6PASNFZ4mrzfkhFCcpfGeazOwouKtz-DRtOjSjuNXU3hjSEvlyBKFa',
  'enquiry-thread': 'ASNFZ4mrTN6PASNFZ4mrzb2Sd8eyAQj5qvg3A85aPGCNXYZUwAqoOnz-XdJaCC1o',
  'private-offer': 'ASNFZ4mrTN6PASNFZ4mrzSLSnPBTEBUZ9s9hbem7vMjEnZNHYD-zhfdCu5MAQmVG',
  'alert-end': 'ASNFZ4mrTN6PASNFZ4mrzVRekdjMqJztsCbLNdCQOmIbkfw4j6ZG_aANjxHxk3oU',
  'alerts-end-all': 'all-ASNFZ4mrTN6PASNFZ4mrzZG7ahofvY-9J4RE3HSpKZQcLf07mo9pQcEJUxj1V0G5',
  'gallery-export': 'ASNFZ4mrTN6PASNFZ4mrzQAAavr-UAhcwlZS_igGdnYXQazE3YdW8dJv1_hWO_Tn3amDVZqc',
  'staff-invitation': 'ASNFZ4mrTN6PASNFZ4mrzQAAawQqwCfTRxbSyFRuQLOSNUVYN7rpBbpYXxFPey6SejYWj2L8',
  'certificate-transfer': 'ASNFZ4mrTN6PASNFZ4mrzQAAawQqwNZeoLwryLtx9KJwueeAXorVxQdYXGmUMIldPSFMbhju',
  'content-preview': 'YXJ0d29ya3MAAAAAAAAAAAAAAAAABwAAawQqwKWoHYFGqythfTpBvDnQzZBJyCY_HwDVry380EaV0SzK',
}
const PURPOSES = Object.keys(LINK_PURPOSES) as LinkPurpose[]

/** A gallery with that key, on the day of those links. */
async function openWithKey() {
  const { db } = await openTestGallery()
  await db
    .updateTable('signing_key')
    .set({ key: Buffer.from(Array.from({ length: 32 }, (_, at) => at)) })
    .execute()
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-16T12:00:00Z') })
  onTestFinished(() => void vi.useRealTimers())
  return db
}

test('links are made as they always were, and those that were mailed stay good', async () => {
  const db = await openWithKey()
  const mark = await markOfAddress(db, 'ADA@example.com')
  const unsubscribed = Buffer.from('FToEbW3YNbJ-MJW_o16Qsg', 'base64url')

  expect({
    'verify-address': await signLink(db, 'verify-address', { userId: id, mark }),
    'newsletter-confirm': await signLink(db, 'newsletter-confirm', id),
    'newsletter-unsubscribe': await signLink(db, 'newsletter-unsubscribe', unsubscribed),
    'application-status': await signLink(db, 'application-status', id),
    'enquiry-thread': await signLink(db, 'enquiry-thread', id),
    'private-offer': await signLink(db, 'private-offer', id),
    'alert-end': await signLink(db, 'alert-end', id),
    'alerts-end-all': await signLink(db, 'alerts-end-all', id),
    'content-preview': await signLink(db, 'content-preview', { kind: 'artworks', id: 7 }),
    'certificate-transfer': await signLink(db, 'certificate-transfer', id),
    'gallery-export': await signLink(db, 'gallery-export', id),
    'staff-invitation': await signLink(db, 'staff-invitation', id),
  }).toEqual(MAILED)
  expect(await openLink(db, 'verify-address', MAILED['verify-address'])).toEqual({ userId: id, mark, isOver: false })
  expect(await openLink(db, 'newsletter-confirm', MAILED['newsletter-confirm'])).toEqual({ id, isOver: false })
  expect(await openLink(db, 'content-preview', MAILED['content-preview'])).toEqual({
    kind: 'artworks',
    id: 7,
    until: new Date('2026-11-23T12:00:00Z'),
    isOver: false,
  })
  expect(await openLink(db, 'newsletter-unsubscribe', MAILED['newsletter-unsubscribe'])).toEqual(unsubscribed)
  for (const purpose of [
    'application-status',
    'enquiry-thread',
    'private-offer',
    'alert-end',
    'alerts-end-all',
  ] as const)
    expect(await openLink(db, purpose, MAILED[purpose])).toBe(id)
  expect([await isMarkOf(db, mark, 'Ada@Example.com'), await isMarkOf(db, mark, 'eve@example.com')]).toEqual([
    true,
    false,
  ])
})

test('what is signed for one end opens no other, with or without its prefix', async () => {
  const db = await openWithKey()
  for (const made of PURPOSES) {
    for (const read of PURPOSES) {
      const tokens = [MAILED[made], MAILED[made].replace('all-', ''), `all-${MAILED[made]}`]
      const said = await Promise.all(tokens.map((token) => readLink(db, read, token)))
      // Only a link for this very end says something, in its one spelling.
      expect([made, read, said.filter((one) => one !== undefined).length]).toEqual([
        ...[made, read],
        made === read ? (made === 'alerts-end-all' ? 1 : 2) : 0,
      ])
    }
  }
})

test('a link that is changed by a letter, longer, shorter or spelled otherwise is none', async () => {
  const db = await openWithKey()
  for (const purpose of PURPOSES) {
    const token = MAILED[purpose]
    const changed = Array.from(
      token,
      (letter, at) => token.slice(0, at) + (letter === 'A' ? 'B' : 'A') + token.slice(at + 1),
    ).filter((_, at) => at % 5 === 0)
    for (const one of [...changed, '', token.slice(1), token.slice(0, -1), `${token}A`, `${token}=`, ` ${token}`]) {
      expect([one, await readLink(db, purpose, one)]).toEqual([one, undefined])
    }
    await expect(openLink(db, purpose, `${token}A`)).rejects.toMatchObject({ code: 'link-invalid' })
  }
})

test('links that end are over after seven days, to the second', async () => {
  const db = await openWithKey()
  const areOver = async () => [
    (await openLink(db, 'verify-address', MAILED['verify-address'])).isOver,
    (await openLink(db, 'newsletter-confirm', MAILED['newsletter-confirm'])).isOver,
    (await openLink(db, 'content-preview', MAILED['content-preview'])).isOver,
  ]
  vi.setSystemTime(Date.now() + WEEK - 1)
  expect(await areOver()).toEqual([false, false, false])
  vi.setSystemTime(Date.now() + 1)
  expect(await areOver()).toEqual([true, true, true])
})

test('the link of an export is over after an hour', async () => {
  const db = await openWithKey()
  vi.setSystemTime(Date.now() + 3_600_000 - 1)
  expect(await openLink(db, 'gallery-export', MAILED['gallery-export'])).toEqual({ id, isOver: false })
  vi.setSystemTime(Date.now() + 1)
  expect(await openLink(db, 'gallery-export', MAILED['gallery-export'])).toEqual({ id, isOver: true })
})

test('every link is so long that base64 writes it without a rest', () => {
  for (const { bytes } of Object.values(LINK_PURPOSES)) expect((bytes + 32) % 3).toBe(0)
})

test('what else the key signs is what it was', async () => {
  const db = await openWithKey()
  const known = readDeviceProof('apjTNGMd9LvWWXpmeUAinQ.Ge-FjWIDHs4tbqbyPuI6IIQUkusXEEq2bFlXrCP4qJg')

  expect(await makeInsideMark(db)).toBe('i_4zIazMRTc6a0fk-bdaR_zZJ61qwjWH5_OKP-9Zj5g')
  expect((await deriveKey(db, 'sandbox notices')).toString('hex')).toBe(
    '166cd39042ef44d7d800fe668d54d1b3a5cf96d380b7feebd3287210eef90d57',
  )
  expect(known?.name).toBe('apjTNGMd9LvWWXpmeUAinQ')
  expect(await known?.isFor(db, { id, password_hash: 'hash' })).toBe(true)
  expect(await known?.isFor(db, { id, password_hash: 'another' })).toBe(false)
  const made = readDeviceProof(await makeDeviceProof(db, { id, password_hash: null }))
  expect(await made?.isFor(db, { id, password_hash: null })).toBe(true)
})
