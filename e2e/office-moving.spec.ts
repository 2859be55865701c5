import { readFile } from 'node:fs/promises'

import { imports } from '../src/messages/en/backoffice/imports.ts'
import { moving } from '../src/messages/en/backoffice/moving.ts'
import { enterAs, register } from './collector.ts'
import { query } from './gallery.ts'
import { expect, expectAccessible, test } from './test.ts'

test('the whole gallery is exported, saved, sent back and found to be the same', async ({ page }) => {
  const staff = await register('Ann')
  await query(`UPDATE users SET scope = '{collector,admin}' WHERE id = $1`, [staff.id])
  await enterAs(page, staff)
  await query('UPDATE sessions SET proved_at = now(), factor_shown_at = now() WHERE user_id = $1', [staff.id])

  await page.goto('/admin/import')
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
  await expectAccessible(page, 'main')
  await page.getByRole('button', { name: imports.forget }).click()
  await expect(page.getByText(imports.forgotten)).toBeVisible()
})
