import { readFile } from 'node:fs/promises'

import { enterAs, logInElsewhere, logInWith, newPerson, register } from './collector.ts'
import { pressWords } from './press-words.ts'
import { expect, expectAccessible, test, visit } from './test.ts'

test('the account page shows who one is as text, and keeps a new name', async ({ page }) => {
  const name = `<img src=x onerror="document.title='owned'">`
  const ada = await register(name)
  await enterAs(page, ada)
  await visit(page, '/account')
  await expect(page.getByText(`Welcome, ${name}.`)).toBeVisible()
  await expect(page.getByText(`Your address ${ada.email} is not verified yet.`)).toBeVisible()
  await expect(page.getByRole('list').filter({ hasText: 'This device' })).toBeVisible()
  await expectAccessible(page)

  const profile = page.locator('#profile')
  await profile.getByLabel('Name').fill('Ada')
  await profile.getByLabel('Language of our e-mails to you').selectOption('cn')
  await profile.getByRole('button', { name: 'Save' }).click()
  await expect(profile.getByRole('status').filter({ hasText: 'Your profile is saved.' })).toBeVisible()
  await page.reload()
  await expect(page.getByText('Welcome, Ada.')).toBeVisible()
  await expect(profile.getByLabel('Language of our e-mails to you')).toHaveValue('cn')
  expect(await page.title()).not.toBe('owned')
})

test('a new e-mail address asks for the password, and a wrong one is said under its field', async ({
  page,
  faults,
}) => {
  const ada = await register()
  const { email } = newPerson()
  await enterAs(page, ada)
  await visit(page, '/account')
  const profile = page.locator('#profile')
  await profile.getByLabel('E-mail address').fill(email)
  await profile.getByLabel('Current password', { exact: true }).fill('not the one')
  await profile.getByRole('button', { name: 'Save' }).click()
  await expect(profile.getByText('This is not your password.')).toBeVisible()
  await expectAccessible(page)
  await profile.getByLabel('Current password', { exact: true }).fill(ada.password)
  await profile.getByRole('button', { name: 'Save' }).click()
  await expect(profile.getByText(`We have sent an e-mail to ${email}`)).toBeVisible()
  await expect(profile.getByText(`Your address ${email} is not verified yet.`)).toBeVisible()
  faults.splice(0)
})

test('a new password takes the place of the old one and logs out every other device', async ({ page }) => {
  const ada = await register()
  await logInElsewhere(ada)
  await enterAs(page, ada)
  await visit(page, '/account')
  const part = page.locator('#password')
  await part.getByRole('button', { name: 'Change my password' }).click()
  await expect(part.locator('[aria-invalid="true"]')).toHaveCount(3)
  await expectAccessible(page)
  await part.getByLabel('Current password', { exact: true }).fill(ada.password)
  await part.getByLabel('New password', { exact: true }).fill('another walk at dawn')
  await part.getByLabel('Repeat the password', { exact: true }).fill('another walk at dawn')
  await part.getByRole('button', { name: 'Change my password' }).click()
  await expect(part.getByText('Your password is changed.')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Welcome, Ada.')).toBeVisible()
  await expect(page.locator('#sessions li')).toHaveCount(1)
})

test('addresses are kept by the gallery and by the browser, and leave it with the logout', async ({ page, faults }) => {
  const ada = await register()
  await enterAs(page, ada)
  await visit(page, '/fr/account')
  const part = page.locator('#addresses')
  const line = (name: string) => part.locator(`[name="${name}"]`)
  await part.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(line('billingAddress.address')).toBeFocused()
  await expectAccessible(page)
  await line('billingAddress.address').fill('1, quai des Bobines')
  await line('billingAddress.postcode').fill('59100')
  await line('billingAddress.city').fill('Roubaix')
  await line('billingAddress.country').selectOption({ label: 'France' })
  await pressWords(part.getByLabel('Livrer à l’adresse de facturation'))
  await line('deliveryAddress.address').fill('2 Quay')
  await line('deliveryAddress.postcode').fill('A'.repeat(20))
  await line('deliveryAddress.city').fill('Galway')
  await line('deliveryAddress.country').selectOption({ label: 'Irlande' })
  await part.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(part.getByText('Vos adresses sont enregistrées.')).toBeVisible()

  const kept = await page.evaluate(() => JSON.parse(localStorage.getItem('cimaise.customer') ?? '{}').state)
  expect(kept).toMatchObject({
    email: ada.email,
    addresses: { billingAddress: { city: 'Roubaix', country: 'FR' }, deliveryAddress: { country: 'IE' } },
  })
  expect(kept.addresses.sameAddresses).toBe(false)
  await page.reload()
  await expect(line('deliveryAddress.city')).toHaveValue('Galway')
  await page.getByRole('banner').getByRole('button', { name: 'Se déconnecter' }).click()
  await expect(page).toHaveURL('/fr')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('cimaise.customer'))).toBeNull()
  faults.splice(0)
})

test('devices are listed and logged out, one by one or all the others', async ({ page }) => {
  const ada = await register()
  for (let count = 0; count < 3; count++) await logInElsewhere(ada)
  await enterAs(page, ada)
  await visit(page, '/account')
  const rows = page.locator('#sessions li')
  await expect(rows).toHaveCount(4)
  await page.getByRole('button', { name: 'Log out: Firefox, Windows' }).first().click()
  await expect(rows).toHaveCount(3)
  await page.getByRole('button', { name: 'Log out all other devices' }).click()
  await expect(rows).toHaveCount(1)
  await expect(rows).toContainText('This device')
})

test('the letter is asked for and given up; the data can be taken away', async ({ page }) => {
  const ada = await register()
  await enterAs(page, ada)
  await visit(page, '/account')
  const letter = page.getByLabel('Send me the letter from the gallery')
  await pressWords(letter)
  await expect(page.locator('#newsletter')).toContainText('Your wish is noted.')
  await pressWords(letter)
  await expect(page.locator('#newsletter')).toContainText('You do not get our letter.')

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download my data' }).click()
  const file = JSON.parse(await readFile(await (await download).path(), 'utf8')) as { user: { email: string } }
  expect(file.user.email).toBe(ada.email)
})

test('an account is deleted only with its password, and then nobody is logged in', async ({ page, faults }) => {
  const ada = await register()
  await enterAs(page, ada)
  await visit(page, '/account')
  const opener = page.getByRole('button', { name: 'Delete my account' })
  await opener.click()
  const dialog = page.getByRole('dialog', { name: 'Delete my account?' })
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Keep my account' }).click()
  await expect(opener).toBeFocused()
  await opener.click()
  await dialog.locator('input').fill('not the one')
  await dialog.getByRole('button', { name: 'Delete for good' }).click()
  await expect(dialog.locator('input')).toHaveAttribute('aria-invalid', 'true')
  await expectAccessible(page)
  await dialog.locator('input').fill(ada.password)
  await dialog.getByRole('button', { name: 'Delete for good' }).click()

  await expect(page).toHaveURL('/')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible()
  await expect(page.getByRole('status')).toContainText('Your account has been deleted.')
  await visit(page, '/login')
  await logInWith(page, ada)
  await expect(page.locator('main [aria-invalid="true"]').first()).toBeVisible()
  faults.splice(0)
})

test('on a phone the account page is free of barriers and does not scroll sideways', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await enterAs(page, await register())
  await visit(page, '/cn/account')
  await expect(page.locator('#sessions li').first()).toBeVisible()
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
})
