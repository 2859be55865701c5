import { account } from '../src/messages/en/accounts/account.ts'
import { collection as words } from '../src/messages/en/accounts/collection.ts'
import { fill } from '../src/messages/fill.ts'
import { enterAs, register } from './collector.ts'
import { pressWords } from './press-words.ts'
import { expect, expectAccessible, test } from './test.ts'

// A picture of one colour, 32 pixels on each side.
const PHOTO = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAACAAAAAgCAIAAAD8GO2jAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAO0lEQVRIiWPocFGiKWIYtcBlNIiURlNRx2hGUxotKjpGS1OX0QqnY7TKdBltVSiNNrxcRpuOSoO6dQ0AdnK4Lg0/+8IAAAAASUVORK5CYII=',
  'base64',
)

test('a collector adds a work with its photograph, values it, saves a PDF for the insurer, removes it and takes that back', async ({
  page,
}) => {
  await enterAs(page, await register('Nora Velay'))
  await page.goto('/account')
  const part = page.locator('#collection')
  await expect(part.getByText(words.none)).toBeVisible()
  const label = (name: string) => fill(account.form.optional, { label: name })

  await pressWords(part.getByRole('button', { name: words.add }))
  await expect(part.getByLabel(words.title, { exact: true })).toBeFocused()
  await expectAccessible(page, '#collection')
  await pressWords(part.getByRole('button', { name: account.form.save }))
  await expect(part.getByText(account.form.required)).toBeVisible()
  await part.getByLabel(words.title, { exact: true }).fill('Landscape with a mill')
  await part.getByLabel(label(words.price)).fill('a lot')
  await pressWords(part.getByRole('button', { name: account.form.save }))
  await expect(part.getByText(words.amount)).toBeVisible()
  await part.getByLabel(label(words.price)).fill('4 200,50')
  await part.getByLabel(label(words.photo)).setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: PHOTO })
  await pressWords(part.getByRole('button', { name: account.form.save }))

  await expect(part.getByText(fill(words.sum, { sum: '€4,200.50' }))).toBeVisible()
  await expect(part.locator('img')).toHaveAttribute('src', /^data:image\/jpeg/)
  await expect(part.getByRole('button', { name: words.add })).toBeFocused()
  await expectAccessible(page, '#collection')

  // By the keyboard alone.
  const edit = part.getByRole('button', { name: `${words.edit}: Landscape with a mill` })
  await edit.focus()
  await page.keyboard.press('Enter')
  await expect(part.getByLabel(words.title, { exact: true })).toBeFocused()
  await part.getByLabel(label(words.value)).focus()
  await page.keyboard.type('9000')
  await page.keyboard.press('Enter')
  await expect(part.getByText(fill(words.sum, { sum: '€9,000' }))).toBeVisible()
  await expect(edit).toBeFocused()

  const saving = page.waitForEvent('download')
  await pressWords(part.getByRole('button', { name: words.paper }))
  expect((await saving).suggestedFilename()).toBe('collection.pdf')
  await pressWords(part.getByRole('button', { name: words.remove }))
  await expect(part.getByText(words.none)).toBeVisible()
  await expect(part.getByRole('button', { name: words.undo })).toBeFocused()
  await pressWords(part.getByRole('button', { name: words.undo }))
  await expect(edit).toBeVisible()
})
