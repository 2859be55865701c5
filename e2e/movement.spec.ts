import type { Page, Route } from '@playwright/test'

import { expect, test, visit } from './test.ts'

// A clock that was installed leaves a trace in a context that is used again.
test.use({ reuseContext: false })

const bar = (page: Page) => page.getByRole('progressbar', { name: 'Loading' })
const slowly = (milliseconds: number) => async (route: Route) => {
  await new Promise((resolve) => setTimeout(resolve, milliseconds))
  await route.continue()
}

/** Notes every phase that the loading bar goes through. */
const watchBar = (page: Page) =>
  page.evaluate(() => {
    const phases: { phase: string; at: number }[] = Object.assign(window, { phases: [] }).phases
    const note = () => {
      const phase = document.querySelector<HTMLElement>('[role=progressbar]')?.dataset.phase ?? 'hidden'
      if (phases.at(-1)?.phase !== phase) phases.push({ phase, at: performance.now() })
    }
    note()
    new MutationObserver(note).observe(document.body, { subtree: true, childList: true, attributes: true })
  })
const phasesOf = (page: Page) =>
  page.evaluate(() => (window as unknown as { phases: { phase: string; at: number }[] }).phases)

test('a request that ends within 200 ms shows no bar', async ({ page }) => {
  // The page's clock stands still while the request goes out and comes back, however busy the machine is.
  await page.clock.install()
  await visit(page, '/privacy-policy')
  await watchBar(page)
  await page.clock.pauseAt(Date.now() + 60_000)

  await page.getByRole('contentinfo').getByRole('link', { name: 'General conditions of use' }).click()
  await page.clock.runFor(150)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('General conditions of use')
  await page.clock.runFor(1000)

  expect((await phasesOf(page)).map(({ phase }) => phase)).toEqual(['hidden'])
})

test('a slow request runs the bar after 200 ms, fills it, and hides it 500 ms later', async ({ page }) => {
  // On the page's own clock: a busy machine changes nothing.
  await page.clock.install()
  await visit(page, '/conditions-of-use')
  let answer = () => {}
  const isAnswered = new Promise<void>((resolve) => (answer = resolve))
  await page.route('**/api/pages/privacy-policy', async (route) => {
    await isAnswered
    await route.continue()
  })
  await watchBar(page)
  await page.clock.pauseAt(Date.now() + 60_000)
  const phases = async () => (await phasesOf(page)).map(({ phase }) => phase)

  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy policy' }).click()
  await page.clock.runFor(199)
  expect(await phases()).toEqual(['hidden'])
  await page.clock.runFor(1)
  await expect(bar(page)).toHaveAttribute('data-phase', 'running')
  expect(await bar(page).evaluate((element) => getComputedStyle(element).animationDuration)).toBe('5s')

  answer()
  await expect.poll(phases).toEqual(['hidden', 'running', 'done'])
  await page.clock.runFor(499)
  expect(await phases()).toEqual(['hidden', 'running', 'done'])
  await page.clock.runFor(1)
  await expect.poll(phases).toEqual(['hidden', 'running', 'done', 'hidden'])
})

test('a failed request turns the bar red, is logged once, and leaves the navigation standing', async ({
  page,
  faults,
}) => {
  await visit(page, '/conditions-of-use')
  await page.route('**/api/pages/privacy-policy', (route) =>
    route.fulfill({ status: 503, json: { code: 'unavailable', message: 'busy' } }),
  )
  await watchBar(page)

  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy policy' }).click()

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Something went wrong')
  await expect(page.getByText('503', { exact: true })).toBeVisible()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Artists', exact: true })).toBeVisible()
  await expect.poll(async () => (await phasesOf(page)).some(({ phase }) => phase === 'failed')).toBe(true)
  expect(faults.splice(0).filter((fault) => fault.includes('failed: 503'))).toEqual([
    expect.stringContaining('/api/pages/privacy-policy failed: 503'),
  ])
  await page.getByRole('link', { name: 'Go back' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('General conditions of use')
})

test('while a page is being fetched the old one says so, for at least 200 ms', async ({ page }) => {
  await page.clock.install()
  await visit(page, '/conditions-of-use')
  await page.clock.pauseAt(Date.now() + 60_000)
  const isBusy = () => page.locator('[aria-busy]').getAttribute('aria-busy')

  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy policy' }).click()
  await expect.poll(isBusy).toBe('true')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy policy')
  await page.clock.runFor(199)
  expect(await isBusy()).toBe('true')
  await page.clock.runFor(1)
  await expect.poll(isBusy).toBe('false')
})

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

test('a script that cannot be loaded leads to a full load of the page one was going to', async ({ page, faults }) => {
  await visit(page, '/')
  await page.route('**/assets/written-page-*.js', (route) => route.abort())

  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy policy' }).click()

  await expect(page).toHaveURL('/privacy-policy')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy policy')
  expect(faults.splice(0).length).toBeGreaterThan(0)
})

test('rooms gone through quickly leave nothing behind: a later reload stays where one is', async ({ page }) => {
  const { artists } = await (await page.request.get('/api/artists')).json()
  const home = `/artist/${artists[0].slug}`
  await visit(page, home)
  const tab = (name: string) => page.getByRole('main').getByRole('navigation').getByText(name, { exact: true })
  // Once all have been visited, going from one to another takes no time.
  for (const name of ['Series', 'Exhibitions', 'Overview', 'Series', 'Exhibitions', 'Overview']) await tab(name).click()
  await expect(page).toHaveURL(home)
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  expect(await page.evaluate(() => sessionStorage.getItem('cimaise.goingTo'))).toBeNull()

  await page.getByText('Skip to content').focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${home}#content`)
  await page.reload()
  await expect(page.locator('header [role=combobox]')).toBeAttached()
  await expect(page).toHaveURL(`${home}#content`)
})

test('whoever turns elsewhere while a page is on its way has nothing left behind either', async ({ page }) => {
  await visit(page, '/privacy-policy')
  await page.route('**/api/pages/conditions-of-use', () => undefined)
  const footer = page.getByRole('contentinfo')
  await footer.getByText('General conditions of use').click()
  await expect
    .poll(() => page.evaluate(() => sessionStorage.getItem('cimaise.goingTo')))
    .toContain('/conditions-of-use')

  await footer.getByText('Privacy policy').click()

  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('cimaise.goingTo'))).toBeNull()
  await page.reload()
  await expect(page).toHaveURL('/privacy-policy')
})

test('offline, a link keeps the page one is on and says why', async ({ page, context, faults }) => {
  await visit(page, '/conditions-of-use')
  await page.getByRole('button', { name: 'Refuse' }).click()
  await context.setOffline(true)
  await watchBar(page)

  await page.getByRole('banner').getByRole('link', { name: 'Press' }).click()

  await expect(page.getByText('You are offline.')).toBeVisible()
  await expect.poll(async () => (await phasesOf(page)).some(({ phase }) => phase === 'failed')).toBe(true)
  await expect(page).toHaveURL('/conditions-of-use')
  await context.setOffline(false)
  await page.getByRole('banner').getByRole('link', { name: 'Press' }).click()
  await expect(page).toHaveURL('/press')
  // Pictures further down were asked for in vain.
  expect(faults.splice(0).filter((fault) => !fault.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([])
})

test('words that cannot be loaded lead to a full load of the page in that language', async ({ page, faults }) => {
  await visit(page, '/artist')
  await page.route('**/assets/words-*.js', (route) => route.abort())

  await page.getByRole('link', { name: 'Français' }).first().click()

  await expect(page).toHaveURL('/fr/artist')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Artistes')
  expect(faults.splice(0).length).toBeGreaterThan(0)
})

// What else keeps links from fetching ahead: prefetch.test.ts.
for (const [name, connection] of Object.entries({ 'on a good line': {}, 'not with data saver': { saveData: true } })) {
  test(`links fetch their pages ahead ${name}`, async ({ page }) => {
    await page.addInitScript((given) => {
      const connection = Object.assign(new EventTarget(), { saveData: false, effectiveType: '4g' }, given)
      Object.defineProperty(navigator, 'connection', { value: connection, writable: true })
    }, connection)
    // On the page's own clock: links wait a moment before they fetch.
    await page.clock.install()
    await page.goto('/conditions-of-use', { waitUntil: 'networkidle' })
    await page.getByRole('button', { name: 'Refuse' }).click()
    const ahead: string[] = []
    page.on('request', (request) => ahead.push(request.url()))
    const isFetched = (name: string) => () => ahead.some((url) => url.includes(`/assets/${name}-page-`))

    await page.getByRole('contentinfo').getByRole('link', { name: 'Find us' }).hover()
    await page.clock.runFor(500)
    if (name === 'on a good line') {
      await expect.poll(isFetched('gallery')).toBe(true)
    } else {
      // What is wished for later, on a good line, comes: what has not come before it never will.
      await page.evaluate(() => Object.assign(navigator, { connection: undefined }))
      await page.getByRole('banner').getByRole('link', { name: 'Press' }).hover()
      await page.clock.runFor(500)
      await expect.poll(isFetched('press')).toBe(true)
      expect(isFetched('gallery')()).toBe(false)
    }
  })
}

test('nothing moves for visitors who ask for reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await visit(page, '/conditions-of-use')
  await page.route('**/api/pages/privacy-policy', slowly(700))

  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy policy' }).click()

  await expect(bar(page)).toBeVisible()
  expect(await bar(page).evaluate((element) => getComputedStyle(element).animationName)).toBe('none')
})
