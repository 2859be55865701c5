import { expect, test } from 'vitest'

import { LOCALES } from '../../contract/locale.ts'
import { FROM, openPostOffice, publicUrl } from '../../testing/open-post-office.ts'
import { asProgramme } from '../../testing/open-programme.ts'
import { queueMail } from '../mail/index.ts'
import { planDisputedMail, planDisputeEndedMail, planRefundFailedMail } from './plan-mails.ts'

/** A programme whose mails arrive at a server, and those that came in since the last time. */
async function openWithPost() {
  const office = await openPostOffice()
  return { ...asProgramme(office), deliver: () => office.deliver('plan-%') }
}

test.each(LOCALES)('every step of a plan is told in %s, with the private link', async (locale) => {
  const programme = await openWithPost()
  const staff = await programme.staff()
  const home = locale === 'en' ? publicUrl : `${publicUrl}/${locale}`
  const seen: string[] = []
  const artists = await Promise.all(
    ['ines', 'noor', 'mei'].map((name) => programme.artist({ locale, email: `${name}@example.com` })),
  )
  const [ines, noor, mei] = artists
  if (!ines || !noor || !mei) return expect.unreachable()
  const expectMail = async (artist: typeof ines, address: string, ...words: RegExp[]) => {
    const mails = await programme.deliver()
    const { mail } = mails.find(({ recipients }) => recipients.includes(address)) ?? expect.unreachable()
    for (const text of [mail.text ?? '', mail.html ?? '']) {
      expect(text).toContain(artist.reference)
      expect(text).toContain(`${home}/pricing?application=${artist.token}`)
    }
    for (const word of words) expect(mail.text).toMatch(word)
    expect(mail.text).not.toMatch(/\{\w+\}|undefined|null/)
    seen.push(mail.subject ?? '')
    return mails.filter(({ recipients }) => recipients.includes(FROM.address))
  }

  await ines.start('fails-later')
  expect(await expectMail(ines, 'ines@example.com', /150/, /0341/)).toEqual([])
  await programme.pass(31)
  await programme.runJobs()
  expect(await expectMail(ines, 'ines@example.com', /150/)).toEqual([])
  await programme.pass(10)
  await programme.runJobs()
  const [unpaid] = await expectMail(ines, 'ines@example.com', /1\D+12/)
  expect(unpaid?.mail.text).toContain('Inès Marchetti')
  expect(unpaid?.mail.text).not.toContain(ines.token)

  await noor.start()
  await programme.deliver()
  await staff('POST /sales/plans/{application}/cancellation', {
    params: { application: noor.reference },
    body: { reason: 'The <b>studio</b> moves away.' },
  })
  const [cancelled] = await expectMail(noor, 'noor@example.com', /The <b>studio<\/b> moves away\./)
  expect(cancelled?.mail.html).toContain('The &#60;b&#62;studio&#60;/b&#62; moves away.')

  await mei.start()
  await programme.deliver()
  await programme.pass(370)
  await programme.runJobs()
  await expectMail(mei, 'mei@example.com', /12\D+12/)
  expect(new Set(seen).size).toBe(5)
})

test('refused cards of somebody who is about to begin are not mailed, nor is a card that is replaced', async () => {
  const programme = await openWithPost()
  const ines = await programme.artist()

  await ines.start('declined')
  await ines.start('insufficient-funds')
  expect(await programme.deliver()).toEqual([])
  await ines.start()
  expect(await programme.deliver()).toHaveLength(1)
  await ines.replace()
  await programme.pass(32)
  await programme.runJobs()
  expect(await programme.deliver()).toEqual([])
})

test('a charge that failed and is paid by now is not told any more', async () => {
  const programme = await openWithPost()
  const ines = await programme.artist()
  await ines.start('fails-later')
  await programme.deliver()
  await programme.pass(32)
  await programme.runJobs()
  await ines.replace()

  expect(await programme.deliver()).toEqual([])
  const told = await programme.db
    .selectFrom('mails')
    .select(['sent_at', 'dropped_at'])
    .where('kind', '=', 'plan-charge-failed')
    .execute()
  expect(told).toEqual([{ sent_at: null, dropped_at: expect.any(Date) }])
})

test('what an artist disputes, and what of a refund came back, is told to the gallery in whole', async () => {
  const programme = await openWithPost()
  const { db } = programme
  const ines = await programme.artist()
  await ines.start()
  await programme.deliver()
  const { id, application_id } = await db.selectFrom('plans').selectAll().executeTakeFirstOrThrow()
  const data = { planId: id, applicationId: application_id }
  const dispute = {
    ...{ provider: 'sandbox', id: 'du_1', order_id: null, plan_id: id, currency: 'EUR', amount: 15_000 },
    ...{ state: 'lost' as const, is_refundable: false, reason: 'subscription_canceled' as const, due_at: null },
    ...{ opened_at: new Date(), ended_at: new Date() },
  }
  await db.insertInto('disputes').values(dispute).execute()
  await queueMail(db, planDisputedMail, { ...data, disputeId: 'du_1' })
  await queueMail(db, planDisputeEndedMail, { ...data, disputeId: 'du_1' })
  await queueMail(db, planRefundFailedMail, { ...data, cents: '15000' })

  const mails = await programme.deliver()

  expect(mails).toHaveLength(3)
  for (const { mail, recipients } of mails) {
    expect(recipients).toEqual([FROM.address])
    for (const word of ['Inès Marchetti', ines.reference, '€150']) expect(mail.text).toContain(word)
    expect(`${mail.subject}${mail.text}${mail.html}`).not.toMatch(/\{\w+\}|undefined|null/)
  }
})

test('every failure is told, once', async () => {
  const programme = await openWithPost()
  const ines = await programme.artist()
  await ines.start('fails-later')
  await programme.deliver()
  const subjects: string[] = []
  for (const days of [32, 2, 2, 3]) {
    await programme.pass(days)
    await Promise.all([programme.runJobs(), ines.comeBack(), programme.deliverNotices()])
    await programme.deliverNotices()
    const mails = await programme.deliver()
    subjects.push(
      ...mails.filter(({ recipients }) => !recipients.includes(FROM.address)).map(({ mail }) => mail.subject ?? ''),
    )
  }

  expect(subjects.filter((one) => one.includes('débitée'))).toHaveLength(3)
  expect(subjects.filter((one) => one.includes('impayé'))).toHaveLength(1)
})
