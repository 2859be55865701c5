import type { Page } from '@playwright/test'

import type { Locale } from '../src/contract/locale.ts'
import { cart as cnCart } from '../src/messages/cn/orders/cart.ts'
import { plan as cn } from '../src/messages/cn/plans/plan.ts'
import { cart as enCart } from '../src/messages/en/orders/cart.ts'
import { plan as en } from '../src/messages/en/plans/plan.ts'
import { fill } from '../src/messages/fill.ts'
import { formatMoney } from '../src/messages/format.ts'
import { cart as frCart } from '../src/messages/fr/orders/cart.ts'
import { plan as fr } from '../src/messages/fr/plans/plan.ts'
import { mailMessages } from '../src/messages/mail.ts'
import { applicant, writeForm } from '../src/testing/send-application.ts'
import { accept, awaitMail, PORTFOLIO } from './artist.ts'
import { CARDS, tabTo } from './buyer.ts'
import { forgiveTurns, newPerson } from './collector.ts'
import { galleryUrl, query } from './gallery.ts'
import { pressWords } from './press-words.ts'
import { partOf, readSent, textOf } from './sent-page.ts'
import { expect, expectAccessible, serverTest, test, visit } from './test.ts'

// There is one clock for all plans: who moves it must not find others at it.
test.describe.configure({ mode: 'default' })

const FAILS_LATER = '4000 0000 0000 0341'
const WORDS = { en: [en, enCart], fr: [fr, frCart], cn: [cn, cnCart] } as const
const WIDTHS = [390, 820, 1440]
const HOME = { name: 'Inès Marchetti', address: '3 rue des Ateliers', postcode: '69001', city: 'Lyon' }

/** What an artist does at the desk, in the words of a language. */
function artistOn(page: Page, locale: Locale = 'en') {
  const [words, { checkout }] = WORDS[locale]
  const price = formatMoney(150, locale)
  const main = page.getByRole('main')
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const heading = (name: string) => main.getByRole('heading', { name, exact: true })
  return {
    words,
    pay: checkout.pay,
    price,
    main,
    button,
    heading,
    /** Says whom the invoices are addressed to, without which there is no card. */
    bill: async () => {
      await expect(page.locator('[name=agreement]')).toBeHidden()
      for (const [name, text] of Object.entries(HOME)) await page.locator(`[name="billing.${name}"]`).fill(text)
      await page.locator('[name="billing.country"]').selectOption('FR')
      await button(words.billing.save).click()
      await expect(button(words.billing.change)).toBeFocused()
    },
    agree: () => pressWords(page.locator('[name=agreement]')),
    checkCard: async (number: string) => {
      await page.locator('[name=owner]').fill('Inès Marchetti')
      await page.locator('[name=number]').fill(number)
      await page.locator('[name=expiry]').fill('1230')
      await page.locator('[name=cvc]').fill('123')
      await button(checkout.pay.check).click()
    },
    /** Everything from the bill to the first month, without a mouse. */
    beginByKeyboard: async (card: string) => {
      for (const [name, text] of Object.entries(HOME)) {
        await tabTo(page, page.locator(`[name="billing.${name}"]`))
        await page.keyboard.type(text)
      }
      await page.locator('[name="billing.country"]').selectOption('FR')
      await tabTo(page, button(words.billing.save))
      await page.keyboard.press('Enter')
      await expect(button(words.billing.change)).toBeFocused()
      await tabTo(page, page.locator('[name=agreement]'))
      await page.keyboard.press('Space')
      await tabTo(page, page.locator('[name=owner]'))
      for (const typed of ['Inès Marchetti', card.replaceAll(' ', ''), '1230', '123']) {
        await page.keyboard.type(typed)
        await page.keyboard.press(typed === '123' ? 'Enter' : 'Tab')
      }
      await expect(page.getByText(words.begin.valid)).toBeFocused()
      await tabTo(page, button(fill(words.begin.submit, { price })))
      await page.keyboard.press('Enter')
    },
    subscribe: () => button(fill(words.begin.submit, { price })).click(),
    /** Nothing is in anybody's way, on any screen. */
    expectSound: async () => {
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 })
        expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
      }
      await expectAccessible(page, 'main')
    },
  }
}

const subjectOf = (locale: Locale, kind: 'plan-started' | 'plan-charge-failed' | 'plan-cancelled', reference: string) =>
  fill(mailMessages[locale].kinds[kind].subject, { reference })

/** Somebody who is accepted without having filled in the form here; answers with what leads to their plan. */
async function applyElsewhere(locale: Locale) {
  await forgiveTurns()
  const { email } = newPerson()
  const { payload, contentType } = await writeForm({ ...applicant(), email, locale }, PORTFOLIO.buffer)
  const headers = { 'content-type': contentType }
  const reply = await fetch(`${galleryUrl}/api/applications`, {
    method: 'POST',
    headers,
    body: new Uint8Array(payload),
  })
  const { reference } = (await reply.json()) as { reference: string }
  return accept({ email, reference, locale })
}

const chargesOf = async (reference: string) =>
  (
    await query(
      `SELECT FROM plan_charges JOIN plans ON plans.id = plan_id JOIN applications ON applications.id = application_id
       WHERE reference = $1`,
      [reference],
    )
  ).length

test('in fr: a refused card, the bank’s no and its yes begin one plan, and another card takes the place of the first', async ({
  page,
}) => {
  test.setTimeout(120_000)
  const artist = artistOn(page, 'fr')
  const { email, reference, link } = await applyElsewhere('fr')
  await visit(page, link)

  await test.step('what is agreed to stands there, and nothing begins without the agreement', async () => {
    await expect(artist.heading(fill(fr.begin.welcome, { name: 'Inès' }))).toBeVisible()
    await expect(artist.main.getByText(reference)).toBeVisible()
    const terms = page.getByRole('complementary', { name: fr.begin.terms })
    await expect(terms.getByText(fill(fr.begin.times, { count: 11, price: artist.price }))).toBeVisible()
    await expect(terms.getByText(formatMoney(1800, 'fr'))).toBeVisible()
    await artist.bill()
    await artist.checkCard(CARDS.declined)
    await expect(page.getByText(fr.begin.valid)).toBeFocused()
    await artist.subscribe()
    await expect(page.locator('[name=agreement]')).toBeFocused()
    await expect(page.getByText(fr.begin.agreementMissing)).toBeVisible()
    await artist.expectSound()
    await artist.agree()
    await artist.subscribe()
    await expect(page.getByText(artist.pay.declined['card-declined'])).toBeFocused()
  })

  await test.step('whoever closes the bank’s window, or comes back another day, is asked again', async () => {
    await artist.checkCard(CARDS.bankAsks)
    await artist.subscribe()
    const bank = page.getByRole('dialog', { name: artist.pay.bank.title })
    await expect(bank).toContainText(artist.price)
    await bank.getByRole('button', { name: artist.pay.bank.refuse }).click()
    await expect(page.getByText(artist.pay.declined['authentication-failed'])).toBeFocused()
    await artist.checkCard(CARDS.bankAsks)
    await artist.subscribe()
    await expect(bank).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(artist.button(artist.pay.bank.open)).toBeFocused()
    await artist.expectSound()
    await page.reload()
    await bank.getByRole('button', { name: artist.pay.bank.approve }).click()
    await expect(artist.heading(fr.standing.subscribed)).toBeFocused()
    // The months alone: the first invoice, which has a list of its own, may be there already or not.
    await expect(artist.main.locator('ol > li')).toHaveCount(12)
  })

  // Where the links of mails lead is walked with that of a month that failed.
  expect((await awaitMail(email, subjectOf('fr', 'plan-started', reference))).link).toMatch(
    /^\/fr\/pricing\?application=/,
  )

  await test.step('nothing is charged for another card', async () => {
    const before = await chargesOf(reference)
    await artist.button(fr.card.another).click()
    await artist.expectSound()
    await artist.button(fr.card.back).click()
    await expect(artist.button(fr.card.another)).toBeFocused()
    await artist.button(fr.card.another).click()
    await artist.checkCard(FAILS_LATER)
    await artist.button(fr.card.keep).click()
    await expect(page.getByText(fill(artist.pay.ending, { last4: '0341' }))).toBeVisible()
    await expect(artist.button(fr.card.another)).toBeFocused()
    expect(await chargesOf(reference)).toBe(before)
  })
})

test('in en: a plan is begun by the keyboard alone; a month that cannot be charged is mailed and paid by another card; a plan that is cancelled, after a second question, is charged no more', async ({
  page,
}) => {
  test.setTimeout(120_000)
  const artist = artistOn(page)
  const { email, reference, link, office } = await applyElsewhere('en')
  await visit(page, link)
  await artist.expectSound()
  await artist.beginByKeyboard(FAILS_LATER)
  await expect(artist.heading(en.standing.subscribed)).toBeFocused()
  await artist.expectSound()
  await office.pass(32)

  const failed = await awaitMail(email, subjectOf('en', 'plan-charge-failed', reference))
  await visit(page, failed.link)
  await expect(artist.heading(en.standing.statuses.past_due)).toBeVisible()
  const paper = page.waitForEvent('download')
  await page.getByRole('button', { name: /TEST-F\d{4}-\d{4}/ }).click()
  expect((await paper).suggestedFilename()).toMatch(/^TEST-F[\d-]+\.pdf$/)
  await expect(page.getByText(fill(en.standing.pastDue, { price: '€150', month: 2 }))).toBeVisible()
  await artist.expectSound()
  await artist.checkCard(CARDS.declined)
  await artist.button(fill(en.card.pay, { price: '€150' })).click()
  await expect(page.getByText(artist.pay.declined['card-declined'])).toBeFocused()
  await artist.checkCard(CARDS.success)
  await artist.button(fill(en.card.pay, { price: '€150' })).click()
  await expect(artist.heading(en.standing.statuses.active)).toBeFocused()
  await expect(page.getByText(fill(en.standing.active, { paid: 2, months: 12 }))).toBeVisible()
  await expect(page.getByText('€300')).toBeVisible()

  await artist.button(en.cancel.open).click()
  const question = page.getByRole('dialog', { name: en.cancel.title })
  await question.getByRole('button', { name: en.cancel.no }).click()
  await expect(artist.button(en.cancel.open)).toBeFocused()
  await artist.button(en.cancel.open).click()
  await expectAccessible(page, 'dialog')
  await question.getByRole('button', { name: en.cancel.yes }).click()
  await expect(artist.heading(en.standing.statuses.cancelled)).toBeFocused()
  await artist.expectSound()
  await awaitMail(email, subjectOf('en', 'plan-cancelled', reference))
  const before = await chargesOf(reference)
  await office.pass(40)
  await visit(page, link)
  await expect(artist.heading(en.standing.statuses.cancelled)).toBeVisible()
  await expect(page.getByText(fill(en.standing.month, { month: 3 }))).toHaveCount(1)
  await expect(artist.button(en.cancel.open)).toHaveCount(0)
  expect(await chargesOf(reference)).toBe(before)
})

// Which links open nothing is told by the API; what a page makes of its no is the same for all of them.
test('in cn: a link that opens no plan says so and offers a way on', async ({ page, faults }) => {
  const artist = artistOn(page, 'cn')
  for (const token of ['y'.repeat(300), '']) {
    await visit(page, `/cn/pricing?application=${token}`)
    await expect(artist.heading(cn.desk.invalid)).toBeVisible()
    await expect(artist.main.getByRole('link', { name: cn.standing.contact })).toBeVisible()
  }
  await artist.expectSound()
  expect(faults.splice(0).every((fault) => fault.includes('404'))).toBe(true)
})

serverTest('without a link the price is explained', async ({ request }) => {
  const programme = textOf(partOf(await readSent(request, '/cn/pricing'), 'main'))
  expect(programme).toContain(fill(cn.programme.total, { total: formatMoney(1800, 'cn') }))
})

serverTest('a plan’s page is kept by nobody and told to no other address', async ({ request }) => {
  const reply = await request.get(`/pricing?application=${'x'.repeat(64)}`)
  expect(reply.status()).toBe(200)
  expect(reply.headers()).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
  expect(await reply.text()).toContain('content="noindex"')
  expect((await request.get('/pricing')).headers()['cache-control']).not.toBe('no-store')
})
