import type { ChildProcess } from 'node:child_process'

import { atPay, buyerOn, test } from './buyer.ts'
import { databaseUrl, dataDir, query, thirdNodeUrl } from './gallery.ts'
import { closeNode, openNode } from './open-node.ts'
import { expect, expectAccessible } from './test.ts'

// Both open a node at the same address.
test.describe.configure({ mode: 'serial' })

const node = { PORT: new URL(thirdNodeUrl).port, DATABASE_URL: databaseUrl, DATA_DIR: dataDir }
let opened: ChildProcess | undefined
test.use({ baseURL: thirdNodeUrl })
test.afterEach(async () => {
  if (opened) await closeNode(opened)
  opened = undefined
})

test('when the provider’s script cannot come, that is said, and the sandbox never steps in', async ({
  page,
  takeWork,
  faults,
}) => {
  opened = await openNode({
    ...node,
    STRIPE_SECRET_KEY: 'sk_test_nobody',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_nobody',
    STRIPE_WEBHOOK_SECRET: 'whsec_nobody',
  })
  const asked: string[] = []
  await page.route('https://js.stripe.com/**', (route) => {
    asked.push(route.request().url())
    return route.abort()
  })
  const buyer = buyerOn(page)
  await atPay(page, buyer, await takeWork())

  await expect(page.getByRole('alert').filter({ hasText: buyer.words.checkout.pay.scriptFailed })).toBeVisible()
  await expectAccessible(page)
  await expect(page.locator('[name=number]')).toHaveCount(0)
  const before = asked.length
  await buyer.button(buyer.words.checkout.again).click()
  await expect.poll(() => asked.length).toBeGreaterThan(before)
  await expect(page.getByRole('alert').filter({ hasText: buyer.words.checkout.pay.scriptFailed })).toBeVisible()
  faults.splice(0)
})

test('a gallery that takes no cards says so before anything is held', async ({ page, takeWork }) => {
  opened = await openNode({ ...node, DEMO: 'off' })
  const buyer = buyerOn(page)
  const work = await takeWork()
  await atPay(page, buyer, work)

  await expect(page.getByRole('heading', { name: buyer.words.checkout.pay.none })).toBeVisible()
  await expectAccessible(page)
  expect(await query('SELECT FROM artwork_copies WHERE artwork_id = $1', [work.id])).toEqual([])
})
