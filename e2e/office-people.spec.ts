import { contacts } from '../src/messages/en/backoffice/contacts.ts'
import { sales } from '../src/messages/en/backoffice/sales.ts'
import { fill } from '../src/messages/fill.ts'
import { test } from './buyer.ts'
import { query } from './gallery.ts'
import { enterOffice } from './office.ts'
import { pressWords } from './press-words.ts'
import { expect, expectAccessible } from './test.ts'

const { letter, tags, doubles, parts } = contacts

test.use({ viewport: { width: 390, height: 844 } })

test('on a phone, somebody is found, noted, tagged, merged and taken apart, and offered a work with somebody else', async ({
  page,
  takeWork,
}) => {
  const { title } = await takeWork()
  const stamp = Date.now()
  const [name, other] = [`Zélie ${stamp}`, `Yann ${stamp}`]
  await query(
    `INSERT INTO contacts (name, email, phone, locale) VALUES ($1, $2, '+33 ' || $5, 'en'),
      ($1, NULL, '0' || $5, 'en'), ($3, $4, '', 'fr')`,
    [name, `zelie-${stamp}@example.com`, other, `yann-${stamp}@example.com`, String(stamp).slice(-9)],
  )
  await enterOffice(page, 'sales')
  await page.goto('/admin/people')
  await page.getByLabel(contacts.search).fill(`zelie-${stamp}`)
  await expect(page).toHaveURL(/query=zelie/)
  await expect(page.locator('main li')).toHaveCount(1)
  await expectAccessible(page, 'main')
  await page.getByRole('link', { name }).click()
  await page.getByLabel(sales.notes.label).fill('Came by on Friday.')
  await page.getByRole('button', { name: sales.notes.write }).click()
  await expect(page.getByText(sales.notes.written)).toBeVisible()
  await page.getByLabel(tags.label).fill(`Sculpture ${stamp}`)
  await page.getByLabel(tags.label).press('Enter')
  await expect(page.getByRole('button', { name: fill(tags.remove, { tag: `Sculpture ${stamp}` }) })).toBeVisible()
  await expectAccessible(page, 'main')

  await page.getByRole('button', { name: fill(doubles.merge, { name }) }).click()
  await expect(page.getByRole('heading', { name: parts.title })).toBeVisible()
  await expect(page.getByRole('heading', { name: doubles.title })).toHaveCount(0)
  await page.getByRole('button', { name: fill(parts.apart, { name }) }).click()
  await expect(page.getByRole('heading', { name: doubles.title })).toBeVisible()
  await expect(page.locator('main li').getByText('Came by on Friday.')).toBeVisible()

  await page.getByRole('link', { name: contacts.back }).click()
  for (const sought of [`zelie-${stamp}`, `yann-${stamp}`]) {
    await page.getByLabel(contacts.search).fill(sought)
    await expect(page.locator('main li')).toHaveCount(1)
    await expect(page.locator('main li').getByText(sought)).toBeVisible()
    await page.locator('main li').getByRole('checkbox').click()
  }
  await page.getByRole('button', { name: contacts.offer }).click()
  await page.getByLabel(letter.work, { exact: true }).fill(title.en)
  await page.getByRole('option').filter({ hasText: title.en }).first().click()
  await pressWords(page.getByRole('radio', { name: letter.priced }))
  await page.getByLabel('Price in euros').fill('450')
  await page.getByLabel(fill(letter.words, { language: 'English' })).fill('Dear {name}, come and see.')
  const sheet = page.frameLocator('iframe')
  await expect(sheet.getByText(`Dear ${name}, come and see.`)).toBeVisible()
  await page.getByLabel(letter.preview).selectOption({ index: 1 })
  await expect(sheet.getByText(new RegExp(`Bonjour ${other}`)).first()).toBeVisible()
  await expectAccessible(page, 'main')
  await page.getByRole('button', { name: fill(letter.send, { count: 2 }) }).click()
  await expectAccessible(page, 'dialog')
  await page.getByRole('button', { name: letter.sendNow }).click()
  await expect(page.getByRole('heading', { name: fill(letter.done, { count: 2 }) })).toBeVisible()

  const sent = await query<{ kind: string; to_email: string; locale: string }>(
    `SELECT kind, to_email, locale FROM mails WHERE to_email LIKE $1 ORDER BY to_email`,
    [`%-${stamp}@example.com`],
  )
  expect(sent).toEqual([
    { kind: 'enquiry-offer', to_email: `yann-${stamp}@example.com`, locale: 'fr' },
    { kind: 'enquiry-offer', to_email: `zelie-${stamp}@example.com`, locale: 'en' },
  ])
  await page.getByRole('link', { name: `${letter.toThread}: ${other}` }).click()
  await expect(page.getByRole('heading', { name: other, level: 1 })).toBeVisible()
  await expect(page.getByText('€450')).toBeVisible()
  await page.getByRole('link', { name: other }).click()
  await expect(page.getByRole('heading', { name: contacts.offered })).toBeVisible()
})
