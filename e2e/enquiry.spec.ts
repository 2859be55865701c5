import { randomUUID } from 'node:crypto'

import type { Page } from '@playwright/test'

import type { Locale } from '../src/contract/locale.ts'
import { artwork as enArtwork } from '../src/messages/en/catalogue/artwork.ts'
import { enquiry as en } from '../src/messages/en/enquiries/enquiry.ts'
import { fill } from '../src/messages/fill.ts'
import { formatDay } from '../src/messages/format-day.ts'
import { formatMoney } from '../src/messages/format.ts'
import { account as frAccount } from '../src/messages/fr/accounts/account.ts'
import { artwork as frArtwork } from '../src/messages/fr/catalogue/artwork.ts'
import { enquiry as fr } from '../src/messages/fr/enquiries/enquiry.ts'
import { mailMessages } from '../src/messages/mail.ts'
import { inDays } from '../src/testing/in-days.ts'
import { buyElsewhere, buyerOn, tabTo, test, type Work, WORDS } from './buyer.ts'
import { type Collector, enterAs, forgiveTurns, logInElsewhere, logInWith, newPerson, register } from './collector.ts'
import { galleryUrl, query } from './gallery.ts'
import { readMails } from './peers.ts'
import { linksIn, partOf, readSent } from './sent-page.ts'
import { expect, expectAccessible, serverTest, visit } from './test.ts'

const PHONE = { width: 390, height: 844 }
const REFERENCE = /^E-\d{2}-\d{4}-\d{3}$/
const IN_TWO_WEEKS = inDays(14)

/** Waits for the mail of that subject, and answers with it and the first link to a page in it. */
async function awaitMail(email: string, subject: string) {
  await expect
    .poll(async () => (await readMails(email)).map((mail) => mail.subject), { timeout: 30_000 })
    .toContain(subject)
  const mail = (await readMails(email)).findLast((one) => one.subject === subject)
  const [, link = ''] = /http:\/\/localhost:\d+(\/\S+)/.exec(mail?.text ?? '') ?? []
  return { mail, link }
}

/** What the way to one country is quoted at. */
type Delivery = { country: string; price: number } | null

/** Calls the API as one of the staff. */
async function openOffice() {
  const staff = await register('Staff')
  await query(`UPDATE users SET scope = '{collector,sales}' WHERE id = $1`, [staff.id])
  const authorization = `Bearer ${await logInElsewhere(staff)}`
  const send = async (method: string, path: string, body?: object) => {
    const reply = await fetch(`${galleryUrl}/api/sales/enquiries/${path}`, {
      method,
      headers: { authorization, ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    expect(reply.ok, `${method} ${path}`).toBe(true)
    return ((await reply.json()) as { enquiry: { offers: { id: string }[] } }).enquiry
  }
  return {
    answer: (reference: string, text: string) => send('POST', `${reference}/messages`, { key: randomUUID(), text }),
    offer: (reference: string, { id }: Work, price: number, delivery: Delivery = null) =>
      send('POST', `${reference}/offers`, {
        ...{ artwork: id, price, delivery, valid_until: IN_TWO_WEEKS, note: 'Framed by us.' },
      }),
    withdraw: (reference: string, offer: string) => send('DELETE', `${reference}/offers/${offer}`),
  }
}

/** An enquiry sent elsewhere, and the link to the offer that the staff have made on it. */
async function offerTo(email: string, work: Work, price: number, delivery: Delivery = null) {
  await forgiveTurns()
  const reply = await fetch(`${galleryUrl}/api/enquiries`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      ...{ key: randomUUID(), kind: 'price', artworks: [work.id], locale: 'en' },
      ...{ name: 'Ada', email, message: 'What does it cost?' },
    }),
  })
  const { reference } = (await reply.json()) as { reference: string }
  const office = await openOffice()
  const { offers } = await office.offer(reference, work, price, delivery)
  const { link } = await awaitMail(email, fill(mailMessages.en.kinds['enquiry-offer'].subject, { reference }))
  return { link, withdraw: () => office.withdraw(reference, offers.at(-1)?.id ?? '') }
}

const verify = ({ id }: Pick<Collector, 'id'>) =>
  query('UPDATE users SET email_verified_at = now() WHERE id = $1', [id])

/** Opens an account in the modal that is open. */
async function registerWith(page: Page, { name, email, password }: Omit<Collector, 'id'>) {
  const field = (one: string) => page.getByRole('dialog').locator(`input[name="${one}"]`)
  await field('name').fill(name)
  await field('email').fill(email)
  await field('password').fill(password)
  await field('password_confirmation').fill(password)
  await page.getByRole('dialog').locator('button[type=submit]').click()
}

const field = (page: Page, name: string) => page.locator(`main [name="${name}"], dialog [name="${name}"]`)

test('in fr: ask for a price by the keyboard alone, be answered with an offer, open an account for it and buy at that price', async ({
  page,
  takeWork,
  faults,
}) => {
  test.setTimeout(180_000)
  await page.setViewportSize(PHONE)
  const buyer = buyerOn(page, 'fr')
  const { prefix } = buyer
  const work = await takeWork({ isOnRequest: true })
  const title = work.title.fr
  const person = newPerson('Ada')
  const { email } = person
  await forgiveTurns()

  const reference = await askForPrice(page, `${prefix}/artwork/${work.slug}`, email)
  expect(faults.splice(0)).toEqual([
    expect.stringContaining('net::ERR'),
    expect.stringContaining('POST /api/enquiries failed'),
  ])

  const { kinds } = mailMessages.fr
  const arrived = await awaitMail(email, fill(kinds['enquiry-received'].subject, { reference }))
  expect(arrived.link).toMatch(new RegExp(`^${prefix}/enquiry/[\\w-]{64}$`))
  await expectStaffMail(reference, email)

  const office = await openOffice()
  await office.answer(reference, 'It is yours for less.\n\nShall we meet?')
  await awaitMail(email, fill(kinds['enquiry-answered'].subject, { reference }))
  await office.offer(reference, work, 1234.5)
  const offered = await awaitMail(email, fill(kinds['enquiry-offer'].subject, { reference }))
  expect(offered.link).toMatch(new RegExp(`^${prefix}/offer/[\\w-]{64}$`))

  await visit(page, arrived.link)
  await expect(page.getByText('Shall we meet?')).toBeVisible()
  await expect(page.getByText(formatMoney(1234.5, 'fr'))).toBeVisible()
  await field(page, 'text').fill('With pleasure.')
  await page.getByRole('button', { name: fr.page.send }).click()
  await expect(page.getByText(fr.page.sent)).toBeVisible()
  await expect(page.getByRole('main').getByText('With pleasure.', { exact: true })).toBeVisible()
  await expect(field(page, 'text')).toHaveValue('')
  await expectAccessible(page, 'main')
  await page.getByRole('link', { name: fill(fr.page.toOfferOf, { title }) }).click()

  await expect(page).toHaveURL(offered.link)
  await expect(page.getByText(fill(fr.offer.until, { day: formatDay(IN_TWO_WEEKS, 'fr') }))).toBeVisible()
  await expectAccessible(page, 'main')
  await page.getByRole('button', { name: fr.offer.register }).click()
  await registerWith(page, person)
  // The address is theirs only once they have shown it.
  await expect(page.getByText(fill(fr.offer.unverified, { email }))).toBeVisible()
  expect(faults.splice(0).every((fault) => /403/.test(fault))).toBe(true)
  const { link } = await awaitMail(email, kinds['verify-address'].subject)
  await visit(page, link)
  await expect(page.getByRole('heading', { name: WORDS.fr.account.verification.done })).toBeVisible()
  await page.getByRole('link', { name: WORDS.fr.account.verification.toOffer }).click()
  await page.getByRole('button', { name: fr.offer.buy }).click()

  await expect(page).toHaveURL(`${prefix}/cart`)
  const line = page.getByRole('main').getByRole('listitem').filter({ hasText: title })
  await expect(line).toContainText(formatMoney(1234.5, 'fr'))
  await expect(line).toContainText(fill(buyer.words.offered, { day: formatDay(IN_TWO_WEEKS, 'fr') }))
  // A reload finds it again, at the same price.
  await page.reload()
  await expect(line).toContainText(formatMoney(1234.5, 'fr'))
  const number = await buyElsewhere(person, [work])
  expect(
    await query(
      `SELECT order_lines.price, orders.status, offer_id IS NOT NULL AS by_offer
       FROM orders JOIN order_lines ON order_id = orders.id WHERE number = $1`,
      [number],
    ),
  ).toEqual([{ price: 123_450, status: 'paid', by_offer: true }])
  const thread = await fetch(`${galleryUrl}/api/enquiries/${arrived.link.split('/').at(-1)}`)
  expect(await thread.json()).toMatchObject({ enquiry: { offers: [{ state: 'bought' }] } })
  await visit(page, offered.link)
  await expect(page.getByText(fr.offer.explanations.bought)).toBeVisible()
  await expect(page.getByRole('link', { name: fr.offer.toOrders })).toBeVisible()
  await expectAccessible(page, 'main')
})

/** Asks in the modal on the page of a work, which was closed and once sent in vain, and answers with the reference. */
async function askForPrice(page: Page, address: string, email: string): Promise<string> {
  await visit(page, address)
  const link = page.getByRole('link', { name: frArtwork.askPrice })
  const modal = page.getByRole('dialog', { name: fr.titles.price })
  const send = modal.getByRole('button', { name: fr.form.submit })
  await tabTo(page, link)
  await page.keyboard.press('Enter')
  await expect(field(page, 'name')).toBeFocused()

  await test.step('what is missing is said; what was typed is found again after Escape', async () => {
    await tabTo(page, send)
    await page.keyboard.press('Enter')
    await expect(field(page, 'name')).toBeFocused()
    await expect(modal.getByText(fr.form.messageMissing)).toBeVisible()
    await expectAccessible(page, 'dialog')
    await page.keyboard.type('Ada <b>Morel</b>')
    await page.keyboard.press('Tab')
    await page.keyboard.type(email)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(field(page, 'message')).toBeFocused()
    await page.keyboard.type('What does it cost, and is it framed?')
    await page.keyboard.press('Escape')
    await expect(modal).toHaveCount(0)
    await expect(link).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(field(page, 'message')).toHaveValue('What does it cost, and is it framed?')
  })

  await test.step('what got lost on its way stays, and sent again is one enquiry', async () => {
    // The request arrives, its answer does not.
    await page.route('**/api/enquiries', async (route) => {
      await route.fetch()
      await route.abort('connectionreset')
    })
    await tabTo(page, send)
    await page.keyboard.press('Enter')
    await expect(modal.getByText(frAccount.form.unreachable)).toBeVisible()
    await expect(field(page, 'message')).toHaveValue('What does it cost, and is it framed?')
    await page.unroute('**/api/enquiries')
    await tabTo(page, send)
    await page.keyboard.press('Enter')
    await expect(modal.getByRole('heading', { name: fr.done.title })).toBeFocused()
    expect(await query('SELECT FROM enquiries WHERE email = $1', [email])).toHaveLength(1)
  })

  await expect(modal.getByText(fill(fr.done.text, { email }))).toBeVisible()
  const reference = (await modal.getByText(REFERENCE).textContent()) ?? ''
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(modal).toHaveCount(0)
  await expect(link).toBeFocused()
  await page.goBack()
  await expect(page).not.toHaveURL(address)
  return reference
}

/** The gallery is told, and its answer goes to who has written. */
async function expectStaffMail(reference: string, email: string): Promise<void> {
  const [gallery] = await query<{ email: string; country: string }>('SELECT email, country FROM gallery')
  const language: Locale = gallery?.country === 'FR' ? 'fr' : 'en'
  const [before] = mailMessages[language].kinds['enquiry-arrived'].subject.split('{')
  const find = async () => (await readMails(gallery?.email ?? '')).find(({ subject }) => subject?.includes(reference))
  await expect.poll(async () => (await find())?.subject, { timeout: 30_000 }).toContain(before?.trim())
  expect((await find())?.replyTo?.[0]?.address).toBe(email)
}

test('an offer that was made to another is refused in words; who it was made to has it in the cart, only while logged in', async ({
  page,
  takeWork,
  faults,
}) => {
  const work = await takeWork({ isOnRequest: true })
  const [ada, eve] = [await register('Ada'), await register('Eve')]
  await Promise.all([verify(ada), verify(eve)])
  const { link, withdraw } = await offerTo(ada.email, work, 900, { country: 'JP', price: 1.5 })
  await enterAs(page, eve)

  await test.step('private links that are not whole say so and offer a way on', async () => {
    for (const address of ['/enquiry/not-a-link', '/offer/not-a-link']) {
      await visit(page, address)
      await expect(page.getByText(en.page.invalid)).toBeVisible()
      await expect(page.getByRole('main').getByRole('link', { name: en.page.contact })).toBeVisible()
    }
    await expectAccessible(page, 'main')
    expect(faults.splice(0).every((fault) => /410/.test(fault))).toBe(true)
  })

  await test.step('another account is told that it is not the one, and the right one is a click away', async () => {
    await visit(page, link)
    await page.getByRole('button', { name: en.offer.buy }).click()
    const hint = `${ada.email[0]}…@example.com`
    await expect(page.getByRole('alert').filter({ hasText: hint })).toHaveText(
      fill(en.offer.notYours, { email: hint, mine: eve.email }),
    )
    await expect(page.getByText(ada.email)).toHaveCount(0)
    expect(faults.splice(0).every((fault) => /403/.test(fault))).toBe(true)
    expect(await page.evaluate(() => localStorage.getItem('cimaise.cart'))).toBeNull()
    await page.getByRole('button', { name: en.offer.otherAccount }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
  })

  const bar = page.getByRole('banner')
  const line = page.getByRole('list', { name: WORDS.en.cart.works }).getByText(work.title.en)
  await test.step('who logs in on the page of the offer has the work in the cart at once', async () => {
    await page.getByRole('button', { name: en.offer.login }).click()
    await logInWith(page, ada)
    await expect(page).toHaveURL('/cart')
    await expect(line).toBeVisible()
  })

  await test.step('what the offer says of the way there is chosen, and may be chosen otherwise', async () => {
    const { method } = WORDS.en.cart
    await expect(page.getByRole('radio', { name: method.shipping })).toBeChecked()
    await expect(page.getByLabel(method.country)).toHaveValue('JP')
    await expect(
      page.getByText(fill(method.estimate, { country: 'Japan', price: formatMoney(1.5, 'en') })),
    ).toBeVisible()
    await page.getByRole('radio', { name: method.pickup }).check()
    await expect(
      page
        .getByRole('term')
        .filter({ hasText: /^Total/ })
        .locator('+ dd'),
    ).toHaveText('€900')
  })

  await test.step('the price leaves the cart with the logout, and comes back with the login', async () => {
    await bar.getByRole('button', { name: 'Log out' }).click()
    await expect(page.getByRole('heading', { name: WORDS.en.cart.setAsideTitle })).toBeVisible()
    await expect(line).toHaveCount(0)
    await bar.getByRole('link', { name: 'Log in' }).click()
    await logInWith(page, ada)
    await expect(line).toBeVisible()
    await expect(page.getByRole('term').filter({ hasText: 'Subtotal' }).locator('+ dd')).toHaveText('€900')
    await expect(page.getByRole('heading', { name: WORDS.en.cart.setAsideTitle })).toHaveCount(0)
  })

  await withdraw()
  await visit(page, link)
  await expect(page.getByText(en.offer.explanations.withdrawn)).toBeVisible()
})

test('the contact form knows who writes and about which works; whoever fills in what people do not see is thanked for nothing', async ({
  page,
  takeWork,
  faults,
}) => {
  const [first, second] = [await takeWork(), await takeWork()]
  const ada = await register('Ada')
  await enterAs(page, ada)
  await visit(
    page,
    `/fr/contact?artwork=${first.id}&artwork=${second.slug}&artwork=nothing-of-ours&kind=delivery#write`,
  )
  const works = page.getByRole('list', { name: fr.form.works }).getByRole('listitem')
  await expect(works).toHaveCount(2)
  expect(faults.splice(0)).toEqual([expect.stringContaining('nothing-of-ours failed: 404')])
  await expect(works.nth(0)).toContainText(first.title.fr)
  await expect(works.nth(1)).toContainText(second.title.fr)
  await expect(page.getByRole('heading', { name: fr.titles.delivery })).toBeVisible()
  await expect(field(page, 'name')).toHaveValue('Ada')
  await expect(field(page, 'email')).toHaveValue(ada.email)
  await expectAccessible(page, 'main')
  await field(page, 'message').fill('À Québec, s’il vous plaît.')
  await page.getByRole('form', { name: fr.form.label }).getByRole('button', { name: fr.form.submit }).click()

  await expect(page.getByText(REFERENCE)).toBeVisible()
  expect(
    await query(
      `SELECT kind, user_id, array_agg(artwork_id ORDER BY position) AS works
       FROM enquiries JOIN enquiry_artworks ON enquiry_id = enquiries.id WHERE email = $1 GROUP BY enquiries.id`,
      [ada.email],
    ),
  ).toEqual([{ kind: 'delivery', user_id: ada.id, works: [first.id, second.id] }])

  await test.step('a machine fills in what people do not see', async () => {
    await forgiveTurns()
    const { email } = newPerson()
    await visit(page, '/contact')
    await field(page, 'email').fill(email)
    await field(page, 'message').fill('Buy now')
    await field(page, 'website').evaluate((input: HTMLInputElement) => {
      input.value = 'https://spam.example'
    })
    await page.getByRole('form', { name: en.form.label }).getByRole('button', { name: en.form.submit }).click()

    await expect(page.getByText(REFERENCE)).toBeVisible()
    expect(await query('SELECT FROM enquiries WHERE email = $1', [email])).toHaveLength(0)
  })
})

serverTest('the page of a work with a price leads to a question about it', async ({ request }) => {
  const [work] = await query<{ slug: string }>(
    `SELECT slug FROM artworks WHERE final_price IS NOT NULL AND NOT is_price_on_request AND availability = 'available'
     ORDER BY id LIMIT 1`,
  )
  const main = partOf(await readSent(request, `/artwork/${work?.slug}`), 'main')
  expect(linksIn(main).map(({ text }) => text)).toContain(enArtwork.ask)
})
