import { expect, test } from 'vitest'

import type { Doc } from '../../contract/content/fields.ts'
import type { EditedKind } from '../../contract/content/values.ts'
import { inDays } from '../../testing/in-days.ts'
import { openEditorDesk, paintJpeg } from '../../testing/open-editor-desk.ts'

type Desk = Awaited<ReturnType<typeof openEditorDesk>>

async function openKindsDesk() {
  const desk = await openEditorDesk()
  const admin = await desk.logIn({ scope: ['admin'] })
  const { call } = admin
  const one = ({ kind, id }: { kind: EditedKind; id: number }) => ({ params: { kind, id } })
  const open = async (kind: EditedKind) => {
    const { items } = await call('GET /editor/{kind}', { params: { kind }, query: {} })
    const params = { kind, id: items[0]?.id ?? 0 }
    return (await call('GET /editor/{kind}/{id}', { params })).item
  }
  type Item = Awaited<ReturnType<typeof open>>
  return {
    ...desk,
    call: desk.call,
    admin,
    open,
    write: async (kind: EditedKind, draft: Doc, key?: string) =>
      (await call('POST /editor/{kind}', { params: { kind }, body: { draft, key } })).item,
    change: async (item: Item, draft: Doc) =>
      (await call('PUT /editor/{kind}/{id}/draft', { ...one(item), body: { version: item.version, draft } })).item,
    show: async (item: Item) =>
      (await call('POST /editor/{kind}/{id}/publication', { ...one(item), body: { version: item.version } })).item,
    conceal: async (item: Item) =>
      (await call('DELETE /editor/{kind}/{id}/publication', { ...one(item), query: { version: item.version } })).item,
    remove: (item: Item) => call('DELETE /editor/{kind}/{id}', { ...one(item), query: { version: item.version } }),
    bringBack: async (item: Item) => (await call('POST /editor/{kind}/trash/{id}', one(item))).item,
  }
}

/** How a call was refused. */
const refusalOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: unknown) => error,
  )

const whether = (seen: Promise<string | undefined>) => seen.catch(() => undefined)

/** One of each kind of which there are several: what is written, what is changed in it, and what visitors read. */
const SEVERAL: {
  kind: EditedKind
  draft: Doc
  name: string
  look: (desk: Desk, key: string) => Promise<string | undefined>
}[] = [
  {
    kind: 'exhibitions',
    draft: { kind: 'group', is_at_gallery: true, starts_on: inDays(1), ends_on: inDays(9) },
    name: 'title',
    look: async ({ call }, slug) => (await call('GET /exhibitions/{slug}', { params: { slug } })).exhibition.title,
  },
  {
    kind: 'news',
    draft: { body: { en: 'We open late.' } },
    name: 'title',
    look: async ({ call }, slug) => (await call('GET /news/{slug}', { params: { slug } })).news.title,
  },
  {
    kind: 'press',
    draft: { kind: 'kit', dated: '2026-03-01' },
    name: 'title',
    look: async ({ call }, slug) => (await call('GET /press/{slug}', { params: { slug } })).press.title,
  },
  {
    kind: 'pages',
    draft: { body: { en: '## Who we are' } },
    name: 'title',
    look: async ({ call }, slug) => (await call('GET /pages/{slug}', { params: { slug } })).page.title.en,
  },
  {
    kind: 'shipping-zones',
    draft: { countries: ['TV'], rates: [{ max_side: 50, max_weight: 5, price: 40 }] },
    name: 'name',
    look: async ({ logIn }) => {
      const { call } = await logIn({ scope: ['sales'] })
      const { zones } = await call('GET /sales/shipping')
      return zones.find(({ countries }) => countries.includes('TV'))?.name.en
    },
  },
  {
    kind: 'locations',
    draft: { city: 'Pantin', holidays: [{ begins: '2020-01-01', ends: '2020-01-02' }] },
    name: 'name',
    look: async ({ call }) => (await call('GET /locations')).locations.at(-1)?.name,
  },
  {
    kind: 'rooms',
    draft: {
      ...{ picture_alt: { en: 'A pale wall' }, wall_left: 0.1, wall_top: 0.1, wall_width: 0.8, wall_height: 0.5 },
      ...{ picture_width_cm: 300, floor: 0.9 },
    },
    name: 'name',
    look: async ({ call }) => (await call('GET /rooms')).rooms.at(-1)?.name,
  },
]

test.each(SEVERAL)('$kind: written, shown, changed, hidden, removed and brought back', async (one) => {
  const desk = await openKindsDesk()
  const { write, change, show, conceal, remove, bringBack } = desk
  const file = one.kind === 'rooms' ? { picture: (await desk.send(await paintJpeg())).json().file as string } : {}
  const called = (name: string): Doc => ({ ...one.draft, ...file, [one.name]: { en: name } })
  const before = await whether(one.look(desk, 'first-name'))
  const seen = (key = 'first-name') => whether(one.look(desk, key))

  // As the screen begins things: with nothing, under no name.
  const begun = await write(one.kind, {})
  const saved = await change(begun, called('First name'))
  expect(await seen()).toBe(before)
  const shown = await show(saved)
  expect(shown).toMatchObject({ key: 'first-name', state: 'published' })
  expect(await seen()).toBe('First name')

  const changed = await change(shown, called('Second name'))
  expect(await seen()).toBe('First name')
  const again = await show(changed)
  expect(await seen()).toBe('Second name')

  const hidden = await conceal(again)
  expect(await seen()).toBe(before)
  await remove(hidden)
  const back = await bringBack(hidden)
  expect(back).toMatchObject({ id: begun.id, state: 'draft', draft: called('Second name') })
  await show(back)
  expect(await seen()).toBe('Second name')
})

/** What there is once, with a change that visitors see. */
const ONCE: { kind: EditedKind; change: Doc; look: (desk: Desk) => Promise<unknown>; to: unknown }[] = [
  {
    kind: 'gallery',
    change: { opening_line: { en: 'Come and look.' } },
    look: async ({ call }) => (await call('GET /gallery')).gallery.opening_line,
    to: 'Come and look.',
  },
  {
    kind: 'footer',
    change: { title: { en: 'Until autumn' } },
    look: async ({ call }) => (await call('GET /pages/{slug}', { params: { slug: 'footer' } })).page.title,
    to: { en: 'Until autumn' },
  },
  {
    kind: 'legal-mention',
    change: { content: { en: 'Ours alone' } },
    look: async ({ call }) => (await call('GET /legal-mentions')).legal_mention.content,
    to: { en: 'Ours alone' },
  },
  {
    kind: 'menu',
    change: {
      items: [
        { name: { en: 'Prices' }, slug: 'subscription', carries_pricing: true },
        { name: { en: 'Works' }, slug: 'artwork' },
      ],
    },
    look: async ({ call }) => (await call('GET /menu')).menu.map(({ name }) => name),
    to: ['Prices', 'Works'],
  },
  {
    kind: 'home',
    change: { artists: ['ines-corval'] },
    look: async ({ call }) => (await call('GET /home')).home.artists.length,
    to: 1,
  },
  {
    kind: 'vat',
    change: { original: 5.5, print: 21, delivery: 20 },
    look: async ({ logIn }) => (await (await logIn({ scope: ['sales'] })).call('GET /sales/vat')).vat.print,
    to: 21,
  },
  {
    kind: 'settings',
    change: { legal_name: 'Cimaise SARL', vat_number: 'FR40303265045', iban: 'FR1420041010050500013M02606' },
    look: async ({ call }) => (await call('GET /gallery')).gallery.company.vat_number,
    to: 'FR40303265045',
  },
]

test.each(ONCE)('$kind: changed and seen, but never a second one, hidden or removed', async (one) => {
  const desk = await openKindsDesk()
  const { open, write, change, show, conceal, remove } = desk
  const wanted = one.kind === 'home' ? { artists: [desk.artist] } : one.change
  await write(one.kind, one.kind === 'home' ? {} : one.change).then(show, () => undefined)
  const item = await open(one.kind)
  const shown = await show(await change(item, { ...item.draft, ...wanted }))

  expect(await one.look(desk)).toEqual(one.to)
  expect(await refusalOf(write(one.kind, {}))).toMatchObject({ status: 422 })
  expect(await refusalOf(conceal(shown))).toMatchObject({ status: 409, code: 'content-needed' })
  expect(await refusalOf(remove(shown))).toMatchObject({ status: 409, code: 'content-needed' })
  const hidden = { version: shown.version, publish_at: null, hide_at: new Date(Date.now() + 9e6).toISOString() }
  const params = { kind: one.kind, id: shown.id }
  expect(await refusalOf(desk.admin.call('PUT /editor/{kind}/{id}/schedule', { params, body: hidden }))).toMatchObject({
    ...{ status: 409, code: 'content-needed' },
  })
  expect(await one.look(desk)).toEqual(one.to)
})

test('the item of the menu that carries the prices is moved and renamed, never taken out', async () => {
  const { open, change, call } = await openKindsDesk()
  const menu = await open('menu')
  const items = menu.draft.items as Doc[]
  const others = items.filter((item) => !item.carries_pricing)
  expect(others).toHaveLength(items.length - 1)

  expect(await refusalOf(change(menu, { items: others }))).toMatchObject({
    status: 422,
    errors: { items: [expect.any(String)] },
  })
  const moved = items.toSorted((one) => (one.carries_pricing ? -1 : 1))
  expect((await change(menu, { items: moved })).draft).toEqual({ items: moved })
  expect((await call('GET /menu')).menu.map(({ id }) => id)).toContain(27)
})

test('a page cannot have an address of the site, wished or made of its title', async () => {
  const { write, change, show } = await openKindsDesk()

  expect(await refusalOf(write('pages', {}, 'press'))).toMatchObject({
    ...{ status: 422, errors: { key: ['The site has this address for itself. Please choose another.'] } },
  })
  expect(await write('pages', {}, 'our-house')).toMatchObject({ key: 'our-house' })
  expect(await refusalOf(write('pages', {}, 'our-house'))).toMatchObject({
    status: 422,
    errors: { key: [expect.any(String)] },
  })
  expect(await refusalOf(write('pages', {}, 'Our House'))).toMatchObject({ status: 422 })
  const begun = await write('pages', {})
  const titled = await change(begun, { title: { en: 'Press' } })
  expect(await refusalOf(show(titled))).toMatchObject({
    ...{ status: 422, errors: { 'title.en': ['The site has this address for itself. Please choose another.'] } },
  })
  expect(await show(await change(titled, { title: { en: 'For journalists' } }))).toMatchObject({
    key: 'for-journalists',
  })
})

test('a page gets another address, the former ones lead to it, and those of the site stay', async () => {
  const { write, change, show, call, admin, pool } = await openKindsDesk()
  const read = async (slug: string) => (await call('GET /pages/{slug}', { params: { slug } })).page.slug
  const begun = await write('pages', {})
  // Wished before it is first shown: the title is not asked.
  const shown = await show(await change(begun, { title: { en: 'Press' }, slug: 'for-journalists' }))
  expect([shown.key, shown.address]).toEqual(['for-journalists', '/for-journalists'])

  const moved = await show(await change(shown, { title: { en: 'Press' }, slug: 'journalists' }))
  expect([moved.key, moved.address]).toEqual(['for-journalists', '/journalists'])
  expect([await read('for-journalists'), await read('journalists')]).toEqual(['journalists', 'journalists'])

  let last = moved
  for (const slug of ['press', 'gallery', 'admin']) {
    last = await change(last, { title: { en: 'Press' }, slug })
    expect(await refusalOf(show(last))).toMatchObject({
      ...{ status: 422, errors: { slug: ['The site has this address for itself. Please choose another.'] } },
    })
  }
  const { rows } = await pool.query<{ id: number }>(`SELECT id FROM content WHERE kind = 'pages' AND key = 'contact'`)
  const params = { kind: 'pages', id: rows[0]?.id ?? 0 } as const
  const { item: contact } = await admin.call('GET /editor/{kind}/{id}', { params })
  expect(await refusalOf(show(await change(contact, { ...contact.draft, slug: 'reach-us' })))).toMatchObject({
    ...{ status: 422, errors: { slug: [expect.any(String)] } },
  })
  const other = await show(await write('pages', { title: { en: 'For journalists' } }))
  expect(await read(other.key)).toBe(other.key)
  expect(await refusalOf(show(await change(other, { title: { en: 'x' }, slug: 'journalists' })))).toMatchObject({
    ...{ status: 422, errors: { slug: [expect.any(String)] } },
  })
})

test('lists say when an exhibition opens, and the day of a press item', async () => {
  const { write, admin } = await openKindsDesk()
  await write('exhibitions', { title: { en: 'Low water' }, starts_on: '2026-05-02' })
  await write('press', { title: { en: 'Our kit' }, dated: '2026-03-01' })
  const days = async (kind: EditedKind, query: string) =>
    (await admin.call('GET /editor/{kind}', { params: { kind }, query: { query } })).items.map(({ dated }) => dated)

  expect(await days('exhibitions', 'wat')).toEqual(['2026-05-02'])
  expect(await days('press', 'kit')).toEqual(['2026-03-01'])
})
