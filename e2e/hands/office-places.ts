import { randomUUID } from 'node:crypto'

import { applicant, SMALL_PDF, writeForm } from '../../src/testing/send-application.ts'
import { buyElsewhere } from '../buyer.ts'
import { forgiveTurns, newPerson, register } from '../collector.ts'
import { galleryUrl, query } from '../gallery.ts'
import { openSession } from '../test.ts'
import type { Place } from './places.ts'

const OFFICE = {
  // Menus, lists to choose from and what is told in passing stand outside of the screen.
  part: 'main, [data-base-ui-portal], body > [role=status]',
  isStaff: true,
} as const

export const LISTS = [
  ...['artworks', 'artists', 'series', 'categories', 'techniques', 'artist-types', 'print-choices', 'exhibitions'],
  ...['news', 'press', 'pages', 'locations', 'rooms', 'shipping-zones'],
]
export const SINGLES = ['gallery', 'home', 'menu', 'footer', 'legal-mention', 'vat', 'settings']

/** Every screen of the back office; each thing that is written is a copy, or put back, so that the next press meets the same. */
export const listOffice = (): Place[] => [
  {
    ...OFFICE,
    part: '#office > div > :not(main), [data-base-ui-portal]',
    name: 'the office’s frame',
    address: '/admin/vat',
    awaits: 'main input',
  },
  { ...OFFICE, name: 'the office’s login', address: '/admin', isStaff: false, isAtOffice: true, awaits: 'form' },
  // What others begin meanwhile is a draft.
  ...LISTS.map((kind) => ({
    ...OFFICE,
    name: `the office’s list of ${kind}`,
    address: `/admin/${kind}?state=published`,
    awaits: 'main td, main li, main [role=status]',
    alike: 'lists',
  })),
  ...LISTS.map((kind) => ({
    ...OFFICE,
    name: `the office’s form of ${kind}`,
    address: `/admin/${kind}`,
    prepare: () => copyOne(kind),
    awaits: 'main input, main textarea',
    alike: 'forms',
  })),
  ...SINGLES.map((kind) => ({
    ...OFFICE,
    name: `the office’s form of ${kind}`,
    address: `/admin/${kind}`,
    prepare: () => putBack(kind),
    awaits: 'main input, main textarea',
    alike: 'forms',
  })),
  { ...OFFICE, name: 'today', address: '/admin/today', awaits: 'main h2' },
  {
    ...OFFICE,
    name: 'the office’s applications',
    address: '/admin/applications',
    awaits: 'main li, main [role=status]',
  },
  {
    ...OFFICE,
    name: 'one application',
    address: '/admin/applications',
    prepare: apply,
    awaits: 'main h2',
  },
  {
    ...OFFICE,
    name: 'the office’s orders',
    address: '/admin/orders',
    prepare: () => makeSale().then(() => '/admin/orders'),
    awaits: 'main li',
  },
  { ...OFFICE, name: 'one order', address: '/admin/orders', prepare: makeSale, awaits: 'main textarea' },
  { ...OFFICE, name: 'the office’s upkeep', address: '/admin/upkeep', awaits: 'main h2' },
  { ...OFFICE, name: 'the office’s media', address: '/admin/media', awaits: 'main li' },
  { ...OFFICE, name: 'the office’s programs', address: '/admin/programs', awaits: 'main h2' },
  {
    ...OFFICE,
    name: 'the office’s enquiries',
    address: '/admin/enquiries?state=all',
    awaits: 'main [role=status], main li',
  },
  { ...OFFICE, name: 'one enquiry', address: '/admin/enquiries', prepare: noteCall, awaits: 'main textarea' },
  { ...OFFICE, name: 'an enquiry that staff note', address: '/admin/enquiries/new', awaits: 'main textarea' },
  { ...OFFICE, name: 'templates of answers', address: '/admin/enquiries/templates', awaits: 'main h1' },
  {
    ...OFFICE,
    name: 'the office’s people',
    address: '/admin/people',
    prepare: () => know().then(() => '/admin/people'),
    awaits: 'main li',
  },
  { ...OFFICE, name: 'one of the people', address: '/admin/people', prepare: know, awaits: 'main textarea' },
  {
    ...OFFICE,
    name: 'a work offered to several people',
    address: '/admin/people/letter',
    prepare: async () => `/admin/people/letter?people=${(await know()).split('/').at(-1)}`,
    awaits: 'main textarea',
  },
  { ...OFFICE, name: 'the office’s letters', address: '/admin/letters', awaits: 'main li, main [role=status]' },
  { ...OFFICE, name: 'one mail', address: '/admin/letters', prepare: findMail, awaits: 'main h2' },
  { ...OFFICE, name: 'the newsletter', address: '/admin/newsletter', awaits: 'main li, main [role=status]' },
  {
    ...OFFICE,
    name: 'a letter of the newsletter',
    address: '/admin/newsletter',
    prepare: writeLetter,
    awaits: 'main textarea',
  },
  {
    ...OFFICE,
    name: 'the readers of the newsletter',
    address: '/admin/newsletter/readers',
    awaits: 'main li, main [role=status]',
  },
  { ...OFFICE, name: 'what reaches me', address: '/admin/letters/mine', awaits: 'main input' },
  { ...OFFICE, name: 'the words of the mails', address: '/admin/letters/words', awaits: 'main li' },
  { ...OFFICE, name: 'the words of one mail', address: '/admin/letters/words/order-ready', awaits: 'main textarea' },
  { ...OFFICE, name: 'the whole gallery', address: '/admin/moving', prepare: forgetExports, awaits: 'main h2' },
  { ...OFFICE, name: 'the staff', address: '/admin/staff', awaits: 'main li' },
  { ...OFFICE, name: 'safety', address: '/admin/safety', awaits: 'main h2' },
  { ...OFFICE, name: 'the office’s activity', address: '/admin/activity', awaits: 'main li' },
  { ...OFFICE, name: 'personal data', address: '/admin/personal-data', awaits: 'main h2' },
  { ...OFFICE, name: 'the office’s imports', address: '/admin/import', awaits: 'main select' },
  {
    ...OFFICE,
    name: 'the office’s trash',
    address: '/admin/news/trash',
    prepare: () => removeOne('news'),
    awaits: 'main li',
  },
  {
    ...OFFICE,
    name: 'the office’s changes of several',
    address: '/admin/artist-types/changes',
    prepare: () => changeSeveral('artist-types'),
    awaits: 'main li',
  },
]

let token: Promise<string> | undefined

/** Asks the gallery's API as a member of staff. */
export async function ask<Reply>(method: string, path: string, body?: object): Promise<Reply> {
  token ??= openSession(['admin'])
  const response = await fetch(`${galleryUrl}/api/${path}`, {
    method,
    headers: { authorization: `Bearer ${await token}`, ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`)
  return (await response.json()) as Reply
}

interface Item {
  id: number
  version: number
  state: string
  draft: object
}

export async function firstOf(kind: string): Promise<number> {
  const [row] = await query<{ id: number }>(
    'SELECT min(id) AS id FROM content WHERE kind = $1 AND published IS NOT NULL',
    [kind],
  )
  if (!row?.id) throw new Error(`there is nothing of ${kind}`)
  return row.id
}

const copies = new Map<string, number>()

/** Makes a copy of something, in the place of the former one, and answers where it is written. */
async function copyOne(kind: string): Promise<string> {
  const former = copies.get(kind)
  // It may be gone already.
  if (former) await remove(kind, former).catch(() => undefined)
  const { item } = await ask<{ item: Item }>('POST', `editor/${kind}`, { copy_of: await firstOf(kind) })
  copies.set(kind, item.id)
  return `/admin/${kind}/${item.id}`
}

async function remove(kind: string, id: number): Promise<void> {
  const { item } = await ask<{ item: Item }>('GET', `editor/${kind}/${id}`)
  await ask('DELETE', `editor/${kind}/${id}?version=${item.version}`)
}

let sold: string | undefined

/** Sees to it that there is an order which has just been paid, and answers where it stands. */
export async function makeSale(): Promise<string> {
  const [known] = await query<{ status: string }>('SELECT status FROM orders WHERE number = $1', [sold ?? ''])
  if (known?.status !== 'paid') {
    const [work] = await query<{ id: number }>(
      `SELECT max(id) AS id FROM artworks WHERE kind = 'original' AND availability = 'available'
         AND final_price IS NOT NULL AND NOT is_price_on_request`,
    )
    sold = await buyElsewhere(await register('Eve Marlin'), [{ id: work?.id ?? 0 }])
  }
  return `/admin/orders/${sold}`
}

/** Sees to it that there is somebody who may be somebody else, whatever became of the former ones and whoever else walks here, and answers where they stand. */
async function know(): Promise<string> {
  const [name, phone] = [`Walda ${process.pid}`, `6 55 ${String(process.pid).padStart(6, '0').slice(-6)}`]
  const former = 'SELECT id FROM contacts WHERE name = $1'
  await query(`UPDATE contacts SET head_id = NULL WHERE id IN (${former}) OR head_id IN (${former})`, [name])
  await query(`DELETE FROM contact_notes WHERE contact_id IN (${former})`, [name])
  await query('DELETE FROM contacts WHERE name = $1', [name])
  await query(`INSERT INTO contacts (name, phone, locale) VALUES ($1, '0' || $2, 'en')`, [name, phone])
  const [known] = await query<{ id: string }>(
    `INSERT INTO contacts (name, email, phone, locale, tags)
     VALUES ($1, left(gen_random_uuid()::text, 8) || '@example.com', '+33 ' || $2, 'en', '{VIP}') RETURNING id`,
    [name, phone],
  )
  return `/admin/people/${known?.id}`
}

/** Notes what somebody said on the telephone, and answers where it stands. */
async function noteCall(): Promise<string> {
  const { enquiry } = await ask<{ enquiry: { reference: string } }>('POST', 'sales/enquiries', {
    ...{
      key: randomUUID(),
      origin: 'phone',
      kind: 'question',
      name: 'Walda',
      email: 'walda@example.com',
      locale: 'en',
    },
    message: 'She would like to see it framed.',
  })
  return `/admin/enquiries/${enquiry.reference}`
}

/** Applies as an artist, and answers where the application stands. */
async function apply(): Promise<string> {
  await forgiveTurns()
  const { payload, contentType } = await writeForm(
    { ...applicant(), email: newPerson().email, locale: 'en' },
    SMALL_PDF,
  )
  const headers = { 'content-type': contentType }
  const sent = await fetch(`${galleryUrl}/api/applications`, { method: 'POST', headers, body: new Uint8Array(payload) })
  return `/admin/applications/${((await sent.json()) as { reference: string }).reference}`
}

/** Where a mail stands that has gone out. */
async function findMail(): Promise<string> {
  const [mail] = await query<{ id: string }>(
    `SELECT id FROM mails WHERE sent_at IS NOT NULL ORDER BY created_at LIMIT 1`,
  )
  return `/admin/letters/${mail?.id}`
}

/** Sees to it that there is one letter, which goes to nobody but who writes it, and answers where it is written. */
async function writeLetter(): Promise<string> {
  await query(`DELETE FROM newsletter_issues WHERE status IN ('draft', 'scheduled', 'failed')`)
  const [letter] = await query<{ id: string }>(
    `INSERT INTO newsletter_issues (subject, body, staff_id)
     VALUES ('{"en": "Spring"}', '[{"text": {"en": "Dear friends"}}, {"artwork": 1}]', gen_random_uuid()) RETURNING id`,
  )
  return `/admin/newsletter/${letter?.id}`
}

const found = new Map<string, object>()

/** Takes back what was written into something that there is once, and what was published of it. */
async function putBack(kind: string): Promise<string> {
  const id = await firstOf(kind).catch(async () => (await ask<{ item: Item }>('POST', `editor/${kind}`, {})).item.id)
  const path = `editor/${kind}/${id}`
  const { item } = await ask<{ item: Item }>('GET', path)
  const draft = found.get(kind) ?? item.draft
  found.set(kind, draft)
  const saved = await ask<{ item: Item }>('PUT', `${path}/draft`, { version: item.version, draft })
  if (saved.item.state !== 'published') await ask('POST', `${path}/publication`, { version: saved.item.version })
  return `/admin/${kind}`
}

/** Sees to it that something lies in the trash. */
async function removeOne(kind: string): Promise<string> {
  const { removed } = await ask<{ removed: unknown[] }>('GET', `editor/${kind}/trash`)
  if (removed.length === 0) {
    const { item } = await ask<{ item: Item }>('POST', `editor/${kind}`, { copy_of: await firstOf(kind) })
    await remove(kind, item.id)
  }
  return `/admin/${kind}/trash`
}

/** Takes away what was exported before. */
async function forgetExports(): Promise<string> {
  await query('DELETE FROM gallery_exports')
  return '/admin/moving'
}

/** Sees to it that several things were changed at once, and only this once. */
async function changeSeveral(kind: string): Promise<string> {
  const set = async (value: number) => {
    const changes = [{ field: 'position', act: 'set', value }]
    const ids = [await firstOf(kind)]
    const { things } = await ask<{ things: Item[] }>('POST', `editor/${kind}/changes`, { preview: true, ids, changes })
    const seen = things.map(({ id, version }) => ({ id, version }))
    await ask('POST', `editor/${kind}/changes`, { preview: false, seen, changes })
  }
  await set(8)
  // History is never rewritten, except here, for the next arrival to find what this one does.
  await query(`DO $$ BEGIN
    ALTER TABLE content_changes DISABLE TRIGGER never_rewritten;
    UPDATE content_changes SET bulk = NULL WHERE bulk IN (SELECT id FROM content_bulks WHERE kind = '${kind}');
    DELETE FROM content_bulks WHERE kind = '${kind}';
    ALTER TABLE content_changes ENABLE TRIGGER never_rewritten;
  END $$`)
  await set(7)
  return `/admin/${kind}/changes`
}
