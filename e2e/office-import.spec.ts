import { readFile } from 'node:fs/promises'

import { fields } from '../src/messages/en/backoffice/fields.ts'
import { frame } from '../src/messages/en/backoffice/frame.ts'
import { imports } from '../src/messages/en/backoffice/imports.ts'
import { lists } from '../src/messages/en/backoffice/lists.ts'
import { moving } from '../src/messages/en/backoffice/moving.ts'
import { fill } from '../src/messages/fill.ts'
import { query } from './gallery.ts'
import { enterOffice, goTo } from './office.ts'
import { pressWords } from './press-words.ts'
import { expect, expectAccessible, test } from './test.ts'

test('a table of works is sent, understood, tried and brought in; the whole gallery is exported, saved, sent back and found to be the same', async ({
  page,
}) => {
  await enterOffice(page, 'admin')
  const [{ name } = { name: '' }] = (await query(
    `SELECT draft -> 'name' ->> 'en' AS name FROM content WHERE kind = 'artists' ORDER BY id LIMIT 1`,
  )) as { name: string }[]
  const number = `T-${Date.now()}`
  const table = [
    'Inventory number;Artist;Title;Poids;Regal',
    `${number};${name};Brought in;1.234;A`,
    'T-X;Nobody;Lost;2.500;B',
  ]

  await page.goto('/admin/artworks')
  await page.getByRole('button', { name: lists.more }).click()
  await page.getByRole('menuitem', { name: imports.open }).click()
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'works.csv', mimeType: 'text/csv', buffer: Buffer.from(table.join('\n')) })

  await expect(page.getByLabel('Poids')).toHaveValue('weight')
  await expect(page.getByRole('button', { name: imports.check })).toBeDisabled()
  await expectAccessible(page, 'main')
  // Who chooses quickly, and then checks, does so in that order, also when the first choice is long on its way.
  await page.route('**/columns', (route) => setTimeout(() => void route.continue(), 500), { times: 1 })
  await page.getByLabel('Regal').selectOption(fields.names.about.concat(' (English)'))
  const question = page.getByLabel(fill(imports.columns.means, { cell: '1.234' }))
  await question.selectOption('1,234')
  await expect(question).toHaveCount(0)
  await page.getByRole('button', { name: imports.check }).click()

  // A job, which waits for others.
  const counted = fill(imports.report.counts, { create: 1, change: 0, same: 0, skip: 1 })
  await expect(page.getByText(counted)).toBeVisible({ timeout: 60_000 })
  await expect(page.getByText(fill(imports.faults['unknown-name'], { text: 'Nobody' }))).toBeVisible()
  await expectAccessible(page, 'main')
  await pressWords(page.getByLabel(imports.report.onlySkipped))
  await expect(page.getByText('Brought in', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: fill(imports.apply, { create: 1, change: 0 }) }).click()
  await expect(page.getByRole('heading', { name: imports.report.doneTitle })).toBeVisible({ timeout: 60_000 })
  await page.getByRole('link', { name: fill(imports.toList, { kind: frame.kinds.artworks.many }) }).click()
  await expect(page.getByRole('row').filter({ hasText: number })).toContainText(lists.states.draft)
  expect(await query(`SELECT draft -> 'weight' AS weight FROM content WHERE number = $1`, [number])).toEqual([
    { weight: 1234 },
  ])

  await goTo(page, '/admin/import')
  await page.getByRole('link', { name: moving.link }).click()
  await page
    .getByRole('button', { name: moving.out.start })
    .or(page.getByRole('button', { name: moving.out.again }))
    .click()
  await expect(page.getByRole('progressbar')).toBeVisible()
  const save = page.getByRole('button', { name: moving.out.save })
  await expect(save).toBeVisible({ timeout: 60_000 })
  await expectAccessible(page, 'main')
  // By the keyboard, to the disk.
  await save.focus()
  const saving = page.waitForEvent('download')
  await page.keyboard.press('Enter')
  const saved = await saving
  const file = await saved.path()
  expect((await readFile(file)).subarray(0, 2).toString()).toBe('PK')

  await page.locator('input[type=file]').setInputFiles(file)
  await page.getByRole('button', { name: imports.check }).click()
  await expect(page.getByRole('heading', { name: imports.report.title })).toBeVisible({ timeout: 60_000 })
  await expect(page.getByRole('status').filter({ hasText: 'faults 0' })).toBeVisible()
  await page.getByRole('button', { name: imports.forget }).click()
  await expect(page.getByText(imports.forgotten)).toBeVisible()
})
