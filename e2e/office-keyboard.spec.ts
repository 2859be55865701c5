import type { Locator, Page } from '@playwright/test'

import { acts } from '../src/messages/en/backoffice/acts.ts'
import { editor } from '../src/messages/en/backoffice/editor.ts'
import { fields } from '../src/messages/en/backoffice/fields.ts'
import { frame } from '../src/messages/en/backoffice/frame.ts'
import { people } from '../src/messages/en/backoffice/people.ts'
import { publishing } from '../src/messages/en/backoffice/publishing.ts'
import { fill } from '../src/messages/fill.ts'
import { register } from './collector.ts'
import { galleryUrl, query, secondNodeUrl } from './gallery.ts'
import { enterOffice, paint } from './office.ts'
import { partOf, readSent, textOf } from './sent-page.ts'
import { expect, expectAccessible, test } from './test.ts'
import { walkTo } from './walk-to.ts'

/** A point a little above something. */
async function middleAbove(what: Locator): Promise<[number, number]> {
  const { x = 0, y = 0, width = 0 } = (await what.boundingBox()) ?? {}
  return [x + width / 2, y - 10]
}

const formOn = (page: Page) => ({
  inLanguage: (language: string) =>
    page.getByLabel(fill(editor.languageOf, { field: fields.names.title, language }), { exact: true }),
  box: (name: string) => page.getByRole('combobox', { name, exact: true }),
  hung: page.locator('#pictures ol > li img'),
  alts: (language: string) => page.getByLabel(fill(editor.languageOf, { field: fields.names.alt, language })),
  price: page.getByLabel(fields.names.price, { exact: true }),
  dialog: page.getByRole('dialog'),
})

const pictureOf = (number: number) => fill(editor.pictures.place, { number })

/** By what the pictures are named as they hang. */
const readHashes = (page: Page) =>
  formOn(page).hung.evaluateAll((all) => all.map((one) => (one as HTMLImageElement).src.split('/').at(-2)))

async function writeByKeyboard(page: Page, title: string): Promise<void> {
  const { keyboard } = page
  const { inLanguage, box } = formOn(page)
  await expect(inLanguage('English')).toBeFocused()
  await keyboard.type(title)
  await keyboard.press('Tab')
  await keyboard.type('Le Bac de nuit')
  // Enter goes on, too.
  await keyboard.press('Enter')
  await expect(inLanguage('中文')).toBeFocused()
  await keyboard.type('夜渡')
  await keyboard.press('Enter')
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
}

/** Hangs four pictures, and the last of them first; answers with them as they hang then. */
async function hangByKeyboard(page: Page): Promise<(string | undefined)[]> {
  const { keyboard } = page
  const { hung, alts } = formOn(page)
  const choose = page.getByRole('button', { name: editor.pictures.choose, exact: true })
  // The browser is to hand it over before it opens.
  const chooser = page.waitForEvent('filechooser')
  await walkTo(page, choose)
  await keyboard.press('Enter')
  const colors = ['#101d3e', '#b4201b', '#d09018', '#3f7a3b']
  await (
    await chooser
  ).setFiles(await Promise.all(colors.map((color, at) => paint(`night-${at}.jpg`, 120 + at, color))))
  await expect(hung).toHaveCount(4)
  const [first, second, third, last] = await readHashes(page)
  const moveUp = page.getByRole('button', { name: fill(editor.list.up, { item: pictureOf(4) }), exact: true })
  await walkTo(page, moveUp, 'Shift+Tab')
  for (let step = 0; step < 3; step++) await keyboard.press('Enter')
  await expect.poll(() => readHashes(page)).toEqual([last, first, second, third])
  const views = page.getByLabel(fields.names.view)
  await walkTo(page, views.nth(1))
  // Of a further picture nothing is said until somebody does.
  await expect(views.nth(1)).toHaveValue('')
  for (let step = 0; step < 3; step++) await keyboard.press('ArrowDown')
  await expect(views.nth(1)).toHaveValue('edge')
  // What visitors are told instead stands there already, in each language.
  await expect(alts('Français').nth(1)).toHaveAttribute('placeholder', 'Le Bac de nuit, la tranche')
  await expect(alts('中文').nth(2)).toHaveAttribute('placeholder', '夜渡，图 3')
  return [last, first, second, third]
}

async function publishByKeyboard(page: Page): Promise<void> {
  const { keyboard } = page
  const { price, dialog } = formOn(page)
  // The price is missing: the panel leads there.
  await keyboard.press('Control+Enter')
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
}

async function writeByMouse(page: Page): Promise<void> {
  const { inLanguage, box, price } = formOn(page)
  // What stands over the three languages leads into the first.
  await price.focus()
  await page.locator('legend').filter({ hasText: fields.names.title }).first().click()
  await expect(inLanguage('English')).toBeFocused()
  await box(fields.names.artist).click()
  await page.keyboard.type('Corval')
  await page.getByRole('option', { name: 'Inês Corval', exact: true }).click()
  await expect(box(fields.names.artist)).toHaveValue('Inês Corval')
  // By keyboard, faster than the list answers: the first match is meant, and words without one stay.
  const category = box(fields.names.category)
  await category.fill('no such thing')
  await category.press('Tab')
  await expect(page.getByText(fill(editor.reference.unmatchedCreate, { text: 'no such thing' }))).toBeVisible()
  await expect(category).toHaveValue('no such thing')
  await category.fill('Paint')
  await category.press('Tab')
  await expect(category).toHaveValue('Painting')
  // Whoever types on writes into the next field; what was chosen is taken away by the key that empties, once more.
  await expect(box(fields.names.technique)).toBeFocused()
  await category.press('ControlOrMeta+a')
  await category.press('Delete')
  await category.press('Delete')
  await category.press('Escape')
  await expect(category).toHaveValue('')
  await category.fill('Paint')
  await category.press('Tab')
  await expect(category).toHaveValue('Painting')
  await page.getByLabel(fields.names.width).fill('70,5')
}

async function dragLastPicture(page: Page, [first, second, third, last]: (string | undefined)[]): Promise<void> {
  const { hung, alts } = formOn(page)
  await hung.nth(3).hover()
  await page.mouse.down()
  // The rows have become small: a short way leads past the first.
  await page.mouse.move(...(await middleAbove(hung.first())), { steps: 3 })
  await expect(page.locator('#pictures ol').first()).toHaveAttribute('data-sorting')
  await page.mouse.move(...(await middleAbove(hung.first())), { steps: 3 })
  await page.mouse.up()
  await expect.poll(() => readHashes(page)).toEqual([last, first, second, third])
  await expect(page.getByText(fill(editor.list.moved, { item: pictureOf(4), place: 1, count: 4 }))).toBeVisible()
  await alts('English').nth(3).fill('A ferry, seen from its stern')
}

test('a work with four pictures is made, put in order and published in three languages by keyboard alone, then changed by the mouse; visitors see it at once, at both doors', async ({
  page,
}) => {
  const { keyboard } = page
  const { dialog } = formOn(page)
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

  const title = `Ferry ${Date.now()}`
  await writeByKeyboard(page, title)
  const [last, first, second, third] = await hangByKeyboard(page)
  await publishByKeyboard(page)
  const published = page.getByText(fill(publishing.published, { title }))
  await expect(published).toBeVisible()
  const [{ slug } = { slug: '' }] = await query<{ slug: string }>(
    `SELECT slug FROM artworks WHERE title ->> 'en' = $1`,
    [title],
  )
  const readPictures = async (language: string) => {
    const reply = await page.request.get(`/api/artworks/${slug}`, { headers: { 'content-language': language } })
    const { artwork } = (await reply.json()) as { artwork: { pictures: { alt: string; path: string }[] } }
    return artwork.pictures.map(({ alt, path }) => [path.split('/').at(-2), alt])
  }
  expect(await readPictures('fr')).toEqual([
    [last, 'Le Bac de nuit'],
    [first, 'Le Bac de nuit, la tranche'],
    [second, 'Le Bac de nuit, image 3'],
    [third, 'Le Bac de nuit, image 4'],
  ])

  await writeByMouse(page)
  await dragLastPicture(page, [last, first, second, third])

  await test.step('it is published once more, and visitors see it', async () => {
    // "Not saved yet" says so as well, if one does not listen closely.
    const isSaved = new RegExp(`^${editor.saving.saved}`)
    await expect(page.getByRole('status').filter({ hasText: isSaved })).toBeVisible()
    await expectAccessible(page, 'main', { rules: 'all' })
    await page.getByRole('button', { name: publishing.publish, exact: true }).click()
    await expectAccessible(page, 'dialog')
    await dialog.getByRole('button', { name: publishing.now }).click()
    await expect(published.first()).toBeVisible()
    await expect(page.getByRole('link', { name: publishing.see })).toHaveCount(2)
    await expect(page.getByText(editor.saved.published)).toBeFocused()
    // What nobody has said of a picture is told by the title and what it shows; the order shown is the order published.
    expect(await readPictures('en')).toEqual([
      [third, title],
      [last, `${title}, picture 2`],
      [first, `${title}, the edge`],
      [second, 'A ferry, seen from its stern'],
    ])
    for (const door of [galleryUrl, secondNodeUrl]) {
      const read = () => readSent(page.request, `${door}/fr/artwork/${slug}`)
      await expect.poll(async () => (await read()).html).toContain('80 × 70,5')
      expect((await read()).html).toContain('Le Bac de nuit')
    }
    const shown = await readSent(page.request, `/cn/artwork/${slug}`)
    expect(textOf(partOf(shown, 'h1'))).toContain('夜渡')
    expect(textOf(partOf(shown, 'main'))).toContain('80 × 70.5')
  })
})

test('an administrator reads the log, changes a setting and finds what is kept of somebody by keyboard alone', async ({
  page,
}) => {
  const { keyboard } = page
  const bea = await register('Bea')
  await enterOffice(page, 'admin')
  await page.goto('/admin')
  const goTo = async (name: string, key?: 'Shift+Tab') => {
    await walkTo(page, page.getByRole('navigation').getByRole('link', { name, exact: true }).first(), key)
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

  await goTo(acts.title, 'Shift+Tab')
  await expect(page.getByRole('listitem').filter({ hasText: frame.kinds.settings.one }).first()).toBeVisible()
  const about = page.getByLabel(acts.subject, { exact: true })
  await walkTo(page, about)
  await keyboard.type(acts.subjects.orders)
  await expect(page).toHaveURL(/subject=orders/)
  await expectAccessible(page, 'main')

  await goTo(people.title, 'Shift+Tab')
  await walkTo(page, page.getByLabel(people.address, { exact: true }))
  await keyboard.type(bea.email)
  await keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: fill(people.keptOf, { email: bea.email }) })).toBeVisible()
  await expectAccessible(page, 'main')
})
