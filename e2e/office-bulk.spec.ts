import type { Locator, Page } from '@playwright/test'

import { bulk } from '../src/messages/en/backoffice/bulk.ts'
import { fields } from '../src/messages/en/backoffice/fields.ts'
import { frame } from '../src/messages/en/backoffice/frame.ts'
import { papers } from '../src/messages/en/backoffice/papers.ts'
import { publishing } from '../src/messages/en/backoffice/publishing.ts'
import { fill } from '../src/messages/fill.ts'
import { query } from './gallery.ts'
import { enterOffice, goTo } from './office.ts'
import { pressWords } from './press-words.ts'
import { expect, expectAccessible, test } from './test.ts'

/** Makes a price list of what is chosen, and saves it, by the keyboard alone. */
async function makePriceList(page: Page, boxes: Locator[]): Promise<void> {
  for (const box of boxes) {
    await box.focus()
    await page.keyboard.press('Space')
  }
  await page.getByRole('button', { name: papers.open, exact: true }).press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel(papers.kind)).toBeFocused()
  await dialog.getByLabel(papers.kind).selectOption({ label: papers.kinds.labels })
  await expectAccessible(page, 'dialog')
  await dialog.getByLabel(papers.kind).selectOption({ label: papers.kinds['price-list'] })
  await dialog.getByRole('button', { name: papers.make }).press('Enter')
  const save = dialog.getByRole('button', { name: papers.save })
  await expect(save).toBeFocused({ timeout: 30_000 })
  await expectAccessible(page, 'dialog')
  const saving = page.waitForEvent('download')
  await save.press('Enter')
  expect((await saving).suggestedFilename()).toMatch(/^price-list-\d{4}-\d\d-\d\d\.pdf$/)
  const rows = await query(
    `SELECT jsonb_array_length(content -> 'works') AS works FROM sheets ORDER BY made_at DESC LIMIT 1`,
  )
  expect(rows).toEqual([{ works: boxes.length }])
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
}

test('works chosen in a list become a price list by the keyboard, get another year or are hidden, seen before it is done, and are as before by one press', async ({
  page,
}) => {
  await enterOffice(page, 'editor')
  const [{ artist = '' } = {}] = (await query(`SELECT draft ->> 'artist' AS artist FROM content
    WHERE kind = 'artworks' GROUP BY 1 HAVING count(*) BETWEEN 3 AND 40 ORDER BY count(*), 1 LIMIT 1`)) as {
    artist?: string
  }[]
  const readYears = async () =>
    (await query(
      `SELECT id, draft -> 'year' AS year, draft -> 'title' ->> 'en' AS title FROM content
      WHERE kind = 'artworks' AND draft ->> 'artist' = $1 ORDER BY sort_title`,
      [artist],
    )) as { id: number; year: number | null; title: string }[]
  const before = await readYears()
  const [spared, ...others] = before
  const count = others.length
  const dialog = page.getByRole('dialog')
  const boxOf = (title = '-') => page.getByRole('checkbox', { name: fill(bulk.choose, { title }) }).first()

  await page.goto(`/admin/artworks?artist=${artist}&sort=title`)
  await makePriceList(
    page,
    others.slice(0, 2).map(({ title }) => boxOf(title)),
  )

  await pressWords(page.getByRole('checkbox', { name: bulk.chooseAll }))
  const box = boxOf(spared?.title)
  await box.focus()
  await page.keyboard.press('Space')
  await expect(box).not.toBeChecked()
  await expect(page.getByText(fill(bulk.chosen, { count })).last()).toBeVisible()
  await expectAccessible(page, 'main')

  await page.getByRole('button', { name: bulk.change, exact: true }).click()
  await dialog.getByLabel(bulk.field).selectOption({ label: fields.names.year })
  await pressWords(dialog.getByRole('radio', { name: bulk.acts.set }))
  await dialog.getByLabel(fields.names.year, { exact: true }).fill('1907')
  await expectAccessible(page, 'dialog')
  await dialog.getByRole('button', { name: bulk.preview }).click()
  await expect(dialog.getByRole('heading', { name: `${bulk.outcomes.changed} (${count})` })).toBeVisible()
  await expect(dialog.getByRole('row').filter({ hasText: others[0]?.title ?? '-' })).toContainText('1907')
  await expectAccessible(page, 'dialog')
  expect(await readYears()).toEqual(before)

  await dialog.getByRole('button', { name: fill(bulk.apply, { count }) }).click()
  await expect(page.getByText(fill(bulk.done, { count }))).toBeVisible()
  await expect(page.getByRole('checkbox', { name: bulk.chooseAll })).toBeFocused()
  expect(await readYears()).toEqual(before.map((one) => (one === spared ? one : { ...one, year: 1907 })))

  await page.getByRole('button', { name: frame.undo, exact: true }).click()
  await expect(page.getByText(fill(bulk.undone, { count }))).toBeVisible()
  expect(await readYears()).toEqual(before)

  // The same for what visitors see of them.
  const readVisible = async () =>
    (await query(
      `SELECT count(*)::int AS count FROM content WHERE kind = 'artworks' AND is_visible
      AND draft ->> 'artist' = $1`,
      [artist],
    )) as { count: number }[]
  const visible = await readVisible()
  await pressWords(page.getByRole('checkbox', { name: bulk.chooseAll }))
  await page.getByRole('button', { name: bulk.shows.hide.act, exact: true }).click()
  const all = before.length
  await expect(dialog.getByRole('heading', { name: `${bulk.shows.hide.outcomes.changed} (${all})` })).toBeVisible()
  await dialog.getByRole('button', { name: fill(bulk.shows.hide.apply, { count: all }) }).click()
  await expect(page.getByText(fill(bulk.shows.hide.done, { count: all }))).toBeVisible()
  expect(await readVisible()).toEqual([{ count: 0 }])
  await page.getByRole('button', { name: frame.undo, exact: true }).click()
  await expect(page.getByText(fill(bulk.undone, { count: all }))).toBeVisible()
  expect(await readVisible()).toEqual(visible)

  // Later the way leads from the history of any of them, on a phone as well.
  await page.setViewportSize({ width: 390, height: 844 })
  await goTo(page, `/admin/artworks/${others[0]?.id}`)
  await page.getByRole('button', { name: publishing.more, exact: true }).click()
  await page.getByRole('menuitem', { name: publishing.history, exact: true }).click()
  await page.getByRole('link', { name: bulk.inHistory }).first().click()
  await expect(page.getByRole('button', { name: bulk.redo }).first()).toBeVisible()
  await expectAccessible(page, 'main')
  expect(await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)).toBe(false)
})
