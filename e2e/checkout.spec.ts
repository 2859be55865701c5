import type { Page } from '@playwright/test'

import { LOCALES } from '../src/contract/locale.ts'
import { MOST_HELD } from '../src/contract/orders/values.ts'
import { apiMessages } from '../src/messages/api.ts'
import { fill } from '../src/messages/fill.ts'
import { formatCountry } from '../src/messages/format.ts'
import {
  atConfirmation,
  atPay,
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

// Every step's words are walked in every language here; what may go wrong on the way is tried in one of them each.
for (const locale of LOCALES) {
  test(`in ${locale} a work is picked up: every step stands, on a phone too, and the order ends with thanks`, async ({
    page,
    takeWork,
  }) => {
    const buyer = buyerOn(page, locale)
    const { words, prefix } = buyer
    const ada = await register()
    const work = await takeWork()
    await enterAs(page, ada)
    await fillCart(page, [work])
    await visit(page, `${prefix}/cart`)

    await buyer.goOn()
    await expect(page.getByRole('alert').filter({ hasText: words.method.missing })).toBeVisible()
    await expect(page.locator('[name=deliveryMethod]').first()).toBeFocused()
    await expectAccessible(page)
    await buyer.choose('shipping', 'FR')
    await expect(page.getByText(words.method.missing)).toHaveCount(0)
    await expectToFitPhone(page)
    await buyer.choose('pickup')
    await buyer.goOn()

    await expect(buyer.heading('addresses')).toBeFocused()
    await expect(page).toHaveTitle(new RegExp(words.steps.names.addresses))
    await expect(page.locator('[aria-current=step]')).toContainText(words.steps.names.addresses)
    await expect(page.locator('[name^="deliveryAddress"]')).toHaveCount(0)
    await buyer.submit().click()
    await expect(page.locator('[name="billingAddress.address"]')).toBeFocused()
    await expectAccessible(page)
    await expectToFitPhone(page)
    await fillAddress(page, 'billingAddress')
    await buyer.submit().click()

    await expect(buyer.heading('confirmation')).toBeFocused()
    await expectAccessible(page)
    await expectToFitPhone(page)
    await buyer.confirm()

    await expect(page.getByRole('timer')).toHaveText(/^1[45]:\d\d$/)
    await expect(page.getByText(words.checkout.pay.test)).toBeVisible()
    await expectAccessible(page)
    await expectToFitPhone(page)
    await buyer.checkCard(CARDS.success)
    await expect(page.getByText(words.checkout.pay.valid)).toBeVisible()
    await expectAccessible(page)
    await buyer.complete()

    await expect(buyer.heading('order')).toBeVisible()
    await expect(buyer.number()).toHaveText(/^\d\d-\d{4}-\d{4}$/)
    await expect(page.getByText(words.orders.pickup)).toBeVisible()
    await expectAccessible(page)
    await expectToFitPhone(page)
    expect(await page.evaluate(() => localStorage.getItem('cimaise.cart'))).toBeNull()

    const number = (await buyer.number().textContent()) ?? ''
    await page.getByRole('link', { name: words.orders.toAccount }).click()
    await page.getByRole('button', { name: number }).click()
    await expect(page.locator('#orders').getByRole('list', { name: words.orders.timeline })).toContainText(
      words.orders.statuses.paid,
    )
    await expectAccessible(page)
  })
}

test('in fr works are shipped to another address than the bill: the login comes in between, and another country is told', async ({
  page,
  takeWork,
}) => {
  const buyer = buyerOn(page, 'fr')
  const { words } = buyer
  const ada = await register()
  const works = [await takeWork(), await takeWork()]
  await page.goto('/robots.txt')
  await fillCart(page, works)
  await visit(page, `${buyer.prefix}/cart`)
  await buyer.choose('shipping', 'FR')
  const [before = ''] =
    /[\d.,\u00a0\u202f]+/.exec((await page.getByText(partOf(words.method.estimate)).textContent()) ?? '') ?? []
  await buyer.goOn()
  await expect(page.getByRole('dialog')).toBeVisible()
  await logInWith(page, ada)

  await expect(buyer.heading('addresses')).toBeFocused()
  await expect(page).toHaveURL(`${buyer.prefix}/cart?step=addresses`)
  await fillAddress(page, 'billingAddress')
  await pressWords(page.getByLabel(WORDS.fr.account.addresses.same))
  await fillAddress(page, 'deliveryAddress', { city: 'Basel', country: 'CH' })
  await buyer.submit().click()

  await expect(page.getByText(words.checkout.confirmation.changed)).toBeVisible()
  await expect(page.getByText(partOf(words.checkout.confirmation.changes.delivery))).toContainText(before.trim())
  await expectAccessible(page)
  await buyer.confirm()
  await buyer.checkCard(CARDS.success)
  await buyer.complete()
  await expect(page.getByText(buyer.words.orders.shipping)).toBeVisible()
  await expect(page.getByText('Basel')).toBeVisible()
})

test('in cn a declined card is told with its reason, and another pays the same order', async ({ page, takeWork }) => {
  const buyer = buyerOn(page, 'cn')
  const work = await takeWork()
  const before = await query('SELECT FROM order_lines WHERE artwork_id = $1', [work.id])
  await atPay(page, buyer, work)
  await buyer.checkCard(CARDS.declined)
  await buyer.complete()
  const reason = buyer.words.checkout.pay.declined['card-declined']
  await expect(page.getByRole('alert').filter({ hasText: reason })).toBeFocused()
  await expectAccessible(page)

  await page.getByText(buyer.words.checkout.pay.testCards, { exact: true }).click()
  await page.getByRole('button', { name: CARDS.success }).click()
  await expect(buyer.submit()).toBeFocused()
  await buyer.submit().click()
  await expect(page.getByText(buyer.words.checkout.pay.valid)).toBeVisible()
  await buyer.button(buyer.words.checkout.pay.another).click()
  await expect(page.locator('[name=owner]')).toBeFocused()
  await buyer.checkCard(CARDS.success)
  await expect(page.getByText(buyer.words.checkout.pay.valid)).toBeVisible()
  await expect(page.getByText(reason)).toHaveCount(0)
  await page.reload()
  await expect(page.getByText(buyer.words.checkout.pay.valid)).toBeVisible()
  await buyer.complete()
  await expect(buyer.number()).toBeVisible()
  const lines = await query('SELECT FROM order_lines WHERE artwork_id = $1', [work.id])
  expect(lines).toHaveLength(before.length + 1)
})

test('in en the bank asks who pays: refused nothing is charged, approved the order is paid', async ({
  page,
  takeWork,
}) => {
  const buyer = buyerOn(page)
  await atPay(page, buyer, await takeWork())
  await buyer.checkCard(CARDS.bankAsks)
  await buyer.complete()
  const { pay } = buyer.words.checkout
  const bank = page.getByRole('dialog', { name: pay.bank.title })
  await expect(bank).toBeVisible()
  await expectAccessible(page)
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
})

test('in fr a work that was sold meanwhile never comes to a card', async ({ page, takeWork, faults }) => {
  const buyer = buyerOn(page, 'fr')
  const [kept, sold] = [await takeWork(), await takeWork()]
  await atConfirmation(page, buyer, [kept, sold])
  await expect(page.getByRole('button', { name: buyer.words.checkout.confirmation.confirm })).toHaveAttribute(
    'aria-disabled',
    'false',
  )
  await query(`UPDATE artworks SET availability = 'sold' WHERE id = $1`, [sold.id])
  await page.getByRole('button', { name: buyer.words.checkout.confirmation.confirm }).click()

  await expect(
    page.getByText(fill(buyer.words.checkout.confirmation.changes.gone, { title: sold.title.fr })),
  ).toBeVisible()
  await expect(buyer.heading('confirmation')).toBeVisible()
  await expectAccessible(page)
  await buyer.confirm()
  await expect(page.getByRole('timer')).toBeVisible()
  faults.splice(0)
})

test('in cn the hold can be renewed once near its end; when it is over, nothing is paid', async ({
  page,
  takeWork,
  faults,
}) => {
  const buyer = buyerOn(page, 'cn')
  const work = await takeWork()
  await atPay(page, buyer, work)
  const hold = (interval: string) =>
    query(
      `UPDATE orders SET held_until = now() + $2::interval
     WHERE id = (SELECT order_id FROM artwork_copies WHERE artwork_id = $1)`,
      [work.id, interval],
    )
  await expect(page.getByRole('timer')).toBeVisible()
  await hold('4 minutes')
  await page.reload()
  await expect(page.getByRole('timer')).toHaveText(/^0[34]:\d\d$/)
  await page.getByRole('button', { name: buyer.words.checkout.pay.renew }).click()
  await expect(page.getByRole('timer')).toHaveText(/^1[45]:\d\d$/)
  await expect(page.getByRole('timer').locator('..')).toBeFocused()
  await expect(page.getByRole('button', { name: buyer.words.checkout.pay.renew })).toHaveCount(0)

  await hold('3 seconds')
  await page.reload()
  await expect(page.getByRole('heading', { name: buyer.words.checkout.pay.over })).toBeVisible({ timeout: 20_000 })
  await expectAccessible(page)
  await page.getByRole('link', { name: buyer.words.checkout.toCart }).click()
  await expect(buyer.heading('cart')).toBeVisible()
  await expect(page.getByText(work.title.cn)).toBeVisible()
  faults.splice(0)
})

test('in en every step survives a reload and Back; a step that is not reachable yet gives way', async ({
  page,
  takeWork,
}) => {
  const buyer = buyerOn(page)
  await enterAs(page, await register())
  await fillCart(page, [await takeWork()])
  await visit(page, `${buyer.prefix}/cart?step=pay`)
  await expect(page).toHaveURL(`${buyer.prefix}/cart`)
  await buyer.choose('pickup')
  await buyer.goOn()
  await expect(buyer.heading('addresses')).toBeVisible()
  await page.reload()
  await expect(buyer.heading('addresses')).toBeVisible()
  await page.goto(`${buyer.prefix}/cart?step=confirmation`)
  await expect(page).toHaveURL(`${buyer.prefix}/cart?step=addresses`)
  await fillAddress(page, 'billingAddress')
  await buyer.submit().click()
  await expect(buyer.heading('confirmation')).toBeVisible()
  await page.reload()
  await expect(buyer.heading('confirmation')).toBeVisible()
  await page.goBack()
  await expect(buyer.heading('addresses')).toBeFocused()
  await expect(page.locator('[name="billingAddress.city"]')).toHaveValue('Roubaix')
  await page.goForward()
  await buyer.confirm()
  await expect(page.getByRole('timer')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('timer')).toBeVisible()
  await page.goBack()
  await expect(buyer.heading('confirmation')).toBeVisible()
  await page.goForward()
  await buyer.checkCard(CARDS.success)
  await expect(page.getByText(buyer.words.checkout.pay.valid)).toBeVisible()
  await page.reload()
  await buyer.complete()
  await expect(buyer.number()).toBeVisible()
  const number = (await buyer.number().textContent()) ?? ''
  await page.reload()
  await expect(buyer.number()).toHaveText(number)
  await page.goBack()
  await expect(buyer.heading('cart')).toBeVisible()
})

test('in cn the whole purchase goes by keyboard', async ({ page, takeWork }) => {
  const buyer = buyerOn(page, 'cn')
  await enterAs(page, await register())
  await fillCart(page, [await takeWork()])
  await visit(page, `${buyer.prefix}/cart`)
  await tabTo(page, page.getByRole('radio').first())
  await page.keyboard.press('Space')
  await tabTo(page, buyer.button(buyer.words.next))
  await page.keyboard.press('Enter')
  await expect(buyer.heading('addresses')).toBeFocused()
  await tabTo(page, page.locator('[name="billingAddress.name"]'))
  for (const typed of ['Ada Morel', '', '', '1 Quay', '59100', 'Roubaix']) {
    await page.keyboard.press('ControlOrMeta+A')
    if (typed) await page.keyboard.type(typed)
    await page.keyboard.press('Tab')
  }
  await page.keyboard.type(formatCountry('FR', 'cn'))
  await tabTo(page, buyer.submit())
  await page.keyboard.press('Enter')
  await expect(buyer.heading('confirmation')).toBeFocused()
  const confirm = buyer.button(buyer.words.checkout.confirmation.confirm)
  await expect(confirm).toHaveAttribute('aria-disabled', 'false')
  await tabTo(page, confirm)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('timer')).toBeVisible()
  await tabTo(page, page.locator('[name=number]'))
  for (const typed of ['4242424242424242', '1230', '123']) {
    await page.keyboard.type(typed)
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Enter')
  await expect(page.getByText(buyer.words.checkout.pay.valid)).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(buyer.number()).toBeVisible()
})

test('in fr on a phone nothing scrolls sideways, and two clicks pay once', async ({ page, takeWork }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const buyer = buyerOn(page, 'fr')
  const work = await takeWork()
  await enterAs(page, await register())
  await fillCart(page, [work])
  await visit(page, `${buyer.prefix}/cart`)
  await buyer.goOn()
  await expect(page.getByText(buyer.words.method.missing)).toBeInViewport()
  await buyer.choose('shipping', 'FR')
  // As a browser does that fills in by itself what stands there already.
  await page.locator('[name=country]').dispatchEvent('change')
  await expectToFitPhone(page)
  await buyer.goOn()
  await fillAddress(page, 'billingAddress')
  await expectToFitPhone(page)
  await buyer.submit().click()
  await expect(buyer.heading('confirmation')).toBeVisible()
  await expectToFitPhone(page)
  await buyer.confirm()
  await expect(page.getByRole('timer')).toBeVisible()
  await expectToFitPhone(page)
  await buyer.checkCard(CARDS.success)
  await page.getByRole('button', { name: buyer.words.checkout.pay.complete.split('{')[0] ?? '' }).dblclick()
  await expect(buyer.number()).toBeVisible()
  await expectToFitPhone(page)
  const [count] = await query<{ attempts: number }>(
    `SELECT attempts FROM orders WHERE id = (SELECT order_id FROM artwork_copies WHERE artwork_id = $1)`,
    [work.id],
  )
  expect(count?.attempts).toBe(1)
})

test('what has no price of shipping can only be picked up or asked about', async ({ page }) => {
  const buyer = buyerOn(page)
  const [large] = await query<{ id: number; final_price: number }>(
    `SELECT id, final_price / 100 AS final_price FROM artworks
     WHERE availability = 'available' AND final_price IS NOT NULL AND (weight > 40000 OR greatest(height, width) > 2100) LIMIT 1`,
  )
  await enterAs(page, await register())
  await fillCart(page, [{ slug: '', title: { en: '', fr: '', cn: '' }, id: 0, final_price: 0, ...large }])
  await visit(page, '/cart')
  await pressWords(page.getByRole('radio').nth(1))
  await page.locator('[name=country]').selectOption('JP')
  await expect(page.getByText('Shipping of these works to Japan is priced on quotation.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Ask for an offer' })).toHaveAttribute(
    'href',
    `/contact?artwork=${large?.id}&kind=delivery#write`,
  )
  await expect(page.getByRole('term').filter({ hasText: 'Delivery' }).locator('+ dd')).toHaveText('On quotation')
  await expectAccessible(page)
  await expect(page.getByRole('button', { name: 'Continue' })).toHaveAttribute('aria-disabled', 'true')
  await page.getByRole('button', { name: 'Continue' }).press('Enter')
  await expect(buyer.heading('cart')).toBeVisible()
  await buyer.choose('pickup')
  await buyer.goOn()
  await expect(buyer.heading('addresses')).toBeVisible()
})

test('a payment that takes a while says so, and the page follows it', async ({ page, takeWork }) => {
  const buyer = buyerOn(page)
  await atPay(page, buyer, await takeWork())
  await buyer.checkCard(CARDS.processing)
  await buyer.complete()
  await expect(buyer.number()).toBeVisible()
  await expect(page.getByText(buyer.words.orders.pickup)).toBeVisible({ timeout: 60_000 })
})

test('a work that another is paying for can be waited for or left out', async ({ page, takeWork, faults }) => {
  const buyer = buyerOn(page)
  const [kept, held] = [await takeWork(), await takeWork()]
  await holdElsewhere(await register('Eve'), held)
  await atConfirmation(page, buyer, [kept, held])
  const lineOf = (work: Work) => page.locator('aside li', { hasText: work.title.en })
  await expect(lineOf(held)).toContainText(buyer.words.notCounted)
  await expect(lineOf(kept)).not.toContainText(buyer.words.notCounted)
  await expect(page.getByText(`Another collector is paying for ${held.title.en} just now.`)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: `Go on without ${held.title.en}` }).click()
  await buyer.confirm()
  await expect(page.getByRole('timer')).toBeVisible()
  faults.splice(0)
})

test('a cart with nothing but a work that another is paying for comes to nothing, and no price of shipping is awaited', async ({
  page,
  takeWork,
}) => {
  const buyer = buyerOn(page)
  const { sums, subtotal, total, method, notCounted } = buyer.words
  const held = await takeWork()
  await holdElsewhere(await register('Eve'), held)
  const amountOf = (name: string) => page.locator('dt', { hasText: new RegExp(`^${name}$`) }).locator('+ dd')
  const expectNothing = async () => {
    for (const name of [subtotal, total]) await expect(amountOf(name)).toHaveText('€0')
  }

  await atConfirmation(page, buyer, [held])
  await expect(page.getByText(`Another collector is paying for ${held.title.en} just now.`)).toBeVisible()
  await expectNothing()

  await visit(page, '/cart')
  await expect(page.getByText(notCounted)).toBeVisible()
  await pressWords(page.locator('[name=deliveryMethod][value=shipping]'))
  await page.locator('[name=country]').selectOption('FR')
  await expect(page.getByText(method.unknown)).toBeVisible()
  await expect(page.getByText(sums.asking)).toHaveCount(0)
  await expectNothing()
})

test('in fr three works are not held before the address is confirmed: the counter says why, and leads back to the cart', async ({
  page,
  takeWork,
  faults,
}) => {
  const buyer = buyerOn(page, 'fr')
  await atConfirmation(page, buyer, [await takeWork(), await takeWork(), await takeWork()])

  await buyer.confirm()

  const told = fill(apiMessages.fr.errors['holds-unverified'], { max: MOST_HELD.unverified })
  await expect(page.getByRole('alert').filter({ hasText: told })).toBeVisible()
  await expectAccessible(page, 'main')
  await page.getByRole('link', { name: buyer.words.checkout.toCart }).click()
  await expect(page).toHaveURL('/fr/cart')
  // The browser tells of every refusal.
  faults.splice(0)
})

test('who is not logged in is asked to in place; closing that leads to the cart', async ({ page, takeWork }) => {
  const buyer = buyerOn(page)
  await page.goto('/robots.txt')
  await fillCart(page, [await takeWork()])
  await visit(page, '/cart?step=confirmation')
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(buyer.heading('cart')).toBeAttached()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL('/cart')
})

test('on a phone the login that is closed gives the cart back as it was, and the one that succeeds the top of the step', async ({
  page,
  takeWork,
}) => {
  await page.setViewportSize({ width: 390, height: 700 })
  const buyer = buyerOn(page)
  const ada = await register()
  await page.goto('/robots.txt')
  await fillCart(page, [await takeWork()])
  await visit(page, '/cart')
  await buyer.choose('pickup')
  await buyer.goOn()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(buyer.button(buyer.words.next)).toBeFocused()
  await expect(buyer.button(buyer.words.next)).toBeInViewport()
  await buyer.goOn()
  await logInWith(page, ada)
  await expect(buyer.heading('addresses')).toBeFocused()
  await expect(buyer.heading('addresses')).toBeInViewport()
})

test('a work that another tab puts into the cart is told before it is confirmed', async ({ page, takeWork }) => {
  const buyer = buyerOn(page)
  const [first, second] = [await takeWork(), await takeWork()]
  await atConfirmation(page, buyer, [first])
  const other = await page.context().newPage()
  await visit(other, `/artwork/${second.slug}`)
  await other.getByRole('button', { name: 'Add to cart' }).click()
  await expect(page.getByText(`${second.title.en} has been added to your cart.`)).toBeVisible()
  await expect(page.getByRole('button', { name: buyer.words.checkout.confirmation.confirmChanged })).toBeVisible()
})

test('an order of somebody else, or of nobody, is not shown', async ({ page, faults }) => {
  await enterAs(page, await register())
  await visit(page, '/cart?step=order&order=26-0000-0000')
  await expect(page.getByRole('alert').filter({ hasText: 'There is no such order' })).toBeVisible()
  await expectAccessible(page)
  faults.splice(0)
})

test('an account without orders says so', async ({ page }) => {
  await enterAs(page, await register())
  await visit(page, '/account')
  await expect(page.locator('#orders').getByText(fill(WORDS.en.cart.orders.none, {}))).toBeVisible()
})

/** The words of a message before its first place, to find it by. */
const partOf = (message: string) => message.split('{')[0]?.trim() ?? ''

/** Nothing scrolls sideways on a small phone. */
async function expectToFitPhone(page: Page): Promise<void> {
  const size = page.viewportSize()
  await page.setViewportSize({ width: 360, height: 740 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
  if (size) await page.setViewportSize(size)
}
