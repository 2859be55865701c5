import { frame } from '../src/messages/en/backoffice/frame.ts'
import { sales } from '../src/messages/en/backoffice/sales.ts'
import { today } from '../src/messages/en/backoffice/today.ts'
import { orders } from '../src/messages/en/orders/orders.ts'
import { fill } from '../src/messages/fill.ts'
import { formatMoney } from '../src/messages/format.ts'
import { buyElsewhere, test } from './buyer.ts'
import { logInElsewhere, register } from './collector.ts'
import { query } from './gallery.ts'
import { enterOffice, goTo } from './office.ts'
import { expect, expectAccessible } from './test.ts'

const { steps, refund, address, notes } = sales

test('on a phone a person and an order are found by the palette, the order is corrected, paid back in part, and taken to its end; its buyer sees each step', async ({
  page,
  takeWork,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const eve = await register(`Eve Marlin ${Date.now()}`)
  const works = [await takeWork(), await takeWork()] as const
  const number = await buyElsewhere(eve, works, 'shipping')
  await enterOffice(page, 'sales')

  // The day begins with what there is to do.
  await page.goto('/admin')
  await expect(page.getByRole('heading', { level: 1, name: today.title })).toBeVisible()
  await expect(page.getByText(today.tasks['order-to-prepare']).first()).toBeVisible()
  await expectAccessible(page, 'main', { rules: 'all' })

  const find = async (words: string) => {
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox', { name: frame.palette.label }).fill(words)
  }
  const heading = page.getByRole('heading', { level: 1, name: fill(sales.order, { number }) })
  await find(number)
  await page.getByRole('option', { name: new RegExp(`^${number}`) }).click()
  await expect(heading).toBeVisible()
  await find(eve.name)
  await page.getByRole('option', { name: `${eve.name} ${eve.email} · ${frame.palette.people}` }).click()
  await expect(page.getByRole('heading', { level: 1, name: eve.name })).toBeVisible()
  await expect(page.getByRole('main')).toContainText(eve.email)
  await page.getByRole('main').getByRole('link', { name: number }).click()
  await expect(heading).toBeVisible()
  await goTo(page, '/admin/orders')
  await page.getByLabel(sales.search).fill(eve.email)
  await page.getByText(eve.name, { exact: true }).click()
  await expect(heading).toBeVisible()
  await expectAccessible(page, 'main', { rules: 'all' })
  for (const width of [1440, 820, 390]) {
    await page.setViewportSize({ width, height: 844 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)).toBe(false)
  }
  await expect(page.getByText(sales.next.title, { exact: true })).toBeVisible()

  const saved = page.waitForEvent('download')
  await page.getByText(new RegExp(`^${sales.papers.kinds.invoice} TEST-F`)).click()
  expect((await saved).suggestedFilename()).toMatch(/^TEST-F\d{4}-\d{4}\.pdf$/)

  await page.getByText(steps.preparing, { exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText(steps.preparing, { exact: true }).last().click()
  await expect(page.getByRole('main').getByText(orders.statuses.preparing).first()).toBeVisible()

  await page.getByRole('button', { name: `${address.open}: ${sales.shipping}` }).click()
  await dialog.getByLabel(address.fields.address).fill('12 rue des Lilas')
  await dialog.getByText(address.save, { exact: true }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText('12 rue des Lilas')).toBeVisible()

  await page.getByLabel(notes.label).fill('Rings twice.')
  await page.getByText(notes.write, { exact: true }).click()
  await expect(page.getByRole('paragraph').filter({ hasText: 'Rings twice.' })).toBeVisible()

  await page.getByText(refund.open, { exact: true }).click()
  await dialog.getByText(refund.part, { exact: true }).click()
  await dialog.getByLabel(fill(refund.amountOf, { title: works[0].title.en })).fill('50')
  await dialog.getByLabel(sales.reason).fill('The frame is scratched')
  await expectAccessible(page, 'dialog')
  await dialog.getByText(fill(refund.confirm, { amount: formatMoney(50, 'en') }), { exact: true }).click()
  await expect(page.getByText(fill(sales.lineRefunded, { amount: formatMoney(50, 'en') }))).toBeVisible()
  await expect(page.getByText(fill(sales.refundUnderway, { amount: formatMoney(50, 'en') }))).toHaveCount(0, {
    timeout: 30_000,
  })

  await page.getByText(steps.shipped, { exact: true }).click()
  await dialog.getByLabel(sales.carrier.label).selectOption('Colissimo')
  await dialog.getByLabel(sales.trackingLabel).fill('6A 123 456')
  await expectAccessible(page, 'dialog')
  await dialog.getByText(steps.shipped, { exact: true }).last().click()
  await expect(page.getByText('6A 123 456')).toBeVisible()
  await page.getByText(steps.completed, { exact: true }).click()
  await dialog.getByText(steps.completed, { exact: true }).last().click()
  await expect(page.getByText(steps.completed, { exact: true })).toHaveCount(0)

  await page.addInitScript(
    (token) => localStorage.setItem('cimaise.auth', JSON.stringify({ state: { token }, version: 0 })),
    await logInElsewhere(eve),
  )
  await page.goto('/account')
  await page.getByText(number, { exact: true }).click()
  const papers = [`${orders.papers.kinds.invoice} TEST-F`, `${orders.papers.kinds['credit-note']} TEST-A`]
  for (const told of [orders.statuses.completed, 'Tracking: Colissimo 6A 123 456', '12 rue des Lilas', ...papers]) {
    await expect(page.getByText(told).first()).toBeVisible()
  }
  await expect(page.getByRole('link', { name: '6A 123 456' })).toHaveAttribute('href', /^https:.*6A123456$/)
  await expect(page.getByText('scratched')).toHaveCount(0)
  await expect(page.getByText('Rings twice')).toHaveCount(0)
  const mails = await query<{ kind: string }>(
    `SELECT kind FROM mails WHERE data ->> 'orderId' = (SELECT id::text FROM orders WHERE number = $1)
       AND to_email = $2 ORDER BY created_at`,
    [number, eve.email],
  )
  expect(mails.map(({ kind }) => kind)).toEqual([
    ...['order-confirmed', 'order-address', 'order-refunded-in-part', 'order-shipped'],
  ])
})
