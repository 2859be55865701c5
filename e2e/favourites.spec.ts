import type { Page } from '@playwright/test'

import { logInWith, register } from './collector.ts'
import { query } from './gallery.ts'
import { expect, test, visit } from './test.ts'

/** A short one. */
const LIST = '/artwork?artist=lin-yue'

const hearts = (page: Page) => page.locator('main li button[aria-pressed]')

test('a heart is set beside a label and never covers the picture, stays after a reload, and other tabs see it', async ({
  page,
  context,
}) => {
  await visit(page, LIST)
  const heart = hearts(page).first()
  const name = (await heart.getAttribute('aria-label')) ?? ''
  const title = name.replace('Favourite: ', '')
  const other = await context.newPage()
  await visit(other, `/artwork/${await page.locator('main li a[data-artwork]').first().getAttribute('data-artwork')}`)
  const heartOfWork = other.getByRole('button', { name, exact: true }).first()
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('status')).toHaveText(`${title} is among your favourites.`)
  await expect(heartOfWork).toHaveAttribute('aria-pressed', 'true')
  const box = await heart.boundingBox()
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)

  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await countCovered(page)).toBe(0)
  }

  await other.reload()
  await expect(heartOfWork).toHaveAttribute('aria-pressed', 'true')
  await heartOfWork.click()
  await expect(other.getByRole('status')).toHaveText(`${title} is no longer among your favourites.`)
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
  expect(await page.evaluate(() => localStorage.getItem('cimaise.favourites'))).toBeNull()
})

test('what a visitor liked joins the account at login, is kept there where the server hears of it, and leaves the browser at logout', async ({
  page,
  faults,
}) => {
  const ada = await register()
  const [known] = await query<{ id: number }>(
    'SELECT id FROM artworks WHERE published_at IS NOT NULL ORDER BY id LIMIT 1',
  )
  await query('INSERT INTO favourites (user_id, artwork_id) VALUES ($1, $2)', [ada.id, known?.id])
  await visit(page, LIST)
  await hearts(page).nth(1).click()
  await hearts(page).nth(2).click()
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click()
  await logInWith(page, ada)
  await expect(page).toHaveURL(LIST)
  await expect.poll(async () => (await query('SELECT FROM favourites WHERE user_id = $1', [ada.id])).length).toBe(3)

  await hearts(page).nth(1).click()
  await expect.poll(async () => (await query('SELECT FROM favourites WHERE user_id = $1', [ada.id])).length).toBe(2)

  await test.step('a heart that the server does not hear of goes back to what it was', async () => {
    await page.route('**/api/account/favourites', (route) => route.abort())
    await hearts(page).first().click()
    await expect.poll(() => faults.length).toBeGreaterThan(0)
    await expect(hearts(page).first()).toHaveAttribute('aria-pressed', 'false')
    await page.unroute('**/api/account/favourites')
    faults.splice(0)
  })

  await page.getByRole('banner').getByRole('link', { name: 'My account' }).click()
  await expect(page.locator('#favourites a[data-artwork]')).toHaveCount(2)
  await page.goBack()
  await page.getByRole('banner').getByRole('button', { name: 'Log out' }).click()
  await expect(hearts(page).nth(2)).toHaveAttribute('aria-pressed', 'false')
  expect(await page.evaluate(() => localStorage.getItem('cimaise.favourites'))).toBeNull()
})

/** How many hearts lie over the picture of their card. */
const countCovered = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll('main li')].filter((card) => {
        const heart = card.querySelector('button[aria-pressed]')?.getBoundingClientRect()
        const picture = card.querySelector('img')?.getBoundingClientRect()
        return heart && picture && heart.top < picture.bottom
      }).length,
  )
