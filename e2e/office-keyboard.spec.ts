import sharp from 'sharp'

import { acts } from '../src/messages/en/backoffice/acts.ts'
import { editor } from '../src/messages/en/backoffice/editor.ts'
import { fields } from '../src/messages/en/backoffice/fields.ts'
import { frame } from '../src/messages/en/backoffice/frame.ts'
import { people } from '../src/messages/en/backoffice/people.ts'
import { publishing } from '../src/messages/en/backoffice/publishing.ts'
import { fill } from '../src/messages/fill.ts'
import { register } from './collector.ts'
import { query } from './gallery.ts'
import { expect, expectAccessible, openSession, test } from './test.ts'
import { walkTo } from './walk-to.ts'

const paint = async (name: string, width: number, background: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width, height: 400, channels: 3, background } })
    .jpeg()
    .toBuffer(),
})

test('a work with four pictures is made, put in order and published in three languages by keyboard alone', async ({
  page,
}) => {
  const { keyboard } = page
  const edith = await register('Edith')
  await query(`UPDATE users SET scope = '{collector,editor}' WHERE id = $1`, [edith.id])
  await page.goto('/admin')
  await walkTo(page, page.getByLabel(frame.login.email))
  await keyboard.type(edith.email)
  await keyboard.press('Tab')
  await keyboard.type(edith.password)
  await keyboard.press('Enter')
  await walkTo(page, page.getByRole('button', { name: frame.kinds.artworks.create }))
  await keyboard.press('Enter')

  const inLanguage = (language: string) =>
    page.getByLabel(fill(editor.languageOf, { field: fields.names.title, language }), { exact: true })
  const title = `The Night Ferry ${Date.now()}`
  await expect(inLanguage('English')).toBeFocused()
  await keyboard.type(title)
  await keyboard.press('Tab')
  await keyboard.type('Le Bac de nuit')
  // Enter goes on, too.
  await keyboard.press('Enter')
  await expect(inLanguage('中文')).toBeFocused()
  await keyboard.type('夜渡')
  await keyboard.press('Enter')
  const box = (name: string) => page.getByRole('combobox', { name, exact: true })
  await expect(box(fields.names.artist)).toBeFocused()
  await keyboard.type('Corval')
  await keyboard.press('Tab')
  await expect(box(fields.names.artist)).toHaveValue('Inês Corval')
  await walkTo(page, box(fields.names.category))
  await keyboard.type('Pain')
  await expect(page.getByRole('option', { name: 'Painting', exact: true })).toBeVisible()
  await keyboard.press('Enter')
  await expect(box(fields.names.category)).toHaveValue('Painting')
  await keyboard.press('Enter')
  await expect(box(fields.names.technique)).toBeFocused()
  await keyboard.press('ArrowDown')
  await keyboard.type('Oil on')
  const oil = page.getByRole('option', { name: 'Oil on canvas', exact: true })
  await expect(oil).toBeVisible()
  for (let step = 0; step < 10 && (await oil.getAttribute('data-highlighted')) === null; step++)
    await keyboard.press('ArrowDown')
  await keyboard.press('Enter')
  await expect(box(fields.names.technique)).toHaveValue('Oil on canvas')
  await walkTo(page, page.getByLabel(fields.names.height))
  await keyboard.type('80')
  await keyboard.press('Enter')
  await expect(page.getByLabel(fields.names.width)).toBeFocused()
  await keyboard.type('100.5')

  const choose = page.getByRole('button', { name: editor.pictures.choose, exact: true })
  // The browser is to hand it over before it opens.
  const chooser = page.waitForEvent('filechooser')
  await walkTo(page, choose)
  await keyboard.press('Enter')
  const colors = ['#101d3e', '#b4201b', '#d09018', '#3f7a3b']
  await (
    await chooser
  ).setFiles(await Promise.all(colors.map((color, at) => paint(`night-${at}.jpg`, 520 + at, color))))
  const hung = page.locator('#pictures ol > li img')
  await expect(hung).toHaveCount(4)
  const hashes = () => hung.evaluateAll((all) => all.map((one) => (one as HTMLImageElement).src.split('/').at(-2)))
  const [first, second, third, last] = await hashes()
  const nameOf = (number: number) => fill(editor.pictures.place, { number })
  const moveUp = page.getByRole('button', { name: fill(editor.list.up, { item: nameOf(4) }), exact: true })
  await walkTo(page, moveUp, 'Shift+Tab')
  for (let step = 0; step < 3; step++) await keyboard.press('Enter')
  await expect.poll(hashes).toEqual([last, first, second, third])
  const views = page.getByLabel(fields.names.view)
  await walkTo(page, views.nth(1))
  // Of a further picture nothing is said until somebody does.
  await expect(views.nth(1)).toHaveValue('')
  for (let step = 0; step < 3; step++) await keyboard.press('ArrowDown')
  await expect(views.nth(1)).toHaveValue('edge')
  // What visitors are told instead stands there already, in each language.
  const alts = (language: string) => page.getByLabel(fill(editor.languageOf, { field: fields.names.alt, language }))
  await expect(alts('Français').nth(1)).toHaveAttribute('placeholder', 'Le Bac de nuit, la tranche')
  await expect(alts('中文').nth(2)).toHaveAttribute('placeholder', '夜渡，图 3')

  // The price is missing: the panel leads there.
  await keyboard.press('Control+Enter')
  const dialog = page.getByRole('dialog')
  const price = page.getByLabel(fields.names.price, { exact: true })
  await expect(dialog.getByRole('button', { name: fields.names.price, exact: true })).toBeFocused()
  await keyboard.press('Enter')
  await expect(price).toBeFocused()
  await keyboard.type('2400')
  // The rest of the form lies between; a way past it stands before the form.
  await walkTo(page, page.getByRole('link', { name: editor.skip }), 'Shift+Tab')
  await keyboard.press('Enter')
  await expect(page.getByRole('button', { name: publishing.publish, exact: true })).toBeFocused()
  await keyboard.press('Enter')
  await expect(dialog.getByRole('button', { name: publishing.now })).toBeFocused()
  await keyboard.press('Enter')
  await expect(page.getByText(fill(publishing.published, { title }))).toBeVisible()

  const [{ slug } = { slug: '' }] = await query<{ slug: string }>(
    `SELECT slug FROM artworks WHERE title ->> 'en' = $1`,
    [title],
  )
  const headers = { 'content-language': 'fr' }
  const { artwork } = await (await page.request.get(`/api/artworks/${slug}`, { headers })).json()
  expect(artwork.pictures.map(({ alt, path }: { alt: string; path: string }) => [path.split('/').at(-2), alt])).toEqual(
    [
      [last, 'Le Bac de nuit'],
      [first, 'Le Bac de nuit, la tranche'],
      [second, 'Le Bac de nuit, image 3'],
      [third, 'Le Bac de nuit, image 4'],
    ],
  )
})

test('an administrator reads the log, changes a setting and finds what is kept of somebody by keyboard alone', async ({
  page,
}) => {
  const { keyboard } = page
  const bea = await register('Bea')
  const token = await openSession(['admin'])
  await page.addInitScript(
    (kept) => localStorage.setItem('cimaise.auth', JSON.stringify({ state: { token: kept }, version: 0 })),
    token,
  )
  await page.goto('/admin')
  const goTo = async (name: string) => {
    await walkTo(page, page.getByRole('navigation').getByRole('link', { name, exact: true }).first())
    await keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  }

  await goTo(frame.kinds.settings.one)
  const number = page.getByLabel(fields.names.register, { exact: true })
  // Nobody has set anything, unless this is walked again.
  const begin = page.getByRole('button', { name: frame.kinds.settings.create })
  await expect(begin.or(number)).toBeVisible()
  if (await begin.isVisible()) {
    await walkTo(page, begin)
    await keyboard.press('Enter')
  }
  await walkTo(page, number)
  await keyboard.press('Control+A')
  await keyboard.type(`RCS Paris ${Date.now()}`)
  await walkTo(page, page.getByLabel(fields.names.prices_for, { exact: true }))
  await expect(page.getByText(fields.hints.prices_for)).toBeVisible()
  await expectAccessible(page, 'main')
  await keyboard.press('Control+Enter')
  await expect(page.getByRole('dialog').getByRole('button', { name: publishing.now })).toBeFocused()
  await keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeHidden()

  await goTo(acts.title)
  await expect(page.getByRole('listitem').filter({ hasText: frame.kinds.settings.one }).first()).toBeVisible()
  const about = page.getByLabel(acts.subject, { exact: true })
  await walkTo(page, about)
  await keyboard.type(acts.subjects.orders)
  await expect(page).toHaveURL(/subject=orders/)
  await expectAccessible(page, 'main')

  await goTo(people.title)
  await walkTo(page, page.getByLabel(people.address, { exact: true }))
  await keyboard.type(bea.email)
  await keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: fill(people.keptOf, { email: bea.email }) })).toBeVisible()
  await expectAccessible(page, 'main')
})
