import { letters } from '../src/messages/en/backoffice/letters.ts'
import { newsletter } from '../src/messages/en/backoffice/newsletter.ts'
import { fill } from '../src/messages/fill.ts'
import { query } from './gallery.ts'
import { enterOffice, goTo } from './office.ts'
import { readMails } from './peers.ts'
import { pressWords } from './press-words.ts'
import { expect, expectAccessible, test } from './test.ts'

const { send, schedule, readers, watch } = newsletter

test('on a phone a letter with a work is written, tried, scheduled, taken back and sent, and its reader has it', async ({
  page,
}) => {
  test.setTimeout(120_000)
  await page.setViewportSize({ width: 390, height: 844 })
  const reader = `reader-${Date.now()}@example.com`
  const subject = `Spring ${Date.now()}`
  await query(
    `INSERT INTO newsletter_subscriptions (email, locale, status, confirmed_at, mark)
     VALUES ($1, 'fr', 'confirmed', now(), newsletter_mark($1))`,
    [reader],
  )
  const [work] = await query<{ title: string; slug: string }>(
    `SELECT title ->> 'en' AS title, slug FROM artworks WHERE published_at IS NOT NULL AND availability = 'available'
     ORDER BY length(title ->> 'en') DESC LIMIT 1`,
  )
  const { title = '', slug = '' } = work ?? {}
  await enterOffice(page, 'sales')
  await page.goto('/admin/newsletter')
  await page.getByText(newsletter.begin, { exact: true }).click()
  await page.getByLabel(newsletter.subject, { exact: true }).fill(subject)
  await page.getByLabel(fill(newsletter.textName, { number: 1 }), { exact: true }).fill('Dear friends')
  await page.getByLabel(newsletter.addWork, { exact: true }).fill(title)
  await page.getByRole('option').filter({ hasText: title }).first().click()
  await page.getByRole('button', { name: `Move ${fill(newsletter.workName, { title })} up` }).click()
  const sheet = page.frameLocator('iframe')
  await expect(sheet.getByRole('link', { name: title, exact: true })).toBeVisible()
  await expect(sheet.locator('img')).toHaveJSProperty('complete', true)
  await pressWords(page.getByLabel(letters.widths.narrow))
  await expect(sheet.getByText('Dear friends')).toBeVisible()
  await expect(page.getByText(newsletter.saved, { exact: true })).toBeVisible()
  await expectAccessible(page, 'main')

  await page.getByText(newsletter.test, { exact: true }).click()
  await expect(page.getByText(fill(newsletter.testSent, { language: 'English', email: '' }).slice(0, 28))).toBeVisible()
  await pressWords(page.getByLabel('Français'))
  await page.getByLabel(newsletter.subject, { exact: true }).fill('Le printemps')
  await page.getByText(send.open, { exact: true }).click()
  const dialog = page.getByRole('dialog')
  await expectAccessible(page, 'dialog')
  await dialog.getByText(`${fill(newsletter.textName, { number: 1 })}, Français`, { exact: true }).click()
  await expect(page.getByLabel(fill(newsletter.textName, { number: 1 }), { exact: true })).toBeFocused()
  await page.keyboard.type('Chers amis')

  await page.getByText(schedule.open, { exact: true }).click()
  await expect(dialog.getByText(/French: \d/)).toBeVisible()
  await expectAccessible(page, 'dialog')
  await dialog.getByText(schedule.set, { exact: true }).click()
  await expect(page.getByText(newsletter.states.scheduled, { exact: true })).toBeVisible()
  await expectAccessible(page, 'main')
  await page.getByText(schedule.takeBack, { exact: true }).click()
  await expect(page.getByLabel(newsletter.subject, { exact: true })).toHaveValue(subject)
  await page.getByText(send.open, { exact: true }).click()
  await dialog.getByText(send.now, { exact: true }).click()
  await expect(page.getByText(watch.audience, { exact: true })).toBeVisible()
  await expect(page.getByText(newsletter.states.sent, { exact: true })).toBeVisible({ timeout: 60_000 })
  await expectAccessible(page, 'main')

  const [mail, ...rest] = await readMails(reader)
  expect(rest).toEqual([])
  expect(mail?.subject).toBe('Le printemps')
  expect(mail?.text).toContain('Chers amis')
  expect(mail?.html).toContain(`/fr/artwork/${slug}`)
  expect(mail?.html).toContain('/storage/pictures/')

  await goTo(page, '/admin/newsletter/readers')
  await page.getByLabel(readers.search).fill(reader)
  await page.getByText(reader, { exact: true }).click()
  await page.getByText(readers.end, { exact: true }).click()
  await dialog.getByText(readers.end, { exact: true }).click()
  await expect(page.getByText(readers.endDone)).toBeVisible()
  await expectAccessible(page, 'main')
})
