import type { Page } from '@playwright/test'

import { query } from './gallery.ts'
import { expect, expectAccessible, test, visit } from './test.ts'

interface Work {
  id: number
  slug: string
  title: string
  final_price: number
}

/** Works for sale, the oldest first: other journeys begin at the other end. */
async function worksForSale(page: Page): Promise<Work[]> {
  const reply = await page.request.get('/api/artworks?availability=available&sort=oldest&price=1-')
  return (await reply.json()).artworks
}

/** Leaves works in the browser as the cart keeps them. */
const keep = (page: Page, artworks: Pick<Work, 'id' | 'final_price'>[]) =>
  page.evaluate((kept) => localStorage.setItem('cimaise.cart', JSON.stringify({ state: kept, version: 0 })), {
    artworks: artworks.map(({ id, final_price }) => ({ id, final_price })),
    deliveryPrice: 0,
  })

const total = (page: Page) =>
  page
    .getByRole('term')
    .filter({ hasText: /^Total$/ })
    .locator('+ dd')

test('an empty cart says so; its works and what they come to are shown, kept while the gallery cannot be reached and after a reload, shared by two tabs, and let go; a work that was sold meanwhile moves to a list of its own, and a changed price is told', async ({
  page,
  context,
  faults,
}) => {
  await visit(page, '/cart')
  await expect(page.getByText('Your cart is empty, please add some artwork to cart.')).toBeVisible()
  const other = await context.newPage()
  await visit(other, '/cart')
  const works = await worksForSale(page)
  const [first, second, work] = works as [Work, Work, Work]
  const [sold, dearer] = works.slice(5) as [Work, Work]

  await test.step('when the gallery cannot be reached the cart is kept, and can be looked at again', async () => {
    await page.route('**/api/cart/artworks*', (route) => route.abort())
    await keep(other, [first, second])
    await page.reload()
    await expect(page.getByRole('alert')).toContainText('What you chose is kept.')
    await page.unroute('**/api/cart/artworks*')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByText(first.title)).toBeVisible()
    faults.splice(0)
  })

  const lines = page.getByRole('list', { name: 'Works' }).getByRole('listitem')
  await expect(lines).toHaveCount(2)
  await expect(lines.first()).toContainText(first.title)
  await expect(total(page)).toHaveText(`€${(first.final_price + second.final_price).toLocaleString('en-GB')}`)
  await expect(page.getByRole('link', { name: /cart.*2/i }).first()).toBeVisible()

  await test.step('two tabs share the cart, also when it is emptied', async () => {
    await page.getByRole('button', { name: `Remove from cart: ${first.title}` }).click()
    await expect(lines).toHaveCount(1)
    await expect(page.getByRole('status')).toHaveText(`${first.title} was taken out of the cart.`)
    await page.getByRole('button', { name: `Remove from cart: ${second.title}` }).click()
    await expect(page.getByText('Your cart is empty')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Look at the works' })).toHaveAttribute('href', '/artwork')
    await other.reload()
    await expect(other.getByText('Your cart is empty')).toBeVisible()
    await keep(page, [work])
    await expect(other.getByText(work.title)).toBeVisible()
    await page.evaluate(() => localStorage.removeItem('cimaise.cart'))
    await expect(other.getByText('Your cart is empty')).toBeVisible()
    await other.close()
  })

  await keep(page, [sold, { ...dearer, final_price: 1 }])
  await query(`UPDATE artworks SET availability = 'sold' WHERE id = $1`, [sold.id])
  try {
    await page.reload()

    await expect(page.getByRole('list', { name: 'Works' }).getByRole('listitem')).toHaveCount(1)
    await expect(page.getByText('The price has changed: it was €1.')).toBeVisible()
    await expect(total(page)).toHaveText(`€${dearer.final_price.toLocaleString('en-GB')}`)
    const aside = page
      .getByRole('region', { name: 'No longer for sale' })
      .or(page.locator('section', { hasText: 'No longer for sale' }))
    await expect(aside).toContainText(sold.title)
    await expect(aside).toContainText('Sold')
    await expectAccessible(page, 'main')
    await page.getByRole('button', { name: `Take off the list: ${sold.title}` }).click()
    await expect(page.getByText('No longer for sale')).toHaveCount(0)
  } finally {
    await query(`UPDATE artworks SET availability = 'available' WHERE id = $1`, [sold.id])
  }
})
