import type { Page } from '@playwright/test'

import { editor } from '../src/messages/en/backoffice/editor.ts'
import { publishing } from '../src/messages/en/backoffice/publishing.ts'
import { fill } from '../src/messages/fill.ts'
import { galleryUrl, query } from './gallery.ts'
import { ask, firstOf, LISTS, SINGLES } from './hands/office-places.ts'
import { enterOffice } from './office.ts'
import { expect, test } from './test.ts'

// All kinds have the same frame, and beside it a test of the API: the gate walks one, `npm run test:hands` all.
const isWhole = process.env.HANDS === 'whole'
const SEVERAL = isWhole ? LISTS : ['news']
const ONCE = isWhole ? SINGLES : []

interface Item {
  id: number
  version: number
  state: string
  address: string | null
  draft: Record<string, unknown>
}

/** What visitors read of things that have no page of their own, and where; terms stay readable while things have them. */
const READ_AT: Record<string, () => Promise<unknown>> = {
  categories: () => readApi('categories'),
  techniques: () => query('SELECT name FROM techniques'),
  'artist-types': () => query('SELECT name FROM artist_types'),
  'print-choices': () => query('SELECT name FROM print_choices'),
  locations: () => readApi('locations'),
  rooms: () => readApi('rooms'),
  'shipping-zones': () => ask('GET', 'sales/shipping'),
  gallery: () => readApi('gallery'),
  home: () => readApi('home'),
  menu: () => readApi('menu'),
  footer: () => readApi('pages/footer'),
  'legal-mention': () => readApi('legal-mentions'),
  vat: () => ask('GET', 'sales/vat'),
  settings: () => readApi('gallery'),
}
const STAY = ['categories', 'techniques', 'artist-types', 'print-choices']

const readApi = async (path: string) => (await fetch(`${galleryUrl}/api/${path}`)).json()
const readPage = async (path: string) => (await fetch(galleryUrl + path)).text()

const readItem = async (kind: string, id: number) => (await ask<{ item: Item }>('GET', `editor/${kind}/${id}`)).item

/** What visitors can read of a thing. */
async function readAsVisitor(kind: string, id: number): Promise<string> {
  const read = READ_AT[kind]
  if (read) return JSON.stringify(await read())
  const { address } = await readItem(kind, id)
  return address === null ? '' : readPage(address)
}

async function act(page: Page, words: string): Promise<void> {
  await page.getByRole('button', { name: publishing.more, exact: true }).click()
  await page.getByRole('menuitem', { name: words, exact: true }).getByText(words).click()
}

async function publish(page: Page): Promise<void> {
  await page.getByRole('button', { name: publishing.publish, exact: true }).click()
  await page.getByRole('dialog').getByText(publishing.now, { exact: true }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  // Until the focus has left the panel for there, it takes a menu away that was opened meanwhile.
  await expect(page.getByText(editor.saved.published)).toBeFocused()
}

/** Says when something is to happen; the clock is then put forward to it. */
async function plan(page: Page, kind: string, id: number, what: 'publish' | 'hide'): Promise<void> {
  await act(page, publishing.schedule)
  const label = what === 'publish' ? publishing.publishAt : publishing.hideAt
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 16)
  await page.getByRole('dialog').getByLabel(label).fill(tomorrow)
  await page.getByRole('dialog').getByText(publishing.setSchedule, { exact: true }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const told = what === 'publish' ? publishing.publishesAt : publishing.hidesAt
  await expect(page.locator('[data-save-bar]').getByText(fill(told, { moment: '' }).trim())).toBeVisible()
  await query(`UPDATE content SET ${what}_at = now() WHERE kind = $1 AND id = $2`, [kind, id])
  await query(`SELECT graphile_worker.add_job('publish-scheduled')`)
}

/** Goes back to what was first published here, or to what last came with the demo. */
async function restore(page: Page, which: 'published' | 'imported'): Promise<void> {
  await page.reload()
  await act(page, publishing.history)
  const former = page.getByRole('dialog').getByRole('listitem').filter({ hasText: publishing.acts[which] })
  await (which === 'published' ? former.last() : former.first()).getByText(publishing.restore, { exact: true }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

for (const kind of SEVERAL) {
  test(`${kind}: made, shown, changed, hidden by the clock, brought back as it was, taken off and thrown away; visitors see each at once`, async ({
    page,
  }) => {
    const stamp = Date.now()
    await enterOffice(page, 'admin')
    await page.goto(`/admin/${kind}/${await firstOf(kind)}`)
    const before = page.url()
    const name = page.locator('[data-path="title.en"], [data-path="name.en"]').first()
    const former = await name.inputValue()
    await act(page, publishing.duplicate)
    await expect.poll(() => page.url()).not.toBe(before)
    // The address comes first: what is typed before the copy's own form stands there goes into the original.
    await expect(name).not.toHaveValue(former)
    const id = Number(page.url().split('/').at(-1))
    if (kind === 'shipping-zones') {
      const { version, draft } = await readItem(kind, id)
      await ask('PUT', `editor/${kind}/${id}/draft`, { version, draft: { ...draft, countries: ['TV'] } })
      await page.reload()
    }
    const sees = (words: string) => expect.poll(() => readAsVisitor(kind, id)).toContain(words)
    const seesNot = (words: string) => expect.poll(() => readAsVisitor(kind, id)).not.toContain(words)

    await name.fill(`First ${stamp}`)
    await publish(page)
    await sees(`First ${stamp}`)
    await name.fill(`Second ${stamp}`)
    await publish(page)
    await sees(`Second ${stamp}`)

    await plan(page, kind, id, 'hide')
    await expect.poll(async () => (await readItem(kind, id)).state).toBe('hidden')
    if (!STAY.includes(kind)) await seesNot(`Second ${stamp}`)

    await restore(page, 'published')
    await expect(name).toHaveValue(`First ${stamp}`)
    await publish(page)
    await sees(`First ${stamp}`)
    await act(page, publishing.hide)
    await expect(page.getByText(fill(publishing.hidden, { title: `First ${stamp}` }))).toBeVisible()
    if (!STAY.includes(kind)) await seesNot(`First ${stamp}`)
    await act(page, publishing.trash)
    await expect.poll(() => page.url()).toMatch(new RegExp(`/admin/${kind}(\\?|$)`))
  })
}

/** A field of each that visitors read, and what else may stand in it. */
const FIELDS: Record<string, (stamp: number) => [path: string, words?: string]> = {
  // A work by its title.
  home: () => ['hero_artwork'],
  gallery: (stamp) => ['opening_line.en', `Line ${stamp}`],
  menu: (stamp) => ['items.0.name.en', `Item ${stamp}`],
  footer: (stamp) => ['title.en', `Foot ${stamp}`],
  'legal-mention': (stamp) => ['content.en', `Law ${stamp}`],
  vat: (stamp) => ['print', String(1 + (stamp % 15))],
  settings: (stamp) => ['legal_name', `House ${stamp}`],
}

for (const kind of ONCE) {
  test(`${kind}: changed, shown by the clock, and brought back as it was; visitors see each at once`, async ({
    page,
  }) => {
    await enterOffice(page, 'admin')
    const id = await firstOf(kind)
    const [work] = await query<{ title: string }>(`SELECT title ->> 'en' AS title FROM artworks ORDER BY title LIMIT 1`)
    const [path, words = work?.title ?? ''] = FIELDS[kind]?.(Date.now()) ?? ['']
    await page.goto(`/admin/${kind}`)
    const field = page.locator(`[data-path="${path}"]`)
    const former = await field.inputValue()
    await field.fill(words)
    if ((await field.getAttribute('role')) === 'combobox') {
      await expect(page.getByRole('option').first()).toHaveAttribute('data-highlighted')
      await page.keyboard.press('Enter')
    }
    await plan(page, kind, id, 'publish')
    await expect.poll(() => readAsVisitor(kind, id)).toContain(words)

    await restore(page, 'imported')
    await expect(field).toHaveValue(former)
    await publish(page)
    await expect.poll(() => readAsVisitor(kind, id)).not.toContain(words)
  })
}
