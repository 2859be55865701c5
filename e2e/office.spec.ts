import type { Page } from '@playwright/test'

import { frame as chinese } from '../src/messages/cn/backoffice/frame.ts'
import { editor } from '../src/messages/en/backoffice/editor.ts'
import { fields } from '../src/messages/en/backoffice/fields.ts'
import { frame } from '../src/messages/en/backoffice/frame.ts'
import { lists } from '../src/messages/en/backoffice/lists.ts'
import { publishing } from '../src/messages/en/backoffice/publishing.ts'
import { fill } from '../src/messages/fill.ts'
import { frame as french } from '../src/messages/fr/backoffice/frame.ts'
import { type Collector, enterAs, register } from './collector.ts'
import { galleryUrl, query } from './gallery.ts'
import { ask } from './hands/office-places.ts'
import { enterOffice, goTo, paint } from './office.ts'
import { expect, expectAccessible, test } from './test.ts'

async function hire(...scopes: string[]): Promise<Collector> {
  const person = await register('Edith')
  await query(`UPDATE users SET scope = $2 WHERE id = $1`, [person.id, ['collector', ...scopes]])
  return person
}

interface Written {
  version: number
  draft: { name: Record<string, string> }
}

const inLanguage = (page: Page, field: string, language: string) =>
  page.getByLabel(fill(editor.languageOf, { field, language }), { exact: true })

// "Not saved yet" says so as well, if one does not listen closely.
const isSaved = (page: Page) =>
  expect(page.getByRole('status').filter({ hasText: new RegExp(`^${editor.saving.saved}`) })).toBeVisible()

test('nothing typed is lost: without a connection, in a reload, when the session has ended, and when two write on one thing', async ({
  page,
  context,
  faults,
}) => {
  const edith = await hire('editor')
  await enterAs(page, edith)
  await page.goto('/admin/categories')
  await page.getByRole('button', { name: frame.kinds.categories.create }).click()
  const english = inLanguage(page, fields.names.name, 'English')
  const stamp = Date.now()
  const before = `Casein ${stamp}`
  await english.fill(before)
  await isSaved(page)

  await test.step('what is typed without a connection is there after a reload', async () => {
    await context.setOffline(true)
    await english.press('End')
    await english.pressSequentially(' on wood')
    await expect(page.getByText(editor.saving.offline)).toBeVisible()
    await context.setOffline(false)
    await page.reload()
    await expect(english).toHaveValue(`${before} on wood`)
    await isSaved(page)
  })

  await test.step('who is asked for the password meanwhile goes on where the writing was', async () => {
    await query('DELETE FROM sessions WHERE user_id = $1', [edith.id])
    await english.press('End')
    await english.pressSequentially(', wax')
    const dialog = page.getByRole('dialog', { name: frame.login.againTitle })
    await dialog.getByLabel(frame.login.password).fill(edith.password)
    await dialog.getByRole('button', { name: frame.login.submit }).click()
    await expect(dialog).toHaveCount(0)
    await expect(english).toHaveValue(`${before} on wood, wax`)
    await isSaved(page)
  })

  await test.step('what only one of two has changed is joined, what both have is asked about', async () => {
    const path = `editor/categories/${new URL(page.url()).pathname.split('/').at(-1)}`
    const read = async () => (await ask<{ item: Written }>('GET', path)).item
    const { version, draft } = await read()
    expect(draft.name.en).toBe(`${before} on wood, wax`)
    await ask('PUT', `${path}/draft`, {
      version,
      draft: { ...draft, name: { en: `Pottery ${stamp}`, fr: `Poterie ${stamp}` } },
    })
    await english.fill(`Fired clay ${stamp}`)
    const conflict = page.locator('#conflict')
    await expect(conflict).toContainText(`Pottery ${stamp}`)
    await expectAccessible(page, '#conflict')
    await conflict.getByText(editor.conflict.mine, { exact: true }).first().click()
    await conflict.getByRole('button', { name: editor.conflict.apply }).click()
    await isSaved(page)
    await expect(english).toHaveValue(`Fired clay ${stamp}`)
    await expect(inLanguage(page, fields.names.name, 'Français')).toHaveValue(`Poterie ${stamp}`)
    expect((await read()).draft.name).toMatchObject({ en: `Fired clay ${stamp}`, fr: `Poterie ${stamp}` })
  })
  // What the browser itself tells of a lost connection, an ended session and a save that was behind.
  faults.splice(0)
})

test('on a phone lists are narrowed behind one button, one language is written at a time, and what is pressed stays where it is', async ({
  browser,
}) => {
  const context = await browser.newContext({
    ...{ baseURL: galleryUrl, viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  })
  const page = await context.newPage()
  await enterOffice(page, 'editor')
  await page.goto('/admin/artworks')
  const english = inLanguage(page, fields.names.title, 'English')
  const bar = page.locator('[data-save-bar]')

  await test.step('a list is narrowed', async () => {
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
  })
  const list = page.url()
  await page.getByRole('button', { name: frame.kinds.artworks.create }).tap()

  await test.step('the bars stay where they are while it is saved', async () => {
    const places = async () =>
      Promise.all(
        [bar, ...[publishing.more, publishing.preview, publishing.publish].map((name) => bar.getByText(name))].map(
          (one) => one.boundingBox(),
        ),
      )
    await isSaved(page)
    const before = await places()
    await english.fill('Held in one hand')
    await expect(bar.getByRole('status')).not.toHaveText(editor.saving.saved)
    expect(await places()).toEqual(before)
    // They keep clear of the line at the bottom of a phone's glass.
    const browsing = await context.newCDPSession(page)
    await browsing.send('Emulation.setSafeAreaInsetsOverride', { insets: { bottom: 34 } })
    await expect.poll(async () => (await bar.boundingBox())?.y).toBe((before[0]?.y ?? 0) - 34)
    await browsing.send('Emulation.setSafeAreaInsetsOverride', { insets: {} })
  })

  await test.step('who writes goes on writing, in the other language', async () => {
    const french = inLanguage(page, fields.names.title, 'Français')
    await expect(english).toBeVisible()
    await expect(french).toBeHidden()
    await english.tap()
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
  })

  await test.step('a row is moved by two taps at one place', async () => {
    const chooser = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: editor.pictures.choose, exact: true }).tap()
    const pictures = ['#1d2f5e', '#c4302b', '#e0a028'].map((color, at) => paint(`hand-${at}.jpg`, 110 + at, color))
    await (await chooser).setFiles(await Promise.all(pictures))
    const hung = page.locator('#pictures ol > li img')
    await expect(hung).toHaveCount(3)
    const hashes = () => hung.evaluateAll((all) => all.map((one) => (one as HTMLImageElement).src.split('/').at(-2)))
    const [first, second, third] = await hashes()
    const down = page.getByRole('button', { name: fill(editor.list.down, { item: editor.pictures.main }), exact: true })
    await down.scrollIntoViewIfNeeded()
    const { x = 0, y = 0 } = (await down.boundingBox()) ?? {}
    for (const order of [
      [second, first, third],
      [second, third, first],
    ]) {
      await page.touchscreen.tap(x + 10, y + 10)
      await expect.poll(hashes).toEqual(order)
    }
  })

  await test.step('from the end of the form every part is one touch away, and nothing gapes between the two bars', async () => {
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
    await expect(page.getByLabel(new RegExp(fields.names.title)).first()).toBeInViewport()
    await expectAccessible(page, 'main')
  })

  await test.step('the way back leads to the list as it was narrowed, and from there to a work', async () => {
    await page.goBack()
    await expect(page).toHaveURL(list)
    await expect(page.getByRole('button', { name: fill(lists.filtersOn, { count: 2 }) })).toBeVisible()
    await page.locator('ul a[href*="/admin/artworks/"]').first().tap()
    await expect(bar).toBeVisible()
  })
  await context.close()
})

test('the back office stands in its language, fits every window and has no barrier', async ({ page }) => {
  test.setTimeout(180_000)
  const { email, password } = await hire('editor', 'sales')
  const [{ id } = { id: 0 }] = await query<{ id: number }>(`SELECT min(id) AS id FROM artworks`)
  const measure = async (address: string) => {
    for (const width of [390, 820, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      const isWide = () => page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)
      expect([address, width, await isWide()]).toEqual([address, width, false])
    }
  }

  await test.step('in French, which has the longest words', async () => {
    const { login, kinds } = french
    await page.goto('/fr/admin')
    await page.getByLabel(login.email).fill(email)
    await page.getByLabel(login.password).fill(password)
    await expectAccessible(page, 'html', { rules: 'all' })
    await page.getByRole('button', { name: login.submit }).click()
    await expect(page.getByLabel(login.password)).toHaveCount(0)
    await expect(page.locator('h1')).toBeVisible()
    // Screens that journeys fill are looked at by them.
    const looked = ['/admin/artists?query=a', '/admin/media', '/admin/applications', '/admin/nowhere']
    const measured = ['/admin/upkeep', '/admin/orders', '/admin/enquiries', `/admin/artworks/${id}`, '/admin/today']
    for (const address of [...looked, ...measured]) {
      await goTo(page, `/fr${address}`)
      await measure(address)
      if (looked.includes(address)) await expectAccessible(page, 'main', { rules: 'all' })
    }
    await goTo(page, '/fr/admin/artworks')
    await expect(page.getByRole('button', { name: kinds.artworks.create })).toHaveCount(1)
    await measure('/admin/artworks')
    // The frame is the same around all of them.
    await expectAccessible(page, 'html', { rules: 'all' })
  })

  await test.step('in Chinese', async () => {
    await page.goto('/cn/admin/artworks')
    await expect(page.locator('h1')).toHaveText(chinese.kinds.artworks.many)
    await expect(page.getByRole('button', { name: chinese.kinds.artworks.create })).toHaveCount(1)
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    await measure('/cn/admin/artworks')
    await goTo(page, `/cn/admin/artworks/${id}`)
    await measure(`/cn/admin/artworks/${id}`)
  })
})

test('whoever is not of the staff is told so, and nobody is shown a thing', async ({ page }) => {
  const ada = await register()
  await page.goto('/admin/artworks?query=ferry')
  expect(await page.locator('body').innerText()).not.toContain(lists.search)
  await page.getByLabel(frame.login.email).fill(ada.email)
  await page.getByLabel(frame.login.password).fill(ada.password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: frame.login.noAccessTitle })).toBeVisible()
})
