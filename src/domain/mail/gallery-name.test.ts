import { expect, test } from 'vitest'

import { LOCALES, type Locale } from '../../contract/locale.ts'
import type { Database } from '../../database/index.ts'
import { mailMessages } from '../../messages/mail.ts'
import { addOrder } from '../../testing/add-order.ts'
import { openEnquiryDesk } from '../../testing/open-enquiry-desk.ts'
import { FROM, openPostOffice } from '../../testing/open-post-office.ts'
import { asProgramme } from '../../testing/open-programme.ts'
import { saveGallery } from '../../testing/write-content.ts'
import { passwordChangedMail } from '../accounts/index.ts'
import { createTasks } from '../jobs/index.ts'
import { paymentDisputedMail } from '../orders/index.ts'
import { queueMail } from './index.ts'

const NAMES: Record<Locale, string> = { en: 'Nordlicht 14', fr: 'Nordlicht 14', cn: '北光' }
const RENAMED = {
  name: { en: 'Nordlicht 14', cn: '北光' },
  street: 'Holtenauer Straße 14',
  postcode: '24105',
  city: 'Kiel',
  country: 'DE',
  email: 'moin@nordlicht.example',
}
const OUR_NAME = /cimaise/i
const LINKED = /[/=]([\w-]{20,}(?:\.[\w-]+)*)/g
const WITH_SECRET =
  /^(verify|reset|staff|newsletter$|newsletter-confirm|alert|enquiry-(rec|not|beg|ans|off)|application-(rec|und|inc|acc|dec)|plan-(sta|cha|unp|can|com))/
const TO_GALLERY =
  /^(sale-|payment-disputed|dispute-|refund-failed|withdrawal-made|.*-arrived|enquiry-message|plan-(went|was|dis|refund))/

/** A payment that its buyer wants back, to be answered until that moment. */
async function addDispute(db: Database, orderId: string, due: Date): Promise<void> {
  const about = { provider: 'sandbox', id: 'a-dispute', order_id: orderId, plan_id: null }
  const money = { is_refundable: true, amount: 100, currency: 'EUR', reason: 'general' } as const
  const times = { state: 'needs_response', due_at: due, opened_at: due, ended_at: null } as const
  await db
    .insertInto('disputes')
    .values({ ...about, ...money, ...times })
    .execute()
}

type Desk = Awaited<ReturnType<typeof openEnquiryDesk>>

/** Everything that a mail can be about, each once; every kind takes from it what it needs. */
async function makeMatters(desk: Desk): Promise<Record<string, string>> {
  const { db } = desk
  const artwork = await desk.addArtwork()
  const { artist_id } = await db.selectFrom('artworks').select('artist_id').executeTakeFirstOrThrow()
  const { user } = await desk.logIn({ email: 'ada@example.com' })
  const orderId = await addOrder(db, { artworks: [artwork.id], order: { delivery_method: 'pickup', tracking: 'DE 1' } })
  const enquiry = await desk.ask({ artworks: [artwork.id] })
  const { id: offerId } = await desk.offer(enquiry, artwork.id)
  const message = await db.selectFrom('enquiry_messages').select('id').executeTakeFirstOrThrow()
  await asProgramme(desk)
    .artist()
    .then((one) => one.start())
  const plan = await db.selectFrom('plans').select(['id', 'application_id']).executeTakeFirstOrThrow()
  const event = await db.selectFrom('application_events').select('id').limit(1).executeTakeFirstOrThrow()
  await addDispute(db, orderId, new Date())
  const withdrawal = await db
    .insertInto('withdrawals')
    .values({ order_id: orderId, artworks: [artwork.id] })
    .returning('id')
    .executeTakeFirstOrThrow()
  const issue = await db
    .insertInto('newsletter_issues')
    .values({
      ...{ subject: { en: 'Autumn' }, staff_id: user.id },
      body: JSON.stringify([{ text: { en: 'Come and see.' } }, { artwork: artwork.id }]),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const alert = await db
    .insertInto('alerts')
    .values({ user_id: user.id, kind: 'artist', artist_id, mark: Buffer.from('x') })
    .returning('id')
    .executeTakeFirstOrThrow()
  const works = { artwork_ids: [artwork.id], by_alert: JSON.stringify({ [alert.id]: [artwork.id] }) }
  const letter = await db
    .insertInto('alert_letters')
    .values({ user_id: user.id, day: '2026-11-15', ...works })
    .returning('id')
    .executeTakeFirstOrThrow()
  const asked = { name: 'Ada', email: 'ada@example.com', scope: ['editor' as const], locale: 'en' as const }
  const invitation = await db
    .insertInto('staff_invitations')
    .values({ ...asked, invited_by: 'Mara' })
    .returning('id')
    .executeTakeFirstOrThrow()
  await desk.call('POST /newsletter', { body: { email: 'ada@example.com', locale: 'en' } })
  return {
    ...{ userId: user.id, orderId, enquiryId: enquiry.id, messageId: message.id, offerId, disputeId: 'a-dispute' },
    withdrawalId: withdrawal.id,
    certificate: 'C2026-0001',
    ...{ planId: plan.id, applicationId: plan.application_id, eventId: event.id, cents: '100' },
    ...{ issueId: issue.id, letterId: letter.id, newEmail: 'ada@example.org', service: 'Google' },
    ...{ invitationId: invitation.id, by: 'Mara', host: 'till.example' },
  }
}

test('every kind of mail is in the gallery’s name, in three languages, and in no other', async () => {
  const desk = await openEnquiryDesk()
  const { db, files, mailer, peer } = desk
  await saveGallery(db, RENAMED)
  const matters = await makeMatters(desk)
  await db.deleteFrom('mails').execute()
  const task = createTasks(db, files, {
    mailer: { ...mailer, from: { name: '', address: 'no-reply@nordlicht.example' } },
  })
  const kinds = [...Object.keys(mailMessages.en.kinds), 'newsletter', 'alert']

  for (const kind of kinds) {
    await db
      .updateTable('plans')
      .set({ status: kind === 'plan-charge-failed' ? 'past_due' : 'active' })
      .execute()
    await db
      .updateTable('users')
      .set({ email_verified_at: kind === 'verify-address' ? null : new Date() })
      .execute()
    for (const locale of LOCALES) {
      const before = peer.received.length
      const isToGallery = TO_GALLERY.test(kind)
      const { id } = await db
        .insertInto('mails')
        .values({
          kind,
          to_name: isToGallery ? '' : 'Ada',
          to_email: isToGallery ? '' : 'ada@example.com',
          locale,
          data: JSON.stringify(matters),
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      await task['send-mail']?.({ mailId: id }, {} as never)

      const { mail, recipients } = peer.received[before] ?? expect.unreachable(`${kind} was not sent`)
      const name = NAMES[isToGallery ? 'en' : locale]
      expect([kind, mail.from?.name, mail.from?.address]).toEqual([kind, name, 'no-reply@nordlicht.example'])
      expect([kind, recipients]).toEqual([kind, [isToGallery ? RENAMED.email : 'ada@example.com']])
      expect([kind, mail.text?.startsWith(name), mail.html?.includes(`>${name}</p>`)]).toEqual([kind, true, true])
      const said = JSON.stringify([mail.subject, mail.headers, mail.html, mail.text])
      expect([kind, locale, OUR_NAME.exec(said)?.[0]]).toEqual([kind, locale, undefined])

      const kept = await db.selectFrom('mails').selectAll().where('id', '=', id).executeTakeFirst()
      // The last mail to somebody goes with them.
      expect([kind, kept === undefined]).toEqual([kind, ['account-deleted', 'data-erased'].includes(kind)])
      if (!kept) continue
      const links = [mail.text, mail.html].flatMap((part) => [...(part?.matchAll(LINKED) ?? [])])
      const secrets = links.map(([, secret = '']) => secret)
      if (WITH_SECRET.test(kind)) expect([kind, secrets.length > 0]).toEqual([kind, true])
      const shown = [kept.subject, kept.html, kept.body].join()
      expect([kind, secrets.filter((secret) => shown.includes(secret))]).toEqual([kind, []])
      // Nothing else is taken out of it.
      const words = (text = '') => text.split(/\s/).filter((word) => word !== '' && !word.includes('/'))
      if (kept.body !== null) expect([kind, words(kept.body)]).toEqual([kind, words(mail.text)])
      expect([kind, kept.subject]).toEqual([kind, mail.subject])
      expect([kind, kept.html !== null]).toEqual([kind, !['newsletter', 'alert'].includes(kind)])
    }
  }
  expect(peer.received.length).toBe(kinds.length * LOCALES.length)
})

test('who mails are from is what the gallery says, else the setting, else its name', async () => {
  const { db, peer, send } = await openPostOffice()
  const writeFrom = async () => {
    await send(passwordChangedMail, {}, { name: 'Ada', email: 'ada@example.com', locale: 'cn' })
    const { from, replyTo } = peer.received.at(-1)?.mail ?? expect.unreachable()
    return [from?.name, from?.address, replyTo?.[0]?.address]
  }
  await saveGallery(db, { name: RENAMED.name })

  expect(await writeFrom()).toEqual([FROM.name, FROM.address, FROM.address])
  await saveGallery(db, { sender_name: 'Post von Nordlicht', sender_address: 'post@nordlicht.example' })
  expect(await writeFrom()).toEqual(['Post von Nordlicht', 'post@nordlicht.example', 'post@nordlicht.example'])
  await saveGallery(db, { email: RENAMED.email })
  expect(await writeFrom()).toEqual(['Post von Nordlicht', 'post@nordlicht.example', RENAMED.email])
})

test.each([
  ['Europe/Paris', '2 May 2026'],
  ['America/New_York', '1 May 2026'],
])('a day in a mail is that of %s', async (time_zone, day) => {
  const { db, peer, deliver, addArtwork } = await openPostOffice()
  const orderId = await addOrder(db, { artworks: [(await addArtwork()).id] })
  await addDispute(db, orderId, new Date('2026-05-01T22:30:00Z'))
  await saveGallery(db, { time_zone })

  await queueMail(db, paymentDisputedMail, { orderId, disputeId: 'a-dispute' })
  await deliver()

  expect(peer.received[0]?.mail.text).toContain(day)
})
