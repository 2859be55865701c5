import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'

import { type Locale, LOCALES } from '../src/contract/locale.ts'
import { frame as chinese } from '../src/messages/cn/backoffice/frame.ts'
import { editor } from '../src/messages/en/backoffice/editor.ts'
import { fields } from '../src/messages/en/backoffice/fields.ts'
import { frame } from '../src/messages/en/backoffice/frame.ts'
import { lists } from '../src/messages/en/backoffice/lists.ts'
import { publishing } from '../src/messages/en/backoffice/publishing.ts'
import { fill } from '../src/messages/fill.ts'
import { frame as french } from '../src/messages/fr/backoffice/frame.ts'
import { localizePath } from '../src/web/navigation/locale-path.ts'
import { type Collector, register } from './collector.ts'
import { galleryUrl, query, secondNodeUrl } from './gallery.ts'
import { expect, expectAccessible, test } from './test.ts'

const FRAMES = { en: frame, fr: french, cn: chinese }

async function hire(scope = 'editor'): Promise<Collector> {
  const person = await register('Edith')
  await query(`UPDATE users SET scope = $2 WHERE id = $1`, [person.id, ['collector', scope]])
  return person
}

/** Comes to the back office and logs in there. */
async function comeIn(page: Page, { email, password }: Collector, locale: Locale = 'en'): Promise<void> {
  const { login } = FRAMES[locale]
  await page.goto(localizePath('/admin', locale))
  await page.getByLabel(login.email).fill(email)
  await page.getByLabel(login.password).fill(password)
  await page.getByRole('button', { name: login.submit }).click()
  await expect(page.getByLabel(login.password)).toHaveCount(0)
  await expect(page.locator('h1')).toBeVisible()
}

const inLanguage = (page: Page, field: string, language: string) =>
  page.getByLabel(fill(editor.languageOf, { field, language }), { exact: true })

/** Types into a field that looks things up, and presses the one of that name. */
async function choose(page: Page, name: string, wanted: string): Promise<void> {
  const field = page.getByRole('combobox', { name, exact: true })
  await field.click()
  await field.pressSequentially(wanted)
  await page.getByRole('option', { name: wanted, exact: true }).click()
  await expect(field).toHaveValue(wanted)
}

const paint = (width: number, background: string) =>
  sharp({ create: { width, height: 400, channels: 3, background } })
    .jpeg()
    .toBuffer()

/** A point a little above something. */
async function middleAbove(what: Locator): Promise<[number, number]> {
  const { x = 0, y = 0, width = 0 } = (await what.boundingBox()) ?? {}
  return [x + width / 2, y - 10]
}

// "Not saved yet" says so as well, if one does not listen closely.
const isSaved = (page: Page) =>
  expect(page.getByRole('status').filter({ hasText: new RegExp(`^${editor.saving.saved}`) })).toBeVisible()

test('an editor puts a work with four pictures into the gallery in three languages; visitors see it at once, at both doors', async ({
  page,
}) => {
  await comeIn(page, await hire())
  await page.getByRole('button', { name: frame.kinds.artworks.create }).click()
  const title = `The Slow Ferry ${Date.now()}`
  // What stands over the three languages leads into the first.
  await page.getByLabel(fields.names.price, { exact: true }).focus()
  await page.locator('legend').filter({ hasText: fields.names.title }).first().click()
  await expect(inLanguage(page, fields.names.title, 'English')).toBeFocused()
  await inLanguage(page, fields.names.title, 'English').fill(title)
  await inLanguage(page, fields.names.title, 'Français').fill('Le Bac lent')
  await inLanguage(page, fields.names.title, '中文').fill('缓慢的渡船')
  await choose(page, fields.names.artist, 'Inês Corval')
  // By keyboard, faster than the list answers: the first match is meant, and words without one stay.
  const category = page.getByRole('combobox', { name: fields.names.category, exact: true })
  await category.pressSequentially('no such thing')
  await category.press('Tab')
  await expect(page.getByText(fill(editor.reference.unmatchedCreate, { text: 'no such thing' }))).toBeVisible()
  await expect(category).toHaveValue('no such thing')
  await category.fill('Paint')
  await category.press('Tab')
  await expect(category).toHaveValue('Painting')
  const technique = page.getByRole('combobox', { name: fields.names.technique, exact: true })
  // Whoever types on writes into the next field; what was chosen is taken away by the key that empties, once more.
  await expect(technique).toBeFocused()
  await category.press('ControlOrMeta+a')
  await category.press('Delete')
  await category.press('Delete')
  await category.press('Escape')
  await expect(category).toHaveValue('')
  await category.fill('Paint')
  await category.press('Tab')
  await expect(category).toHaveValue('Painting')
  await technique.pressSequentially('Oil on canv')
  await technique.press('Enter')
  await expect(technique).toHaveValue('Oil on canvas')
  await page.getByLabel(fields.names.height).fill('80')
  await page.getByLabel(fields.names.width).fill('100,5')
  await page.getByLabel(fields.names.price, { exact: true }).fill('2400')
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: editor.pictures.choose, exact: true }).click()
  await (
    await chooser
  ).setFiles(
    await Promise.all(
      ['#1d2f5e', '#c4302b', '#e0a028', '#4f8a4b'].map(async (color, at) => ({
        name: `ferry-${at}.jpg`,
        mimeType: 'image/jpeg',
        buffer: await paint(500 + at, color),
      })),
    ),
  )
  const described = page.getByLabel(fill(editor.languageOf, { field: fields.names.alt, language: 'English' }))
  await expect(described).toHaveCount(4)
  const hung = page.locator('#pictures li img')
  const hashes = () => hung.evaluateAll((all) => all.map((one) => (one as HTMLImageElement).src.split('/').at(-2)))
  const [first, , , last] = await hashes()
  await hung.nth(3).hover()
  await page.mouse.down()
  // The rows have become small: a short way leads past the first.
  await page.mouse.move(...(await middleAbove(hung.first())), { steps: 3 })
  await expect(page.locator('#pictures ol').first()).toHaveAttribute('data-sorting')
  await page.mouse.move(...(await middleAbove(hung.first())), { steps: 3 })
  await page.mouse.up()
  await expect.poll(hashes).toEqual([last, first, expect.anything(), expect.anything()])
  await expect(
    page.getByText(fill(editor.list.moved, { item: fill(editor.pictures.place, { number: 4 }), place: 1, count: 4 })),
  ).toBeVisible()
  // The others are told by the title and what they show.
  await described.nth(2).fill('A ferry, seen from its stern')
  await isSaved(page)
  await expectAccessible(page, 'main')

  await page.getByRole('button', { name: publishing.publish, exact: true }).click()
  await expectAccessible(page, 'dialog')
  await page.getByRole('dialog').getByRole('button', { name: publishing.now }).click()

  await expect(page.getByText(fill(publishing.published, { title }))).toBeVisible()
  await expect(page.getByRole('link', { name: publishing.see })).toHaveCount(2)
  await expect(page.getByText(editor.saved.published)).toBeFocused()
  const [{ slug } = { slug: '' }] = (await query(`SELECT slug FROM artworks WHERE title ->> 'en' = $1`, [title])) as {
    slug: string
  }[]
  // The order shown is the order published.
  expect(await (await page.request.get(`/api/artworks/${slug}`)).text()).toMatch(
    new RegExp(`"picture":\\{"path":"pictures/${last}/`),
  )
  expect(await (await page.request.get(`/api/artworks/${slug}`)).text()).toMatch(
    new RegExp(`"alt":"${title}".*"alt":"${title}, picture 2".*"alt":"A ferry, seen from its stern"`),
  )
  for (const door of [galleryUrl, secondNodeUrl]) {
    await expect.poll(async () => (await page.request.get(`${door}/fr/artwork/${slug}`)).status()).toBe(200)
    expect(await (await page.request.get(`${door}/fr/artwork/${slug}`)).text()).toContain('Le Bac lent')
  }
  await page.goto(`/cn/artwork/${slug}`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('缓慢的渡船')
  await expect(page.getByRole('main')).toContainText('80 × 100.5')
})

test('nothing typed is lost: without a connection, in a reload, and when the session has ended', async ({
  page,
  context,
  faults,
}) => {
  const edith = await hire()
  await comeIn(page, edith)
  await page.getByRole('link', { name: frame.kinds.techniques.many }).click()
  await page.getByRole('button', { name: frame.kinds.techniques.create }).click()
  const name = inLanguage(page, fields.names.name, 'English')
  await name.pressSequentially('Casein')
  await isSaved(page)

  await context.setOffline(true)
  await name.pressSequentially(' on panel')
  await expect(page.getByText(editor.saving.offline)).toBeVisible()
  await context.setOffline(false)
  await page.reload()
  await expect(name).toHaveValue('Casein on panel')
  await isSaved(page)

  await query('DELETE FROM sessions WHERE user_id = $1', [edith.id])
  await name.press('End')
  await name.pressSequentially(', waxed')
  const dialog = page.getByRole('dialog', { name: frame.login.againTitle })
  await dialog.getByLabel(frame.login.password).fill(edith.password)
  await dialog.getByRole('button', { name: frame.login.submit }).click()
  await expect(dialog).toHaveCount(0)
  await expect(name).toHaveValue('Casein on panel, waxed')
  await isSaved(page)
  const rows = await query(`SELECT FROM content WHERE kind = 'techniques' AND draft -> 'name' ->> 'en' = $1`, [
    'Casein on panel, waxed',
  ])
  expect(rows).toHaveLength(1)
  // What the browser itself tells of a lost connection and an ended session.
  faults.splice(0)
})

test('on a phone one language is written at a time, and lists are narrowed behind one button', async ({ browser }) => {
  const context = await browser.newContext({
    ...{ baseURL: galleryUrl, viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  })
  const page = await context.newPage()
  await comeIn(page, await hire())
  await page.getByRole('button', { name: lists.filters }).tap()
  const sheet = page.getByRole('dialog', { name: lists.filters })
  // A field would bring up the keyboard.
  await expect(sheet).toBeFocused()
  await sheet.getByLabel(lists.state, { exact: true }).selectOption('published')
  const artist = sheet.getByRole('combobox', { name: lists.artist, exact: true })
  await artist.tap()
  await artist.pressSequentially('Corval')
  await page.getByRole('option', { name: 'Inês Corval', exact: true }).tap()
  await expectAccessible(page, 'dialog')
  await sheet.getByRole('button', { name: lists.showList }).tap()
  await expect(page.getByRole('button', { name: fill(lists.filtersOn, { count: 2 }) })).toBeVisible()
  const list = page.url()
  await page.locator('ul a[href*="/admin/artworks/"]').first().tap()

  const french = inLanguage(page, fields.names.title, 'Français')
  await expect(inLanguage(page, fields.names.title, 'English')).toBeVisible()
  await expect(french).toBeHidden()
  // Whoever writes goes on writing, in the other language.
  await inLanguage(page, fields.names.title, 'English').tap()
  await page.getByRole('button', { name: /Français/ }).tap()
  await expect(french).toBeFocused()
  await french.fill('Vu au téléphone')
  await page.getByRole('button', { name: /中文/ }).tap()
  await expect(french).toBeHidden()
  await page.getByRole('button', { name: /Français/ }).tap()
  await expect(french).toHaveValue('Vu au téléphone')
  await isSaved(page)
  await page.getByLabel(fields.names.height).fill('12 by 5')
  const unread = fill(editor.unread, { fields: fields.names.height })
  await expect(page.getByRole('status').filter({ hasText: unread })).toBeVisible()
  await page.reload()
  // Even what is no number yet.
  await expect(page.getByLabel(fields.names.height)).toHaveValue('12 by 5')
  await page.goBack()
  await expect(page).toHaveURL(list)
  await expect(page.getByRole('button', { name: fill(lists.filtersOn, { count: 2 }) })).toBeVisible()
  await context.close()
})

test('on a phone what is pressed stays where it is: the bars of an editor, and a row that is moved', async ({
  browser,
}) => {
  const context = await browser.newContext({
    ...{ baseURL: galleryUrl, viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  })
  const page = await context.newPage()
  await comeIn(page, await hire())
  await page.getByRole('button', { name: frame.kinds.artworks.create }).tap()
  const bar = page.locator('[data-save-bar]')
  const places = async () =>
    Promise.all(
      [bar, ...[publishing.more, publishing.preview, publishing.publish].map((name) => bar.getByText(name))].map(
        (one) => one.boundingBox(),
      ),
    )
  await isSaved(page)
  const before = await places()
  await inLanguage(page, fields.names.title, 'English').fill('Held in one hand')
  await expect(bar.getByRole('status')).not.toHaveText(editor.saving.saved)
  expect(await places()).toEqual(before)

  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: editor.pictures.choose, exact: true }).tap()
  await (
    await chooser
  ).setFiles(
    await Promise.all(
      ['#1d2f5e', '#c4302b', '#e0a028'].map(async (color, at) => ({
        name: `hand-${at}.jpg`,
        mimeType: 'image/jpeg',
        buffer: await paint(510 + at, color),
      })),
    ),
  )
  const rows = page.locator('#pictures ol > li')
  await expect(rows).toHaveCount(3)
  const hash = () => rows.evaluateAll((all) => all.map((one) => one.querySelector('img')?.src.split('/').at(-2)))
  const [first, second, third] = await hash()
  const down = page.getByRole('button', { name: fill(editor.list.down, { item: editor.pictures.main }), exact: true })
  await down.scrollIntoViewIfNeeded()
  const { x = 0, y = 0 } = (await down.boundingBox()) ?? {}
  for (const order of [
    [second, first, third],
    [second, third, first],
  ]) {
    await page.touchscreen.tap(x + 10, y + 10)
    await expect.poll(hash).toEqual(order)
  }

  // The bars keep clear of the line at the bottom of a phone's glass.
  await context
    .newCDPSession(page)
    .then((browsing) => browsing.send('Emulation.setSafeAreaInsetsOverride', { insets: { bottom: 34 } }))
  await expect.poll(async () => (await bar.boundingBox())?.y).toBe((before[0]?.y ?? 0) - 34)
  await context
    .newCDPSession(page)
    .then((browsing) => browsing.send('Emulation.setSafeAreaInsetsOverride', { insets: {} }))

  // From the end of the form every part is one touch away, and nothing gapes between the two bars.
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  const end = (await bar.boundingBox()) ?? { y: 0, height: 0 }
  expect(Math.abs(end.y + end.height - (844 - 56))).toBeLessThan(2)
  const strip = page.getByRole('navigation', { name: editor.sections })
  // Until the strip has followed, its words move away under the finger.
  await expect(strip.locator('[aria-current]')).toHaveText(fields.sections.more)
  await expect(strip.locator('[aria-current]')).toBeInViewport()
  // A finger swipes the strip back to its beginning.
  await strip.evaluate((element) => element.scrollTo({ left: 0 }))
  const way = (await strip.getByText(fields.sections.work, { exact: true }).boundingBox()) ?? { x: 0, y: 0 }
  await page.touchscreen.tap(way.x + 20, way.y + 20)
  await expect(strip.locator('[aria-current]')).toHaveText(fields.sections.work)
  await expect(inLanguage(page, fields.names.title, 'English')).toBeInViewport()
  await expectAccessible(page, 'main')
  await context.close()
})

test('two editors on one work: what only one has changed is joined, what both have is asked about', async ({
  page,
  browser,
  faults,
}) => {
  await comeIn(page, await hire())
  await page.getByRole('link', { name: frame.kinds.categories.many }).click()
  await page.getByRole('button', { name: frame.kinds.categories.create }).click()
  await inLanguage(page, fields.names.name, 'English').fill('Ceramics')
  await isSaved(page)
  const otherPage = await (await browser.newContext({ baseURL: galleryUrl })).newPage()
  await comeIn(otherPage, await hire())
  await otherPage.goto(page.url())
  await expect(inLanguage(otherPage, fields.names.name, 'English')).toHaveValue('Ceramics')

  await inLanguage(otherPage, fields.names.name, 'English').fill('Pottery')
  await inLanguage(otherPage, fields.names.name, 'Français').fill('Poterie')
  await isSaved(otherPage)
  await inLanguage(page, fields.names.name, 'English').fill('Fired clay')

  const conflict = page.locator('#conflict')
  await expect(conflict).toContainText('Pottery')
  await expectAccessible(page, '#conflict')
  await conflict.getByText(editor.conflict.mine, { exact: true }).first().click()
  await conflict.getByRole('button', { name: editor.conflict.apply }).click()
  await isSaved(page)
  await expect(inLanguage(page, fields.names.name, 'English')).toHaveValue('Fired clay')
  await expect(inLanguage(page, fields.names.name, 'Français')).toHaveValue('Poterie')
  await otherPage.context().close()
  // The refusal of the save that was behind.
  faults.splice(0)
})

for (const locale of LOCALES) {
  test(`the back office stands in its language, fits every window and has no barrier: ${locale}`, async ({ page }) => {
    test.setTimeout(180_000)
    const words = FRAMES[locale]
    await page.goto(localizePath('/admin', locale))
    await expect(page.getByRole('button', { name: words.login.submit })).toBeVisible()
    // The layout is the same in all languages. French has the longest words: its screens are measured and looked at
    // closely; what an editor writes on, which sales only read, is looked at in English.
    const isLongest = locale === 'fr'
    if (isLongest) await expectAccessible(page, 'html', { rules: 'all' })
    await comeIn(page, await hire(isLongest ? 'sales' : 'editor'), locale)
    const [{ id } = { id: 0 }] = (await query(`SELECT min(id) AS id FROM artworks`)) as { id: number }[]
    const addresses = isLongest
      ? [
          ...['/admin/artists?query=a', '/admin/upkeep', '/admin/media', '/admin/nowhere'],
          ...['/admin/today', '/admin/orders', '/admin/applications', '/admin/enquiries'],
        ]
      : []
    for (const address of [...addresses, `/admin/artworks/${id}`, '/admin/artworks']) {
      await page.goto(localizePath(address, locale))
      await expect(page.locator('h1')).toBeVisible()
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
      for (const width of [390, 820, 1440]) {
        await page.setViewportSize({ width, height: 900 })
        const isWide = () => page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)
        expect([address, width, await isWide()]).toEqual([address, width, false])
      }
      const looksClosely = address.startsWith('/admin/artworks') ? 'en' : 'fr'
      // The frame is the same around all of them.
      const part = address === '/admin/artworks' ? 'html' : 'main'
      if (locale === looksClosely) await expectAccessible(page, part, { rules: 'all' })
    }
    // Sales read everything and write nothing.
    const create = page.getByRole('button', { name: words.kinds.artworks.create })
    await expect(page.locator('table a, ol a').first()).toBeAttached()
    await expect(create).toHaveCount(isLongest ? 0 : 1)
  })
}

test('whoever is not of the staff is told so, and nobody is shown a thing', async ({ page }) => {
  const ada = await register()
  await page.goto('/admin/artworks?query=ferry')
  expect(await page.locator('body').innerText()).not.toContain(lists.search)
  await page.getByLabel(frame.login.email).fill(ada.email)
  await page.getByLabel(frame.login.password).fill(ada.password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: frame.login.noAccessTitle })).toBeVisible()
})
