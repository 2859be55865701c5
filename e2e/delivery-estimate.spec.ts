import type { Page } from '@playwright/test'

import type { Artwork, ArtworkCard } from '../src/contract/catalogue/shapes.ts'
import type { Locale } from '../src/contract/locale.ts'
import type { Quote } from '../src/contract/orders/shapes.ts'
import { SHIPPING_DAYS } from '../src/contract/orders/values.ts'
import { artwork as chinese } from '../src/messages/cn/catalogue/artwork.ts'
import { artwork as english } from '../src/messages/en/catalogue/artwork.ts'
import { fill } from '../src/messages/fill.ts'
import { formatMoney } from '../src/messages/format.ts'
import { artwork as french } from '../src/messages/fr/catalogue/artwork.ts'
import { galleryUrl } from './gallery.ts'
import { expect, expectAccessible, serverTest, test, visit } from './test.ts'

const WORDS = { en: english.delivery, fr: french.delivery, cn: chinese.delivery }

const PRICED = 'brown-loaf-and-butter'
const ON_QUOTATION = 'gate-of-reeds'
const PRINT = 'corniche-thirty-seconds'

async function read<Body>(path: string, init?: RequestInit): Promise<Body> {
  return (await (await fetch(`${galleryUrl}/api${path}`, init)).json()) as Body
}

const readWork = async (slug: string, locale: Locale = 'en') =>
  (await read<{ artwork: Artwork }>(`/artworks/${slug}`, { headers: { 'accept-language': locale } })).artwork

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

const costs = (price: number, locale: Locale) => fill(WORDS[locale].price, { price: formatMoney(price, locale) })

test('in cn what shipping costs is asked when somebody wants to know, and the country is remembered; what has no price is on quotation', async ({
  page,
}) => {
  const words = WORDS.cn
  const { id } = await readWork(PRICED)
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/cart/quote')) asked.push(request.postData() ?? '')
  })
  await open(page, `/cn/artwork/${PRICED}`)
  const opener = page.getByRole('button', { name: words.title })
  const country = page.getByLabel(words.country)
  await expect(opener).toHaveAttribute('aria-expanded', 'false')
  expect(asked).toEqual([])

  await opener.click()
  // The browser of these journeys speaks the English of Great Britain.
  await expect(country).toHaveValue('GB')
  await expect(estimate(page)).toHaveText(costs(await askPrice(id, 'GB'), 'cn'))
  await expect(page.getByText(`${fill(words.time, { days: SHIPPING_DAYS })} ${words.pickup}`)).toBeVisible()
  expect(asked).toHaveLength(1)

  await country.selectOption('JP')
  await expect(estimate(page)).toHaveText(costs(await askPrice(id, 'JP'), 'cn'))
  await expect(estimate(page).locator('[aria-live=polite]')).toHaveText(costs(await askPrice(id, 'JP'), 'cn'))
  await expectAccessible(page, 'main')

  await visit(page, `/cn/artwork/${ON_QUOTATION}`)
  await opener.click()
  await expect(country).toHaveValue('JP')
  await expect(estimate(page)).toContainText(words.onQuotation)
  await expect(estimate(page)).not.toContainText('0')
  const link = estimate(page).getByRole('link', { name: words.askPrice })
  await expect(link).toHaveAttribute('href', `/cn/contact?artwork=${ON_QUOTATION}&kind=delivery#write`)
})

test('on a phone, by keyboard alone: the country of one’s address is taken where none was chosen, when no answer comes it says so and asks again, and what is chosen for a print changes what its way costs', async ({
  page,
  faults,
}) => {
  const words = WORDS.fr
  const { id, print_options } = await readWork(PRINT, 'fr')
  const chosen = print_options.map(({ choices }) => choices.at(-1)!)
  await page.setViewportSize({ width: 360, height: 740 })
  await page.addInitScript((kept) => localStorage.setItem('cimaise.customer', kept), CUSTOMER)
  await page.route('**/cart/quote', (route) => route.abort())
  await open(page, `/fr/artwork/${PRINT}`)
  const opener = page.getByRole('button', { name: words.title })
  const country = page.getByLabel(words.country)
  await opener.focus()
  await page.keyboard.press('Enter')
  await expect(country).toHaveValue('CH')
  await expect(estimate(page)).toContainText(words.failed)

  await page.unroute('**/cart/quote')
  await page.getByRole('button', { name: words.again }).press('Enter')
  await expect(estimate(page)).toHaveText(costs(await askPrice(id, 'CH'), 'fr'))
  faults.splice(0)

  await opener.focus()
  await page.keyboard.press('Tab')
  await expect(country).toBeFocused()
  await page.keyboard.type('Japon')
  await expect(country).toHaveValue('JP')
  const cheapest = await askPrice(id, 'JP')
  await expect(estimate(page)).toHaveText(costs(cheapest, 'fr'))
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)

  for (const { name } of chosen) await page.getByRole('radio', { name }).press('Space')
  // The buyer's own crate stands in place of the one of the way, and what is worth more is insured for more.
  const choices = chosen.map((choice) => choice.id)
  const dearest = await askPrice(id, 'JP', choices)
  expect(dearest).not.toBe(cheapest)
  await expect(estimate(page)).toHaveText(costs(dearest, 'fr'))
  await opener.press('Enter')
  await expect(country).toHaveCount(0)
})

serverTest('a work that cannot be bought has no estimate', async ({ request }) => {
  const { artworks } = await read<{ artworks: ArtworkCard[] }>('/artworks?availability=sold')
  const readPage = async (slug = '') => (await request.get(`/artwork/${slug}`)).text()

  expect(await readPage(PRICED)).toContain(WORDS.en.title)
  expect(await readPage(artworks[0]?.slug)).not.toContain(WORDS.en.title)
})

/** Somebody whose bill goes to Switzerland, as the browser remembers them. */
const CUSTOMER = JSON.stringify({
  state: {
    email: 'a@b.ch',
    addresses: {
      billingAddress: { name: 'Ada', company: '', phone: '', address: 'A', postcode: '1', city: 'B', country: 'CH' },
      deliveryAddress: null,
      sameAddresses: true,
    },
  },
  version: 0,
})
