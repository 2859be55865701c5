import type { Page } from '@playwright/test'

import { MOST_HELD } from '../src/contract/orders/values.ts'
import { apiMessages } from '../src/messages/api.ts'
import { fill } from '../src/messages/fill.ts'
import { formatCountry, formatMoney } from '../src/messages/format.ts'
import {
  atConfirmation,
  buyerOn,
  CARDS,
  fillAddress,
  fillCart,
  holdElsewhere,
  tabTo,
  test,
  WORDS,
  type Work,
} from './buyer.ts'
import { enterAs, logInWith, register } from './collector.ts'
import { query } from './gallery.ts'
import { pressWords } from './press-words.ts'
import { expect, expectAccessible, visit } from './test.ts'

// What a person meets on the way is walked once, the languages in turn: the whole purchase by keyboard in Chinese, on
// a phone in French, and with everything that can be refused in English.
test('in cn a work is picked up by keyboard alone: every step stands, and the order ends with thanks', async ({
  page,
  takeWork,
}) => {
  const buyer = buyerOn(page, 'cn')
  const { words, prefix } = buyer
  await enterAs(page, await register())
  await fillCart(page, [await takeWork()])
  await visit(page, `${prefix}/cart`)

  await tabTo(page, buyer.button(words.next))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert').filter({ hasText: words.method.missing })).toBeVisible()
  await expect(page.locator('[name=deliveryMethod]').first()).toBeFocused()
  await expectAccessible(page, 'main')
  await page.keyboard.press('Space')
  await expect(page.getByText(words.method.missing)).toHaveCount(0)
  await tabTo(page, buyer.button(words.next))
  await page.keyboard.press('Enter')

  await expect(buyer.heading('addresses')).toBeFocused()
  await expect(page).toHaveTitle(new RegExp(words.steps.names.addresses))
  await expect(page.locator('[aria-current=step]')).toContainText(words.steps.names.addresses)
  await expect(page.locator('[name^="deliveryAddress"]')).toHaveCount(0)
  await tabTo(page, buyer.submit())
  await page.keyboard.press('Enter')
  await expect(page.locator('[name="billingAddress.address"]')).toBeFocused()
  await expectAccessible(page, 'main')
  for (const typed of ['1 Quay', '59100', 'Roubaix']) {
    await page.keyboard.type(typed)
    await page.keyboard.press('Tab')
  }
  await page.keyboard.type(formatCountry('FR', 'cn'))
  await tabTo(page, buyer.submit())
  await page.keyboard.press('Enter')

  await expect(buyer.heading('confirmation')).toBeFocused()
  const confirm = buyer.button(words.checkout.confirmation.confirm)
  await expect(confirm).toHaveAttribute('aria-disabled', 'false')
  await tabTo(page, confirm)
  await page.keyboard.press('Enter')

  await expect(page.getByRole('timer')).toHaveText(/^1[45]:\d\d$/)
  await expect(page.getByText(words.checkout.pay.test)).toBeVisible()
  await tabTo(page, page.locator('[name=number]'))
  for (const typed of ['4242424242424242', '1230', '123']) {
    await page.keyboard.type(typed)
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Enter')
  await expect(page.getByText(words.checkout.pay.valid)).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')

  await expect(buyer.heading('order')).toBeVisible()
  await expect(buyer.number()).toHaveText(/^\d\d-\d{4}-\d{4}$/)
  await expect(page.getByText(words.orders.pickup)).toBeVisible()
  await expectAccessible(page, 'main')
  expect(await page.evaluate(() => localStorage.getItem('cimaise.cart'))).toBeNull()

  const number = (await buyer.number().textContent()) ?? ''
  await tabTo(page, page.getByRole('link', { name: words.orders.toAccount }))
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: number }).press('Enter')
  await expect(page.locator('#orders').getByRole('list', { name: words.orders.timeline })).toContainText(
    words.orders.statuses.paid,
  )
  await expectAccessible(page, '#orders')
})

test('in fr on a phone works are shipped to another address than the bill: the login in between gives back what it found, another country is told, two clicks pay once, and a payment that takes a while is followed', async ({
  page,
  takeWork,
  faults,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const buyer = buyerOn(page, 'fr')
  const { words, prefix } = buyer
  const ada = await register()
  const works = [await takeWork(), await takeWork()]
  const next = buyer.button(words.next)
  await page.goto('/robots.txt')
  await fillCart(page, works)

  await test.step('who is not logged in is asked to in place; closing that leads to the cart', async () => {
    await visit(page, `${prefix}/cart?step=confirmation`)
    await expect(page.getByRole('dialog')).toBeVisible()
    await expect(buyer.heading('cart')).toBeAttached()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page).toHaveURL(`${prefix}/cart`)
  })

  await buyer.goOn()
  await expect(page.getByText(words.method.missing)).toBeInViewport()
  await buyer.choose('shipping', 'FR')
  // As a browser does that fills in by itself what stands there already.
  await page.locator('[name=country]').dispatchEvent('change')
  const [before = ''] =
    /[\d.,\u00a0\u202f]+/.exec((await page.getByText(partOf(words.method.estimate)).textContent()) ?? '') ?? []
  await expectNoSideways(page)

  await test.step('the login that is closed gives the cart back as it was, and the one that succeeds the top of the step', async () => {
    await buyer.goOn()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(next).toBeFocused()
    await expect(next).toBeInViewport()
    await buyer.goOn()
    await logInWith(page, ada)
    await expect(buyer.heading('addresses')).toBeFocused()
    await expect(buyer.heading('addresses')).toBeInViewport()
    await expect(page).toHaveURL(`${prefix}/cart?step=addresses`)
  })

  await fillAddress(page, 'billingAddress')
  await pressWords(page.getByLabel(WORDS.fr.account.addresses.same))
  await fillAddress(page, 'deliveryAddress', { city: 'Basel', country: 'CH' })
  await expectNoSideways(page)
  await buyer.submit().click()

  await expect(page.getByText(words.checkout.confirmation.changed)).toBeVisible()
  await expect(page.getByText(partOf(words.checkout.confirmation.changes.delivery))).toContainText(before.trim())
  await expectNoSideways(page)
  await buyer.confirm()
  await expect(page.getByRole('timer')).toBeVisible()
  await expectNoSideways(page)
  await buyer.checkCard(CARDS.processing)
  await buyer.button(partOf(words.checkout.pay.complete)).dblclick()

  await expect(buyer.number()).toBeVisible()
  // The page follows by itself what its bank makes of it.
  await expect(page.getByText(words.orders.shipping)).toBeVisible({ timeout: 60_000 })
  await expect(page.getByText('Basel')).toBeVisible()
  await expectNoSideways(page)
  const attempts = await query(
    `SELECT attempts FROM orders WHERE id = (SELECT order_id FROM artwork_copies WHERE artwork_id = $1)`,
    [works[0]?.id],
  )
  expect(attempts).toEqual([{ attempts: 1 }])

  await test.step('an order of nobody is not shown', async () => {
    await visit(page, `${prefix}/cart?step=order&order=26-0000-0000`)
    await expect(page.getByRole('alert').filter({ hasText: words.orders.missing })).toBeVisible()
    await expectAccessible(page, 'main')
    faults.splice(0)
  })
})

test('in en what cannot be shipped is picked up; every step survives a reload and Back, the hold is renewed once; a declined card and the bank’s no charge nothing, and its yes pays the same order', async ({
  page,
  takeWork,
}) => {
  const buyer = buyerOn(page)
  const { pay } = buyer.words.checkout
  const work = await takeWork()
  const readLines = () => query('SELECT FROM order_lines WHERE artwork_id = $1', [work.id])
  const before = await readLines()
  await enterAs(page, await register())

  await test.step('what has no price of shipping can only be picked up or asked about; a step that is not reachable yet gives way', async () => {
    const large = await findLarge()
    await fillCart(page, [large])
    await visit(page, '/cart?step=pay')
    await expect(page).toHaveURL('/cart')
    await pressWords(page.getByRole('radio').nth(1))
    await page.locator('[name=country]').selectOption('JP')
    await expect(page.getByText('Shipping of these works to Japan is priced on quotation.')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Ask for an offer' })).toHaveAttribute(
      'href',
      `/contact?artwork=${large.id}&kind=delivery#write`,
    )
    await expect(amountOf(page, 'Delivery')).toHaveText('On quotation')
    await expect(page.getByRole('button', { name: 'Continue' })).toHaveAttribute('aria-disabled', 'true')
    await page.getByRole('button', { name: 'Continue' }).press('Enter')
    await expect(buyer.heading('cart')).toBeVisible()
    await buyer.choose('pickup')
    await buyer.goOn()
    await expect(buyer.heading('addresses')).toBeVisible()
    await fillCart(page, [work])
    await page.goto('/cart?step=confirmation')
    await expect(page).toHaveURL('/cart?step=addresses')
    await expect(buyer.heading('addresses')).toBeVisible()
  })

  await test.step('what was written stands after Back', async () => {
    await fillAddress(page, 'billingAddress')
    await buyer.submit().click()
    await expect(buyer.heading('confirmation')).toBeVisible()
    await page.goBack()
    await expect(buyer.heading('addresses')).toBeFocused()
    await expect(page.locator('[name="billingAddress.city"]')).toHaveValue('Roubaix')
    await page.goForward()
    await buyer.confirm()
    await expect(page.getByRole('timer')).toBeVisible()
    await page.goBack()
    await expect(buyer.heading('confirmation')).toBeVisible()
    await page.goForward()
  })

  await test.step('a declined card is told with its reason, and another one takes its place', async () => {
    await buyer.checkCard(CARDS.declined)
    await buyer.complete()
    const reason = page.getByText(pay.declined['card-declined'])
    await expect(page.getByRole('alert').filter({ has: reason })).toBeFocused()
    await expectAccessible(page, 'main')
    await page.getByText(pay.testCards, { exact: true }).click()
    await page.getByRole('button', { name: CARDS.success }).click()
    await expect(buyer.submit()).toBeFocused()
    await buyer.submit().click()
    await expect(page.getByText(pay.valid)).toBeVisible()
    await buyer.button(pay.another).click()
    await expect(page.locator('[name=owner]')).toBeFocused()
    await buyer.checkCard(CARDS.bankAsks)
    await expect(page.getByText(pay.valid)).toBeVisible()
    await expect(reason).toHaveCount(0)
  })

  await test.step('a reload keeps the card; the hold can be renewed once near its end', async () => {
    await hold(work, '4 minutes')
    await page.reload()
    await expect(page.getByText(pay.valid)).toBeVisible()
    await expect(page.getByRole('timer')).toHaveText(/^0[34]:\d\d$/)
    const renew = page.getByRole('button', { name: fill(pay.renew, { minutes: 15 }) })
    await renew.click()
    await expect(page.getByRole('timer')).toHaveText(/^1[45]:\d\d$/)
    await expect(page.getByRole('timer').locator('..')).toBeFocused()
    await expect(renew).toHaveCount(0)
  })

  await test.step('the bank asks who pays: refused nothing is charged, approved the order is paid', async () => {
    await buyer.complete()
    const bank = page.getByRole('dialog', { name: pay.bank.title })
    await expect(bank).toBeVisible()
    await expectAccessible(page, 'dialog')
    await page.keyboard.press('Escape')
    await expect(buyer.button(pay.bank.open)).toBeFocused()
    await buyer.button(pay.bank.open).click()
    await bank.getByRole('button', { name: pay.bank.refuse }).click()
    await expect(page.getByText(pay.declined['authentication-failed'])).toBeVisible()
    await buyer.checkCard(CARDS.bankAsks)
    await buyer.complete()
    await expect(bank).toBeVisible()
    await page.reload()
    await bank.getByRole('button', { name: pay.bank.approve }).click()
    await expect(buyer.number()).toBeVisible()
    expect(await readLines()).toHaveLength(before.length + 1)
  })

  const number = (await buyer.number().textContent()) ?? ''
  await page.reload()
  await expect(buyer.number()).toHaveText(number)
  await page.goBack()
  await expect(buyer.heading('cart')).toBeVisible()
})

test('in fr what changes before the card is told: a work held by another, works from another tab, more than may be held, a work that is sold; when the hold is over, nothing is paid', async ({
  page,
  takeWork,
  faults,
}) => {
  const buyer = buyerOn(page, 'fr')
  const { confirmation, pay } = buyer.words.checkout
  const { editOf } = confirmation
  const [held, kept, sold, third] = [await takeWork(), await takeWork(), await takeWork(), await takeWork()]
  await holdElsewhere(await register('Eve'), [held])
  const lineOf = (work: Work) => page.locator('aside li', { hasText: work.title.fr })

  const expectNothing = async () => {
    const { subtotal, total } = buyer.words
    for (const name of [subtotal, total]) await expect(amountOf(page, name)).toHaveText(formatMoney(0, 'fr'))
  }
  await atConfirmation(page, buyer, [held])

  await test.step('a cart with nothing but a work that another is paying for comes to nothing, and no price of shipping is awaited', async () => {
    await expect(page.getByText(fill(confirmation.changes.held, { title: held.title.fr }))).toBeVisible()
    await expectNothing()
    await page.getByRole('link', { name: fill(editOf, { part: confirmation.method }) }).click()
    await expect(page.getByText(buyer.words.notCounted)).toBeVisible()
    await pressWords(page.locator('[name=deliveryMethod][value=shipping]'))
    await page.locator('[name=country]').selectOption('FR')
    await expect(page.getByText(buyer.words.method.unknown)).toBeVisible()
    await expect(page.getByText(buyer.words.sums.asking)).toHaveCount(0)
    await expectNothing()
    await buyer.choose('pickup')
    await buyer.goOn()
    await expect(buyer.heading('addresses')).toBeFocused()
    await buyer.submit().click()
    await expect(buyer.heading('confirmation')).toBeVisible()
  })

  await test.step('what another tab puts into the cart is told before it is confirmed', async () => {
    const other = await page.context().newPage()
    await other.goto('/robots.txt')
    await fillCart(other, [held, kept, sold, third])
    for (const { title } of [kept, sold, third]) {
      await expect(page.getByText(fill(confirmation.changes.added, { title: title.fr }))).toBeVisible()
    }
    await expect(buyer.button(confirmation.confirmChanged)).toBeVisible()
    await expect(lineOf(held)).toContainText(buyer.words.notCounted)
    await expect(lineOf(kept)).not.toContainText(buyer.words.notCounted)
    await expectAccessible(page, 'main')
  })

  await test.step('the work that is held can be left out; three are not held before the address is confirmed', async () => {
    await buyer.button(fill(confirmation.without, { title: held.title.fr })).click()
    await buyer.confirm()
    const told = fill(apiMessages.fr.errors['holds-unverified'], { max: MOST_HELD.unverified })
    await expect(page.getByRole('alert').filter({ hasText: told })).toBeVisible()
    await page.getByRole('link', { name: buyer.words.checkout.toCart }).click()
    await expect(page).toHaveURL('/fr/cart')
    await buyer.button(fill(buyer.words.removeOf, { title: third.title.fr })).click()
    await buyer.goOn()
    await expect(buyer.heading('addresses')).toBeFocused()
    await buyer.submit().click()
  })

  await test.step('a work that was sold meanwhile never comes to a card', async () => {
    await expect(buyer.heading('confirmation')).toBeVisible()
    await expect(buyer.button(confirmation.confirm)).toHaveAttribute('aria-disabled', 'false')
    await query(`UPDATE artworks SET availability = 'sold' WHERE id = $1`, [sold.id])
    await buyer.button(confirmation.confirm).click()
    await expect(page.getByText(fill(confirmation.changes.gone, { title: sold.title.fr }))).toBeVisible()
    await expect(buyer.heading('confirmation')).toBeVisible()
    await buyer.confirm()
    await expect(page.getByRole('timer')).toBeVisible()
  })

  await test.step('when the hold is over, what was in the cart is still there', async () => {
    await hold(kept, '3 seconds')
    await page.goBack()
    await expect(buyer.heading('confirmation')).toBeVisible()
    await page.goForward()
    await expect(page.getByRole('heading', { name: pay.over })).toBeVisible({ timeout: 20_000 })
    await expectAccessible(page, 'main')
    await page.getByRole('link', { name: buyer.words.checkout.toCart }).click()
    await expect(buyer.heading('cart')).toBeVisible()
    await expect(page.getByText(kept.title.fr)).toBeVisible()
  })
  // The browser tells of every refusal.
  faults.splice(0)
})

/** Lets an order's hold on a work end so soon. */
const hold = (work: Work, interval: string) =>
  query(
    `UPDATE orders SET held_until = now() + $2::interval
     WHERE id = (SELECT order_id FROM artwork_copies WHERE artwork_id = $1)`,
    [work.id, interval],
  )

/** A work that is too large for a parcel. */
async function findLarge(): Promise<Work> {
  const [large] = await query<{ id: number; final_price: number }>(
    `SELECT id, final_price / 100 AS final_price FROM artworks
     WHERE availability = 'available' AND final_price IS NOT NULL AND (weight > 40000 OR greatest(height, width) > 2100) LIMIT 1`,
  )
  if (!large) throw new Error('there is no work as large')
  return { slug: '', title: { en: '', fr: '', cn: '' }, ...large }
}

/** The words of a message before its first place, to find it by. */
const partOf = (message: string) => message.split('{')[0]?.trim() ?? ''

const amountOf = (page: Page, name: string) => page.locator('dt', { hasText: new RegExp(`^${name}$`) }).locator('+ dd')

const expectNoSideways = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
