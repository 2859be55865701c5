import { orderMail } from '../src/messages/en/orders/order-mail.ts'
import { orders } from '../src/messages/en/orders/orders.ts'
import { withdrawal as words } from '../src/messages/en/orders/withdrawal.ts'
import { fill } from '../src/messages/fill.ts'
import { sales } from '../src/messages/fr/backoffice/sales.ts'
import { awaitMail } from './artist.ts'
import { buyElsewhere, test } from './buyer.ts'
import { enterAs, register } from './collector.ts'
import { query } from './gallery.ts'
import { pressWords } from './press-words.ts'
import { expect, expectAccessible, openSession } from './test.ts'

const { withdrawal: office } = sales

test.use({ viewport: { width: 390, height: 844 } })

test('a purchase is withdrawn from out of the account and without logging in, answered by staff, and each is told', async ({
  page,
  takeWork,
  faults,
}) => {
  await query('DELETE FROM rate_limits')
  const liv = await register('Liv Sandoz')
  const works = [await takeWork(), await takeWork()]
  const number = await buyElsewhere(liv, works)

  await test.step('from the account', async () => {
    await enterAs(page, liv)
    await page.goto('/account')
    await page.getByText(number).click()
    await page.getByText(orders.withdrawal.open).click()
    await expect(page.getByLabel(words.number)).toHaveValue(number)
    await page.getByRole('main').getByLabel('E-mail address').fill(liv.email)
    await page.getByText(words.find).click()
    await page.getByText(words.confirm).click()
    await expect(page.getByText(words.nothing)).toBeVisible()
    await pressWords(page.getByRole('checkbox', { name: works[0]?.title.en ?? '' }))
    await expectAccessible(page, 'main', { rules: 'all' })
    await page.getByText(words.confirm).click()
    await expect(page.getByText(fill(words.doneText, { email: liv.email }))).toBeVisible()
    const subject = fill(orderMail.kinds['withdrawal-received'].subject, { number })
    expect((await awaitMail(liv.email, subject)).mail?.text).toContain(works[0]?.title.en)
  })

  await test.step('a stranger without login, who knows one of the two', async () => {
    await page.evaluate(() => localStorage.clear())
    await page.goto('/withdrawal')
    await page.getByLabel(words.number).fill(number)
    await page.getByRole('main').getByLabel('E-mail address').fill('eve@example.com')
    await page.getByText(words.find).click()
    await expect(page.locator('[aria-invalid=true]')).toBeFocused()
    // Its buyer needs no login either.
    await page.getByRole('main').getByLabel('E-mail address').fill(liv.email)
    await page.getByText(words.find).click()
    await expect(page.getByText(words.standings.withdrawn)).toBeVisible()
    await page.getByText(words.confirm).click()
    await expect(page.getByText(fill(words.doneText, { email: liv.email }))).toBeVisible()
  })

  await test.step('staff answer', async () => {
    const token = await openSession(['sales'])
    await page.evaluate(
      (kept) => localStorage.setItem('cimaise.auth', JSON.stringify({ state: { token: kept }, version: 0 })),
      token,
    )
    await page.goto(`/fr/admin/orders/${number}`)
    await page.getByText(office.open).first().click()
    await page.getByLabel(office.answer).fill('12 rue des Lilas, Paris')
    await expectAccessible(page, 'dialog')
    await page.getByText(office.send).click()
    await expect(page.getByText(office.accepted)).toBeVisible()
    const subject = fill(orderMail.kinds['withdrawal-accepted'].subject, { number })
    expect((await awaitMail(liv.email, subject)).mail?.text).toContain('12 rue des Lilas, Paris')
  })

  await enterAs(page, liv)
  await page.goto('/account')
  await page.getByText(number).click()
  await expect(page.getByText('12 rue des Lilas, Paris')).toBeVisible()
  await expect(page.getByText(orders.withdrawal.open)).toHaveCount(0)
  expect(faults.splice(0).filter((fault) => !fault.includes('422'))).toEqual([])
})
