import { bulk } from '../src/messages/en/backoffice/bulk.ts'
import { fields } from '../src/messages/en/backoffice/fields.ts'
import { frame } from '../src/messages/en/backoffice/frame.ts'
import { publishing } from '../src/messages/en/backoffice/publishing.ts'
import { fill } from '../src/messages/fill.ts'
import { enterAs, register } from './collector.ts'
import { query } from './gallery.ts'
import { pressWords } from './press-words.ts'
import { expect, expectAccessible, test } from './test.ts'

test('all works of a list but one get another year, seen before it is done, and are as before by one press', async ({
  page,
}) => {
  const staff = await register('Edith')
  await query(`UPDATE users SET scope = '{collector,editor}' WHERE id = $1`, [staff.id])
  await enterAs(page, staff)
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

  await page.goto(`/admin/artworks?artist=${artist}&sort=title`)
  await pressWords(page.getByRole('checkbox', { name: bulk.chooseAll }))
  const box = page.getByRole('checkbox', { name: fill(bulk.choose, { title: spared?.title ?? '-' }) }).first()
  await box.focus()
  await page.keyboard.press('Space')
  await expect(box).not.toBeChecked()
  await expect(page.getByText(fill(bulk.chosen, { count })).last()).toBeVisible()
  await expectAccessible(page, 'main')

  await page.getByRole('button', { name: bulk.change, exact: true }).click()
  const dialog = page.getByRole('dialog')
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
  await expectAccessible(page, 'dialog')
  await dialog.getByRole('button', { name: fill(bulk.shows.hide.apply, { count: all }) }).click()
  await expect(page.getByText(fill(bulk.shows.hide.done, { count: all }))).toBeVisible()
  expect(await readVisible()).toEqual([{ count: 0 }])
  await page.getByRole('button', { name: frame.undo, exact: true }).click()
  await expect(page.getByText(fill(bulk.undone, { count: all }))).toBeVisible()
  expect(await readVisible()).toEqual(visible)

  // Later the way leads from the history of any of them, on a phone as well.
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`/admin/artworks/${others[0]?.id}`)
  await page.getByRole('button', { name: publishing.more, exact: true }).click()
  await page.getByRole('menuitem', { name: publishing.history, exact: true }).click()
  await page.getByRole('link', { name: bulk.inHistory }).first().click()
  await expect(page.getByRole('button', { name: bulk.redo }).first()).toBeVisible()
  await expectAccessible(page, 'main')
  expect(await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)).toBe(false)
})
