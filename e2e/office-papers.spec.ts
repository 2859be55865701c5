import { bulk } from '../src/messages/en/backoffice/bulk.ts'
import { papers } from '../src/messages/en/backoffice/papers.ts'
import { enterAs, register } from './collector.ts'
import { query } from './gallery.ts'
import { expect, expectAccessible, test } from './test.ts'

test('works chosen in a list become a price list that is saved, by the keyboard alone', async ({ page }) => {
  const staff = await register('Edith')
  await query(`UPDATE users SET scope = '{collector,editor}' WHERE id = $1`, [staff.id])
  await enterAs(page, staff)
  await page.goto('/admin/artworks?state=published&sort=title')
  const boxes = page.getByRole('checkbox', { name: bulk.choose.replace('{title}', ''), exact: false })
  for (const at of [1, 2, 3]) {
    await boxes.nth(at).focus()
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
  const rows = await query(`SELECT jsonb_array_length(content -> 'works') AS works FROM sheets WHERE user_id = $1`, [
    staff.id,
  ])
  expect(rows).toEqual([{ works: 3 }])
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
})
