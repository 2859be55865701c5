import type { ChildProcess } from 'node:child_process'

import { atPay, buyerOn, test } from './buyer.ts'
import { databaseUrl, dataDir, thirdNodeUrl } from './gallery.ts'
import { closeNode, openNode } from './open-node.ts'
import { partOf, readSent, textOf } from './sent-page.ts'
import { expect, expectAccessible, visit } from './test.ts'

let opened: ChildProcess | undefined
test.use({ baseURL: thirdNodeUrl })
test.afterEach(async () => {
  if (opened) await closeNode(opened)
  opened = undefined
})

test('with keys of others: when the provider’s script cannot come, that is said, and the sandbox never steps in; Google is named in three languages and asked for a map once the visitor agrees', async ({
  page,
  takeWork,
  faults,
}) => {
  opened = await openNode({
    ...{ PORT: new URL(thirdNodeUrl).port, DATABASE_URL: databaseUrl, DATA_DIR: dataDir },
    STRIPE_SECRET_KEY: 'sk_test_nobody',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_nobody',
    STRIPE_WEBHOOK_SECRET: 'whsec_nobody',
    MAPS_KEY: 'a-key',
  })

  await test.step('the script of the provider is asked for, and asked again', async () => {
    const asked: string[] = []
    await page.route('https://js.stripe.com/**', (route) => {
      asked.push(route.request().url())
      return route.abort()
    })
    const buyer = buyerOn(page)
    await atPay(page, buyer, await takeWork())

    const said = page.getByRole('alert').filter({ hasText: buyer.words.checkout.pay.scriptFailed })
    await expect(said).toBeVisible()
    await expectAccessible(page, 'main')
    await expect(page.locator('[name=number]')).toHaveCount(0)
    const before = asked.length
    await buyer.button(buyer.words.checkout.again).click()
    await expect.poll(() => asked.length).toBeGreaterThan(before)
    await expect(said).toBeVisible()
    faults.splice(0)
  })

  await test.step('Google is named', async () => {
    for (const [place, text] of [
      ['/gallery', 'comes from Google Maps, which learns that you were here'],
      ['/cn/gallery', '地图由谷歌地图（Google Maps）提供'],
      ['/fr/gallery', 'est fournie par Google Maps, qui saura que vous avez visité cette page'],
    ] as const) {
      const main = textOf(partOf(await readSent(page.request, place), 'main'))
      expect(main).toContain(text)
      expect(main).not.toContain('OpenStreetMap')
    }
  })

  await test.step('Google is asked for a map once the visitor agrees', async () => {
    const asked: string[] = []
    await page.route('https://www.google.com/**', (route) => {
      asked.push(route.request().url())
      return route.fulfill({ contentType: 'text/html', body: '<title>map</title>' })
    })
    await visit(page, '/fr/gallery')
    await expect(page.getByText('Voir l’endroit sur Google Maps')).toHaveAttribute(
      'href',
      /^https:\/\/www\.google\.com\/maps\/search\/\?api=1&query=[\d.]+%2C[\d.]+$/,
    )
    await page.getByText('Refuser', { exact: true }).click()
    expect([asked, faults]).toEqual([[], []])

    await page.getByText('Autoriser les cartes et l’ouvrir').click()

    await expect(page.getByTitle('Carte interactive')).toBeVisible()
    await expect.poll(() => asked.length).toBe(1)
    expect(asked[0]).toMatch(/^https:\/\/www\.google\.com\/maps\/embed\/v1\/place\?key=a-key&q=[\d.]+%2C[\d.]+$/)
    // The only call to another machine, and the policy lets it through.
    expect(faults.splice(0)).toEqual([`request to ${asked[0]}`])
  })
})
