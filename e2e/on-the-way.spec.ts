import type { Route } from '@playwright/test'

import { expect, test, visit } from './test.ts'
import { barOf, phasesOf, watchBar } from './watch-bar.ts'

const slowly = async (route: Route) => {
  await new Promise((resolve) => setTimeout(resolve, 700))
  await route.continue()
}

test('a new page starts at its top, Back returns to the place one left, an anchor is gone to', async ({ page }) => {
  await page.setViewportSize({ width: 1100, height: 500 })
  await visit(page, '/privacy-policy')
  await page.getByRole('button', { name: 'Refuse' }).click()
  await page.evaluate(() => window.scrollTo(0, 300))
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: 'General conditions of use' })
    .evaluate((link: HTMLAnchorElement) => link.click())
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('General conditions of use')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)

  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy policy')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(300)
  await page
    .getByRole('banner')
    .getByRole('link', { name: 'Contact' })
    .evaluate((link: HTMLAnchorElement) => link.click())
  await expect(page).toHaveURL('/gallery#map')
  await expect
    .poll(() => page.evaluate(() => document.querySelector('#map')?.getBoundingClientRect().top ?? 999))
    .toBeLessThan(400)
})

test('a failed request turns the bar red, is logged once and leaves the navigation standing; offline a link keeps the page one is on; who turns elsewhere leaves nothing behind; nothing moves for visitors who ask for that', async ({
  page,
  context,
  faults,
}) => {
  await visit(page, '/conditions-of-use')
  await page.getByRole('button', { name: 'Refuse' }).click()
  const footer = page.getByRole('contentinfo')
  const heading = page.getByRole('heading', { level: 1 })

  await test.step('reduced motion', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.route('**/api/pages/general-terms-and-conditions', slowly)
    await footer.getByRole('link', { name: 'General terms and conditions' }).click()
    await expect(barOf(page)).toBeVisible()
    expect(await barOf(page).evaluate((element) => getComputedStyle(element).animationName)).toBe('none')
    await expect(heading).toHaveText('General terms and conditions')
    await page.emulateMedia({ reducedMotion: null })
  })

  await test.step('a failed request', async () => {
    await page.route('**/api/pages/privacy-policy', (route) =>
      route.fulfill({ status: 503, json: { code: 'unavailable', message: 'busy' } }),
    )
    await watchBar(page)
    await footer.getByRole('link', { name: 'Privacy policy' }).click()
    await expect(heading).toHaveText('Something went wrong')
    await expect(page.getByText('503', { exact: true })).toBeVisible()
    await expect(page.getByRole('banner').getByRole('link', { name: 'Artists', exact: true })).toBeVisible()
    await expect.poll(() => phasesOf(page)).toContain('failed')
    expect(faults.splice(0).filter((fault) => fault.includes('failed: 503'))).toEqual([
      expect.stringContaining('/api/pages/privacy-policy failed: 503'),
    ])
    await page.getByRole('link', { name: 'Go back' }).click()
    await expect(heading).toHaveText('General terms and conditions')
  })

  await test.step('offline', async () => {
    await context.setOffline(true)
    await watchBar(page)
    await page.getByRole('banner').getByRole('link', { name: 'Press' }).click()
    await expect(page.getByText('You are offline.')).toBeVisible()
    await expect.poll(() => phasesOf(page)).toContain('failed')
    await expect(page).toHaveURL('/general-terms-and-conditions')
    await context.setOffline(false)
    await page.getByRole('banner').getByRole('link', { name: 'Press' }).click()
    await expect(page).toHaveURL('/press')
    // Pictures further down were asked for in vain.
    expect(faults.splice(0).filter((fault) => !fault.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([])
  })

  await test.step('turning elsewhere while a page is on its way', async () => {
    const goingTo = () => page.evaluate(() => sessionStorage.getItem('cimaise.goingTo'))
    await page.route('**/api/pages/terms-of-sales', () => undefined)
    await footer.getByText('Terms of sales').click()
    await expect.poll(goingTo).toContain('/terms-of-sales')
    await page.getByRole('banner').getByRole('link', { name: 'Press' }).click()
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    await expect.poll(goingTo).toBeNull()
    await page.reload()
    await expect(page).toHaveURL('/press')
  })
})

test('a script or words that cannot be loaded lead to a full load of the page one was going to', async ({
  page,
  faults,
}) => {
  await visit(page, '/press')
  let isLost = true
  page.on('request', (request) => {
    if (request.isNavigationRequest()) isLost = false
  })
  await page.route(/\/assets\/(?:written-page|words)-[^/]*\.js/, (route) => (isLost ? route.abort() : route.continue()))

  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy policy' }).click()

  await expect(page).toHaveURL('/privacy-policy')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy policy')
  expect(faults.splice(0).length).toBeGreaterThan(0)
  await page.waitForFunction(() => document.querySelector('header [role=combobox]') !== null)
  expect(isLost).toBe(false)

  isLost = true
  await page.getByRole('link', { name: 'Français' }).first().click()

  await expect(page).toHaveURL('/fr/privacy-policy')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Politique de confidentialité')
  expect(faults.splice(0).length).toBeGreaterThan(0)
  expect(isLost).toBe(false)
})
