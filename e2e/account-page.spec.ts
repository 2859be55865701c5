import { readFile } from 'node:fs/promises'

import type { Page } from '@playwright/test'

import { account } from '../src/messages/en/accounts/account.ts'
import { cart as en } from '../src/messages/en/orders/cart.ts'
import { footer } from '../src/messages/en/shell/footer.ts'
import { enterAs, forgiveTurns, logInElsewhere, register } from './collector.ts'
import { query } from './gallery.ts'
import { pressWords } from './press-words.ts'
import { expect, expectAccessible, test, visit } from './test.ts'

test('the account page shows who one is as text, keeps a new name and addresses, logs devices out, asks for the letter, gives the data, and is deleted only with its password', async ({
  page,
  faults,
}) => {
  const name = `<img src=x onerror="document.title='owned'">`
  const ada = await register(name)
  for (let count = 0; count < 3; count++) await logInElsewhere(ada)
  await enterAs(page, ada)
  await visit(page, '/account')
  await expect(page.getByText(`Welcome, ${name}.`)).toBeVisible()
  await expect(page.getByText(`Your address ${ada.email} is not verified yet.`)).toBeVisible()
  await expect(page.getByRole('list').filter({ hasText: 'This device' })).toBeVisible()
  await expect(page.locator('#orders').getByText(en.orders.none)).toBeVisible()
  await expectAccessible(page)

  const profile = page.locator('#profile')
  await profile.getByLabel('Name').fill('Ada')
  await profile.getByLabel('Language of our e-mails to you').selectOption('cn')
  await profile.getByRole('button', { name: 'Save' }).click()
  await expect(profile.getByRole('status').filter({ hasText: 'Your profile is saved.' })).toBeVisible()

  await test.step('addresses are kept by the gallery and by the browser', () => keepAddresses(page, ada.email))

  await test.step('devices are logged out, one by one or all the others', async () => {
    const rows = page.locator('#sessions li')
    await expect(rows).toHaveCount(4)
    await page.getByRole('button', { name: 'Log out: Firefox, Windows' }).first().click()
    await expect(rows).toHaveCount(3)
    await page.getByRole('button', { name: 'Log out all other devices' }).click()
    await expect(rows).toHaveCount(1)
    await expect(rows).toContainText('This device')
  })

  const letter = page.locator('#newsletter')
  const box = letter.getByRole('checkbox')
  await test.step('the letter is asked for and given up', async () => {
    await pressWords(page.getByLabel('Send me the letter from the gallery'))
    await expect(letter).toContainText('Your wish is noted.')
    await pressWords(box)
    await expect(letter).toContainText('You do not get our letter.')
  })

  await test.step('a verified address has it at a tick; somebody else’s wish is not ticked', async () => {
    await query('UPDATE users SET email_verified_at = now() WHERE id = $1', [ada.id])
    await forgiveTurns()
    await page.getByLabel(footer.newsletterField).fill(ada.email)
    await page.getByRole('button', { name: footer.newsletterButton, exact: true }).click()
    await expect(page.getByText(footer.newsletterDone)).toBeFocused()
    await page.reload()
    await expect(letter.getByText(account.newsletter.states.open)).toBeVisible()
    await expect(box).not.toBeChecked()
    for (const [shown, kept] of [
      ['confirmed', 'confirmed'],
      ['none', 'unsubscribed'],
    ] as const) {
      await pressWords(box)
      await expect(letter.getByText(account.newsletter.states[shown])).toBeVisible()
      // The box shows the wish at once; the server hears it a moment later.
      await expect
        .poll(() => query('SELECT status FROM newsletter_subscriptions WHERE email = $1', [ada.email]))
        .toEqual([{ status: kept }])
    }
  })

  await test.step('what was saved is there after a reload', async () => {
    await expect(page.getByText('Welcome, Ada.')).toBeVisible()
    await expect(profile.getByLabel('Language of our e-mails to you')).toHaveValue('cn')
    await expect(page.locator('[name="deliveryAddress.city"]')).toHaveValue('Galway')
    expect(await page.title()).not.toBe('owned')
  })

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download my data' }).click()
  const file = JSON.parse(await readFile(await (await download).path(), 'utf8')) as { user: { email: string } }
  expect(file.user.email).toBe(ada.email)

  await test.step('it is deleted only with its password, and then nobody is logged in', async () => {
    const opener = page.getByRole('button', { name: 'Delete my account' })
    await opener.click()
    const dialog = page.getByRole('dialog', { name: 'Delete my account?' })
    await dialog.getByRole('button', { name: 'Keep my account' }).click()
    await expect(opener).toBeFocused()
    await opener.click()
    await dialog.locator('input').fill('not the one')
    await dialog.getByRole('button', { name: 'Delete for good' }).click()
    await expect(dialog.locator('input')).toHaveAttribute('aria-invalid', 'true')
    await expectAccessible(page, 'dialog')
    await dialog.locator('input').fill(ada.password)
    await dialog.getByRole('button', { name: 'Delete for good' }).click()

    await expect(page).toHaveURL('/')
    await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible()
    await expect(page.getByRole('status')).toContainText('Your account has been deleted.')
    expect(await query('SELECT FROM users WHERE id = $1', [ada.id])).toEqual([])
    expect(await page.evaluate(() => localStorage.getItem('cimaise.customer'))).toBeNull()
    faults.splice(0)
  })
})

/** Writes both addresses down, as on a phone, where nothing scrolls sideways; the browser keeps them, too. */
async function keepAddresses(page: Page, email: string): Promise<void> {
  const part = page.locator('#addresses')
  const line = (name: string) => part.locator(`[name="${name}"]`)
  const save = () => part.getByRole('button', { name: account.form.save }).click()
  await page.setViewportSize({ width: 390, height: 844 })
  await save()
  await expect(line('billingAddress.address')).toBeFocused()
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
  await expectAccessible(page, '#addresses')
  await line('billingAddress.address').fill('1, quai des Bobines')
  await line('billingAddress.postcode').fill('59100')
  await line('billingAddress.city').fill('Roubaix')
  await line('billingAddress.country').selectOption({ label: 'France' })
  await pressWords(part.getByLabel(account.addresses.same))
  await line('deliveryAddress.address').fill('2 Quay')
  await line('deliveryAddress.postcode').fill('A'.repeat(20))
  await line('deliveryAddress.city').fill('Galway')
  await line('deliveryAddress.country').selectOption({ label: 'Ireland' })
  await save()
  await expect(part.getByText(account.addresses.done)).toBeVisible()

  const kept = await page.evaluate(() => JSON.parse(localStorage.getItem('cimaise.customer') ?? '{}').state)
  expect(kept).toMatchObject({
    email,
    addresses: {
      billingAddress: { city: 'Roubaix', country: 'FR' },
      deliveryAddress: { country: 'IE' },
      sameAddresses: false,
    },
  })
  await page.setViewportSize({ width: 1280, height: 844 })
}
