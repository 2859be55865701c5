import { randomUUID } from 'node:crypto'

import { expect, test } from 'vitest'

import { addApplication } from '../../testing/add-application.ts'
import { addOrder } from '../../testing/add-order.ts'
import { tellLegalData } from '../../testing/bill-a-few.ts'
import { openContactDesk } from '../../testing/open-contact-desk.ts'
import { openEnquiryDesk, openWithOffer } from '../../testing/open-enquiry-desk.ts'
import { openProgramme } from '../../testing/open-programme.ts'
import { openTestGallery } from '../../testing/open-test-gallery.ts'
import { answerApplication } from '../applications/index.ts'
import { createTasks } from '../jobs/index.ts'
import { issueBills } from '../papers/index.ts'

test('enquiries go when nobody has said a word for as long as the gallery wants, but not those by which a work was bought', async () => {
  const desk = await openWithOffer()
  await desk.ada.buy([desk.artwork])
  await desk.ask({ email: 'old@example.com' })
  const young = await desk.ask({ email: 'young@example.com' })
  const age = (days: number, not = '') =>
    desk.pool.query("UPDATE enquiries SET said_at = now() - $1 * interval '1 day' WHERE email <> $2", [days, not])
  const left = async () => {
    await createTasks(desk.db, desk.files)['thin-enquiries']?.({}, {} as never)
    return (await desk.db.selectFrom('enquiries').select('reference').orderBy('created_at').execute()).map(
      ({ reference }) => reference,
    )
  }

  await age(35 * 30)
  expect(await left()).toHaveLength(3)
  await age(37 * 31, 'young@example.com')
  expect(await left()).toEqual([desk.enquiry.reference, young.reference])
  await desk.pool.query('UPDATE settings SET keep_enquiries = 6')
  await age(190)
  expect(await left()).toEqual([desk.enquiry.reference])

  const admin = await desk.logIn({ scope: ['collector', 'admin'] })
  const { rules, lately } = await admin.call('GET /people/data/thinning')
  expect(rules).toContainEqual({ kind: 'enquiries', months: 6 })
  expect(lately.map(({ kind, count }) => [kind, count])).toEqual([
    ['enquiries', 1],
    ['enquiries', 1],
  ])
})

test('refused applications go with their files and mails; those that are open or accepted stay', async () => {
  const gallery = await openTestGallery()
  const { db, files, pool } = gallery
  const staff = { note: '', staffId: randomUUID() }
  const keys: Record<string, string> = {}
  for (const status of ['declined', 'accepted', 'under_review'] as const) {
    const { id, file_key } = await addApplication(gallery, { email: `${status}@example.com` })
    keys[status] = file_key
    await answerApplication(db, id, { ...staff, status: 'under_review' })
    if (status !== 'under_review') await answerApplication(db, id, { ...staff, status })
  }
  const young = await addApplication(gallery, { email: 'young@example.com' })
  await answerApplication(db, young.id, { ...staff, status: 'incomplete' })
  // Nobody rewrites when something happened, but for tests of time.
  await pool.query(`ALTER TABLE application_events DISABLE TRIGGER USER;
    UPDATE application_events SET at = now() - interval '25 months' WHERE application_id <> '${young.id}';
    ALTER TABLE application_events ENABLE TRIGGER USER`)
  await answerApplication(db, young.id, { ...staff, status: 'declined' })

  await createTasks(db, files)['thin-applications']?.({}, {} as never)

  const left = await db.selectFrom('applications').select('email').orderBy('email').execute()
  expect(left.map(({ email }) => email)).toEqual([
    'accepted@example.com',
    'under_review@example.com',
    'young@example.com',
  ])
  expect(await files.find(keys.declined ?? '')).toBeUndefined()
  expect(await files.find(keys.accepted ?? '')).toBeDefined()
  const { rows } = await pool.query("SELECT FROM mails WHERE to_email = 'declined@example.com'")
  expect(rows).toEqual([])
})

test('of orders that were never paid nobody is known after a year; of those in the books after their ten years', async () => {
  const desk = await openEnquiryDesk()
  const { db, files, pool } = desk
  const order = async (number: string, months: number, wishes: object) => {
    const [year] = [new Date()]
    year.setMonth(year.getMonth() - months)
    const values = { number, created_at: year, delivery_method: 'pickup' as const, ...wishes }
    return addOrder(db, { artworks: [(await desk.addArtwork()).id], order: values })
  }
  await order('20-0000-0001', 13, { status: 'expired', received: 0 })
  await order('20-0000-0002', 11, { status: 'cancelled', received: 0 })
  await order('20-0000-0003', 130, { status: 'completed' })
  await order('20-0000-0004', 133, { status: 'completed' })
  await order('20-0000-0005', 133, { status: 'shipped' })
  const books = () => pool.query('SELECT number, status, total, vat, subtotal FROM orders ORDER BY number')
  const before = (await books()).rows

  for (let times = 0; times < 2; times++) await createTasks(db, files)['thin-orders']?.({}, {} as never)

  const { rows } = await pool.query(
    "SELECT name, email, billing_address ->> 'city' AS city, billing_address ->> 'country' AS country FROM orders ORDER BY number",
  )
  const known = { name: 'Ada Lovelace', email: 'ada@example.com', city: 'London', country: 'GB' }
  const stripped = { name: '', email: '', city: '', country: 'GB' }
  expect(rows).toEqual([stripped, known, known, stripped, known])
  expect((await books()).rows).toEqual(before)
  expect(await db.selectFrom('thinnings').select(['kind', 'count']).execute()).toEqual([{ kind: 'orders', count: 2 }])
})

test('of plans whose books need not be kept any longer nobody is known, in papers neither', async () => {
  const programme = await openProgramme()
  const { db, files, pool } = programme
  await tellLegalData(programme)
  for (const name of ['old', 'young']) {
    const artist = await programme.artist({ surname: name })
    await artist.bill({ name })
    await artist.start()
    await artist.cancel()
  }
  await issueBills(db)
  await pool.query(`UPDATE plans SET created_at = now() - interval '146 months' FROM applications
    WHERE applications.id = application_id AND surname = 'old'`)

  for (let times = 0; times < 2; times++) await createTasks(db, files)['thin-applications']?.({}, {} as never)

  const left = await db.selectFrom('applications').select(['surname', 'billing']).orderBy('surname').execute()
  expect(left).toMatchObject([
    { surname: '', billing: null },
    { surname: 'young', billing: { name: 'young' } },
  ])
  const { rows } = await pool.query(
    `SELECT content #>> '{buyer,name}' AS name, content #>> '{buyer,country}' AS country, gross FROM bills ORDER BY 1`,
  )
  expect(rows).toEqual([
    { name: '', country: 'FR', gross: 150_00 },
    { name: 'young', country: 'FR', gross: 150_00 },
  ])
  expect(await db.selectFrom('thinnings').select(['kind', 'count']).execute()).toEqual([
    { kind: 'applications', count: 1 },
  ])
})

test('contacts go when nothing else is known by their address, later where staff wrote something, and never before', async () => {
  const desk = await openContactDesk()
  await desk.ask({ email: 'asked@example.com' })
  await desk.ask({ email: 'noted@example.com' })
  await desk.note(await desk.idOf('noted@example.com'), 'Rang')
  await desk.add({ name: 'Walk-in', phone: '0123456' })
  const left = async () => {
    await createTasks(desk.db, desk.files)['thin-contacts']?.({}, {} as never)
    return (await desk.list()).map(({ email, name }) => email ?? name)
  }
  expect(await left()).toHaveLength(3)
  await desk.db.deleteFrom('enquiries').execute()
  expect(await left()).toEqual(['Walk-in', 'noted@example.com'])
  await desk.pool.query("UPDATE contacts SET touched_at = now() - interval '37 months' WHERE email IS NULL")
  expect(await left()).toEqual(['noted@example.com'])
})
