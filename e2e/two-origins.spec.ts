import { endpoints } from '../src/contract/endpoints.ts'
import { logInElsewhere, logInWith, register } from './collector.ts'
import { galleryUrl, secondNodeUrl } from './gallery.ts'
import { expect, test, visit } from './test.ts'

test.use({ baseURL: secondNodeUrl })

test('with the API on another origin pages are rendered and then fed from there, and a collector can change everything of theirs, by every method there is', async ({
  page,
}) => {
  test.setTimeout(180_000)
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/')) calls.push(request.url())
  })
  const methods = new Set<string>()
  page.on('response', (response) => {
    const request = response.request()
    if (request.url().startsWith(`${galleryUrl}/api/`) && response.ok()) methods.add(request.method())
  })
  const ada = await register()
  await logInElsewhere(ada)
  await visit(page, '/fr/artwork')
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Artworks')
  expect(calls.length).toBeGreaterThan(0)
  await page.getByRole('banner').getByText('Log in', { exact: true }).click()
  await logInWith(page, ada)
  await expect(page.getByRole('banner').getByText('My account')).toBeVisible()
  const heart = page.locator('main li button[aria-pressed]').first()
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('banner').getByText('My account').click()

  const profile = page.locator('#profile')
  await profile.getByLabel('Name').fill('Augusta')
  await profile.getByText('Save', { exact: true }).click()
  await expect(profile.getByText('Your profile is saved.')).toBeVisible()

  const addresses = page.locator('#addresses')
  const line = (name: string) => addresses.locator(`[name="billingAddress.${name}"]`)
  await line('address').fill('12 St James’s Square')
  await line('postcode').fill('SW1Y 4JH')
  await line('city').fill('London')
  await line('country').selectOption({ label: 'United Kingdom' })
  await addresses.getByText('Save', { exact: true }).click()
  await expect(addresses.getByText('Your addresses are saved.')).toBeVisible()

  const password = page.locator('#password')
  await password.getByLabel('Current password', { exact: true }).fill(ada.password)
  await password.getByLabel('New password', { exact: true }).fill('another walk at dawn')
  await password.getByLabel('Repeat the password', { exact: true }).fill('another walk at dawn')
  await password.getByRole('button').getByText('Change my password').click()
  await expect(password.getByText('Your password is changed.')).toBeVisible()

  await page.getByText('Send me the letter from the gallery').click()
  await expect(page.locator('#newsletter')).toContainText('Your wish is noted.')

  const favourites = page.locator('#favourites')
  await expect(favourites.locator('a[data-artwork]')).toHaveCount(1)
  await favourites.locator('button[aria-pressed]').click()
  await expect(favourites.locator('button[aria-pressed=true]')).toHaveCount(0)

  await logInElsewhere({ ...ada, password: 'another walk at dawn' })
  await page.reload()
  await expect(page.getByText('Welcome, Augusta.')).toBeVisible()
  await expect(line('city')).toHaveValue('London')
  await expect(favourites.locator('a[data-artwork]')).toHaveCount(0)
  await page.getByText('Log out all other devices').click()
  await expect(page.locator('#sessions li')).toHaveCount(1)

  expect(calls.filter((url) => !url.startsWith(`${galleryUrl}/api/`))).toEqual([])
  expect(methods).toEqual(new Set(Object.keys(endpoints).map((name) => name.split(' ')[0])))
})
