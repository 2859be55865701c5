import { randomUUID } from 'node:crypto'

import type { Locator, Page } from '@playwright/test'

import type { Locale } from '../src/contract/locale.ts'
import { account as cnAccount } from '../src/messages/cn/accounts/account.ts'
import { cart as cnCart } from '../src/messages/cn/orders/cart.ts'
import { account as enAccount } from '../src/messages/en/accounts/account.ts'
import { cart as enCart } from '../src/messages/en/orders/cart.ts'
import { account as frAccount } from '../src/messages/fr/accounts/account.ts'
import { cart as frCart } from '../src/messages/fr/orders/cart.ts'
import { type Collector, enterAs, logInElsewhere, register } from './collector.ts'
import { galleryUrl, query } from './gallery.ts'
import { pressWords } from './press-words.ts'
import { expect, test as base, visit } from './test.ts'

export const WORDS = {
  en: { cart: enCart, account: enAccount },
  fr: { cart: frCart, account: frAccount },
  cn: { cart: cnCart, account: cnAccount },
}

export const CARDS = {
  success: '4242 4242 4242 4242',
  bankAsks: '4000 0000 0000 3220',
  declined: '4000 0000 0000 0002',
  processing: '4000 0000 0000 7775',
}

export interface Work {
  id: number
  slug: string
  title: Record<Locale, string>
  final_price: number
}

/** A test that may buy works: nobody else is given the same, and they are for sale again afterwards. */
export const test = base.extend<{ takeWork: (wish?: { isOnRequest: boolean }) => Promise<Work> }>({
  takeWork: async ({ page: _page }, use) => {
    const taken: number[] = []
    await use(async ({ isOnRequest } = { isOnRequest: false }) => {
      await query('CREATE TABLE IF NOT EXISTS e2e_taken (id integer PRIMARY KEY)').catch(() => undefined)
      // From the middle of the collection, small enough for a parcel: other journeys begin at its ends.
      const [work] = await query<Omit<Work, 'final_price'> & { final_price: string }>(
        `WITH one AS (
           INSERT INTO e2e_taken SELECT id FROM artworks
           WHERE kind = 'original' AND availability = 'available' AND id NOT IN (SELECT id FROM e2e_taken)
             AND CASE WHEN $1 THEN is_price_on_request ELSE final_price IS NOT NULL AND NOT is_price_on_request
               AND greatest(height, width, coalesce(depth, 0)) < 700 AND weight < 10000
               AND id > (SELECT percentile_disc(0.3) WITHIN GROUP (ORDER BY id) FROM artworks) END
           ORDER BY id LIMIT 1 RETURNING id)
         SELECT artworks.id, slug, title, final_price / 100.0 AS final_price
         FROM artworks JOIN one USING (id)`,
        [isOnRequest],
      )
      if (!work) throw new Error('there is no work left to buy')
      taken.push(work.id)
      return { ...work, final_price: Number(work.final_price) }
    })
    await query('DELETE FROM artwork_copies WHERE artwork_id = ANY($1)', [taken])
    await query(`UPDATE artworks SET availability = 'available' WHERE id = ANY($1)`, [taken])
    await query('DELETE FROM e2e_taken WHERE id = ANY($1)', [taken])
  },
})

type Wanted = Pick<Work, 'id' | 'final_price'>

/** Leaves works in the browser as the cart keeps them; the page must be one of the gallery's. */
export const fillCart = (page: Page, works: Wanted[]) =>
  page.evaluate((kept) => localStorage.setItem('cimaise.cart', JSON.stringify({ state: kept, version: 0 })), {
    artworks: works.map(({ id, final_price }) => ({ id, final_price })),
    deliveryPrice: 0,
    setAside: [],
  })

type Group = 'billingAddress' | 'deliveryAddress'

/** Types an address into the fields of a group. */
export async function fillAddress(page: Page, group: Group, { city = 'Roubaix', country = 'FR' } = {}) {
  const line = (name: string) => page.locator(`[name="${group}.${name}"]`)
  await line('name').fill('Ada Morel')
  await line('phone').fill('+33 1 23 45 67 89')
  await line('address').fill('1, quai des Bobines')
  await line('postcode').fill('59100')
  await line('city').fill(city)
  await line('country').selectOption(country)
}

/** The words of a page's buttons and headings, and what a buyer does with them. */
export function buyerOn(page: Page, locale: Locale = 'en') {
  const words = WORDS[locale].cart
  const prefix = locale === 'en' ? '' : `/${locale}`
  const button = (name: string) => page.getByRole('button', { name })
  const heading = (step: keyof typeof words.steps.names) =>
    page.getByRole('heading', { level: 1, name: words.steps.names[step], exact: true })
  const submit = () => page.locator('main form button[type=submit]')
  return {
    words,
    locale,
    prefix,
    button,
    heading,
    submit,
    choose: async (method: 'pickup' | 'shipping', country?: string) => {
      await pressWords(page.locator(`[name=deliveryMethod][value=${method}]`))
      if (country) await page.locator('[name=country]').selectOption(country)
      if (method === 'shipping') await expect(page.getByText(words.method.time)).toBeVisible()
    },
    goOn: async () => {
      // What the gallery tells of the works may move the button away under the mouse.
      await expect(page.getByText(words.sums.asking)).toHaveCount(0)
      await button(words.next).click()
    },
    confirm: async () => {
      await expect(heading('confirmation')).toBeVisible()
      const confirm = page.getByRole('button', {
        name: new RegExp(`${words.checkout.confirmation.confirm}|${words.checkout.confirmation.confirmChanged}`),
      })
      await expect(confirm).toHaveAttribute('aria-disabled', 'false')
      await confirm.click()
      await expect(heading('pay')).toBeVisible()
    },
    checkCard: async (number: string) => {
      await page.locator('[name=number]').fill(number)
      await page.locator('[name=expiry]').fill('1230')
      await page.locator('[name=cvc]').fill('123')
      await submit().click()
    },
    complete: () => page.getByRole('button', { name: words.checkout.pay.complete.split('{')[0] ?? '' }).click(),
    number: () => page.locator('main .text-display'),
  }
}

type Account = Pick<Collector, 'email' | 'password'>

/** What a collector asks of the gallery from somewhere else. */
async function callAs(collector: Account) {
  const headers = {
    'content-type': 'application/json',
    authorization: `Bearer ${await logInElsewhere(collector)}`,
  }
  return async <Answer>(path: string, body: object): Promise<Answer> => {
    const reply = await fetch(`${galleryUrl}/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
    return (await reply.json()) as Answer
  }
}

const EVES_HOME = {
  ...{ name: 'Eve', company: '', phone: '', address: '2 Rue Basse', postcode: '59000', city: 'Lille' },
  country: 'FR',
}

/** Holds works for another collector, as far as the pay step takes them; the number of their order. */
export async function holdElsewhere(
  collector: Account,
  works: readonly Pick<Work, 'id'>[],
  method: 'pickup' | 'shipping' = 'pickup',
): Promise<string> {
  const send = await callAs(collector)
  const lines = works.map(({ id }) => ({ artwork: id, choices: [] }))
  const isShipped = method === 'shipping'
  const delivery = { method, country: isShipped ? EVES_HOME.country : null }
  const { quote } = await send<{ quote: { fingerprint: string } }>('/cart/quote', { lines, delivery })
  const { order } = await send<{ order: { number: string } }>('/orders', {
    key: randomUUID(),
    lines,
    delivery_method: method,
    billing_address: EVES_HOME,
    delivery_address: isShipped ? EVES_HOME : null,
    fingerprint: quote.fingerprint,
  })
  return order.number
}

/** Buys works for another collector; the number of their order. */
export async function buyElsewhere(
  collector: Account,
  works: readonly Pick<Work, 'id'>[],
  method: 'pickup' | 'shipping' = 'pickup',
): Promise<string> {
  const number = await holdElsewhere(collector, works, method)
  const send = await callAs(collector)
  const card = { owner: 'Eve', number: CARDS.success.replaceAll(' ', ''), expiry: '12/40', cvc: '123' }
  const { payment_method } = await send<{ payment_method: string }>('/sandbox/cards', card)
  await send(`/orders/${number}/payment`, { payment_method, attempt: randomUUID() })
  return number
}

/** Goes there with the Tab key alone, as somebody without a mouse does. */
export async function tabTo(page: Page, place: Locator): Promise<void> {
  // Found once: to look for a name through the whole page costs more than the press.
  const found = await place.elementHandle()
  for (let press = 0; press < 80; press++) {
    if (await found?.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  await expect(place).toBeFocused()
}

type Buyer = ReturnType<typeof buyerOn>

/** A new collector with these works in the cart, at the step where everything is confirmed: what it needs is kept already. */
export async function atConfirmation(page: Page, buyer: Buyer, works: Wanted[], at?: string): Promise<void> {
  const collector = await register(undefined, at)
  await enterAs(page, collector, at)
  await fillCart(page, works)
  const addresses = { billingAddress: EVES_HOME, deliveryAddress: null, sameAddresses: true }
  await page.evaluate(
    (kept) => {
      for (const [name, state] of Object.entries(kept))
        localStorage.setItem(`cimaise.${name}`, JSON.stringify({ state, version: 0 }))
    },
    { delivery: { method: 'pickup', country: '' }, customer: { email: collector.email, addresses } },
  )
  await visit(page, `${buyer.prefix}/cart?step=confirmation`)
  await expect(buyer.heading('confirmation')).toBeVisible()
}

/** The same, at the step where one pays. */
export async function atPay(page: Page, buyer: Buyer, work: Wanted, at?: string): Promise<void> {
  await atConfirmation(page, buyer, [work], at)
  await buyer.confirm()
}
