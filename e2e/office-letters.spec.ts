import { letters } from '../src/messages/en/backoffice/letters.ts'
import { mail } from '../src/messages/en/mail/mail.ts'
import { fill } from '../src/messages/fill.ts'
import { query } from './gallery.ts'
import { enterOffice } from './office.ts'
import { expect, expectAccessible, test } from './test.ts'

const { words } = letters

test('an administrator changes the words of a mail, tries them, reads why another failed, and sends it again', async ({
  page,
  faults,
}) => {
  await enterOffice(page, 'admin')
  const subject = `Welcome back ${Date.now()}`
  const insert = (named: string) =>
    query<{ id: string }>(
      `INSERT INTO mails (kind, to_name, to_email, locale, subject, html, body, tries, failed_at, trouble, answer)
    VALUES ('password-changed', 'Ada', 'ada@example.com', 'en', $1, '<p>Dear Ada</p>', 'Dear Ada', 1, now(), 'refused',
      '550 5.1.1 no such user') RETURNING id`,
      [named],
    )
  const [failed] = await insert(subject)
  const others = [`${subject} one`, `${subject} two`]
  for (const other of others) await insert(other)

  await page.goto('/admin/letters?state=failed')
  await page.getByLabel(letters.search).fill(subject)
  for (const other of others) {
    await page.getByRole('checkbox', { name: fill(letters.several.choose, { mail: other }) }).click()
  }
  await page.getByText(fill(letters.several.send, { count: 2 }), { exact: true }).click()
  await expect(page.getByText(fill(letters.several.sent, { count: 2 }))).toBeVisible()
  await expectAccessible(page, 'main')
  await page.getByText(subject, { exact: true }).click()
  await expect(page.getByText('550 5.1.1 no such user')).toBeVisible()
  await expect(page.frameLocator('iframe').getByText('Dear Ada')).toBeVisible()
  await expectAccessible(page, 'main')
  await page.getByText(letters.again, { exact: true }).click()
  await expect(page.getByText(letters.sentAgain)).toBeVisible()
  await expect(page).not.toHaveURL(new RegExp(failed?.id ?? ''))

  await page.getByRole('link', { name: letters.back }).click()
  await page.getByText(words.open, { exact: true }).click()
  await page.getByText(mail.kinds['service-linked'].title, { exact: true }).click()
  await page.getByRole('main').getByText('Français', { exact: true }).click()
  const heading = page.getByLabel(words.parts.title, { exact: true })
  await heading.fill('Une nouvelle clé <script>alert(1)</script>')
  const sheet = page.frameLocator('iframe')
  await expect(sheet.getByRole('heading')).toHaveText('Une nouvelle clé <script>alert(1)</script>')
  await page.getByLabel(words.parts.subject, { exact: true }).fill('Une clé')
  await expect(page.getByText(/\{service\}.*/).filter({ hasText: 'Please keep' })).toBeVisible()
  await expectAccessible(page, 'main')
  await page.getByText(words.reset, { exact: true }).first().click()
  await page.getByText(words.save, { exact: true }).click()
  await expect(page.getByText(words.saved)).toBeVisible()
  await page.getByText(words.send, { exact: true }).click()
  await expect(page.getByText(fill(words.testSent, { language: 'French', email: '' }).slice(0, 16))).toBeVisible()
  await page.getByText(words.resetAll, { exact: true }).click()
  await expect(page.getByText(words.resetDone)).toBeVisible()
  await expect(heading).not.toHaveValue(/clé/)
  await page.getByText(words.history, { exact: true }).click()
  await expectAccessible(page, 'dialog')
  await page.getByText(words.take, { exact: true }).first().click()
  await expect(heading).toHaveValue(/clé/)
  // The preview that was refused.
  faults.splice(0)
})
