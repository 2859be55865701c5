import type { Page } from '@playwright/test'

import type { Artwork, ArtworkCard } from '../src/contract/catalogue/shapes.ts'
import type { Quote } from '../src/contract/orders/shapes.ts'
import { SHIPPING_DAYS } from '../src/contract/orders/values.ts'
import { artwork as chinese } from '../src/messages/cn/artwork.ts'
import { artwork as english } from '../src/messages/en/artwork.ts'
import { fill } from '../src/messages/fill.ts'
import { formatMoney } from '../src/messages/format.ts'
import { artwork as french } from '../src/messages/fr/artwork.ts'
import { galleryUrl } from './gallery.ts'
import { pressWords } from './press-words.ts'
import { expect, expectAccessible, test, visit } from './test.ts'

const PRICED = 'brown-loaf-and-butter'
const ON_QUOTATION = 'gate-of-reeds'
const PRINT = 'corniche-thirty-seconds'

async function read<Body>(path: string, init?: RequestInit): Promise<Body> {
  return (await (await fetch(`${galleryUrl}/api${path}`, init)).json()) as Body
}

const readWork = async (slug: string) => (await read<{ artwork: Artwork }>(`/artworks/${slug}`)).artwork

/** What the server asks for bringing a work there. */
async function askPrice(artwork: number, country: string, choices: number[] = []): Promise<number> {
  const body = JSON.stringify({ lines: [{ artwork, choices }], delivery: { method: 'shipping', country } })
  const headers = { 'content-type': 'application/json' }
  const { quote } = await read<{ quote: Quote }>('/cart/quote', { method: 'POST', headers, body })
  if (quote.delivery.price === null) throw new Error('this is on quotation')
  return quote.delivery.price
}

/** Opens the page of a work for somebody who has answered the question of consent. */
async function open(page: Page, address: string): Promise<void> {
  await page.context().addInitScript(() => {
    const state = { choices: { videos: false, maps: false } }
    localStorage.setItem('cimaise.consent', JSON.stringify({ state, version: 0 }))
  })
  await visit(page, address)
}

const estimate = (page: Page) => page.locator('[data-estimate]')

for (const [locale, prefix, { delivery: words }] of [
  ['en', '', english],
  ['fr', '/fr', french],
  ['cn', '/cn', chinese],
] as const) {
  const costs = (price: number) => fill(words.price, { price: formatMoney(price, locale) })

  test(`what shipping costs is asked when somebody wants to know, and the country is remembered (${locale})`, async ({
    page,
  }) => {
    const { id } = await readWork(PRICED)
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/cart/quote')) asked.push(request.postData() ?? '')
    })
    await open(page, `${prefix}/artwork/${PRICED}`)
    const opener = page.getByRole('button', { name: words.title })
    const country = page.getByLabel(words.country)
    await expect(opener).toHaveAttribute('aria-expanded', 'false')
    expect(asked).toEqual([])

    await opener.click()
    // The browser of these journeys speaks the English of Great Britain.
    await expect(country).toHaveValue('GB')
    await expect(estimate(page)).toHaveText(costs(await askPrice(id, 'GB')))
    await expect(page.getByText(`${fill(words.time, { days: SHIPPING_DAYS })} ${words.pickup}`)).toBeVisible()
    expect(asked).toHaveLength(1)

    await country.selectOption('JP')
    await expect(estimate(page)).toHaveText(costs(await askPrice(id, 'JP')))
    await expect(estimate(page).locator('[aria-live=polite]')).toHaveText(costs(await askPrice(id, 'JP')))
    await expectAccessible(page, 'main')

    await page.reload()
    await page.getByRole('button', { name: words.title }).click()
    await expect(country).toHaveValue('JP')
    await expect(estimate(page)).toHaveText(costs(await askPrice(id, 'JP')))
  })

  test(`what has no price is on quotation, with a way to ask for it (${locale})`, async ({ page }) => {
    await open(page, `${prefix}/artwork/${ON_QUOTATION}`)
    await page.getByRole('button', { name: words.title }).click()

    await expect(estimate(page)).toContainText(words.onQuotation)
    await expect(estimate(page)).not.toContainText('0')
    const link = estimate(page).getByRole('link', { name: words.askPrice })
    await expect(link).toHaveAttribute('href', `${prefix}/contact?artwork=${ON_QUOTATION}&kind=delivery#write`)
  })
}

const { delivery: words } = english
const costs = (price: number) => fill(words.price, { price: formatMoney(price, 'en') })

test('what is chosen for a print changes what its way costs', async ({ page }) => {
  const { id, print_options } = await readWork(PRINT)
  const chosen = print_options.map(({ choices }) => choices.at(-1)!)
  const cheapest = await askPrice(id, 'GB')
  const dearest = await askPrice(
    id,
    'GB',
    chosen.map((choice) => choice.id),
  )
  await open(page, `/artwork/${PRINT}`)
  await page.getByRole('button', { name: words.title }).click()
  await expect(estimate(page)).toHaveText(costs(cheapest))

  for (const { name } of chosen) await pressWords(page.getByRole('radio', { name }))

  // The buyer's own crate stands in place of the one of the way, and what is worth more is insured for more.
  expect(dearest).not.toBe(cheapest)
  await expect(estimate(page)).toHaveText(costs(dearest))
})

test('the country of one’s address is taken where none was chosen', async ({ page }) => {
  await open(page, `/artwork/${PRICED}`)
  await page.evaluate(() => {
    const billingAddress = {
      name: 'Ada',
      company: '',
      phone: '',
      address: 'A',
      postcode: '1',
      city: 'B',
      country: 'CH',
    }
    const addresses = { billingAddress, deliveryAddress: null, sameAddresses: true }
    localStorage.setItem('cimaise.customer', JSON.stringify({ state: { email: 'a@b.ch', addresses }, version: 0 }))
  })

  await page.getByRole('button', { name: words.title }).click()

  await expect(page.getByLabel(words.country)).toHaveValue('CH')
})

test('when no answer comes it says so, and asks again', async ({ page, faults }) => {
  await open(page, `/artwork/${PRICED}`)
  await page.route('**/cart/quote', (route) => route.abort())
  await page.getByRole('button', { name: words.title }).click()
  await expect(estimate(page)).toContainText(words.failed)

  await page.unroute('**/cart/quote')
  await page.getByRole('button', { name: words.again }).click()

  await expect(estimate(page)).toContainText('€')
  faults.splice(0)
})

test('a work that cannot be bought has no estimate', async ({ page }) => {
  const { artworks } = await read<{ artworks: ArtworkCard[] }>('/artworks?availability=sold')
  await open(page, `/artwork/${artworks[0]?.slug}`)

  await expect(page.getByRole('button', { name: words.title })).toHaveCount(0)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('it works by keyboard alone and is no wider than the page', async ({ page }) => {
    await open(page, `/artwork/${PRICED}`)
    const opener = page.getByRole('button', { name: words.title })
    await opener.focus()
    await page.keyboard.press('Enter')
    await expect(estimate(page)).toContainText('€')
    await page.keyboard.press('Tab')
    const country = page.getByLabel(words.country)
    await expect(country).toBeFocused()
    await page.keyboard.type('Japan')

    await expect(country).toHaveValue('JP')
    await expect(estimate(page)).toHaveText(costs(await askPrice((await readWork(PRICED)).id, 'JP')))
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
    await opener.press('Enter')
    await expect(country).toHaveCount(0)
  })
})
