import { expect, test as base, visit } from './test.ts'
import { barOf, phasesOf, watchBar } from './watch-bar.ts'

// A clock that was installed leaves a trace in a context that is used again.
const test = base.extend({
  context: async ({ browser }, use) => {
    const context = await browser.newContext()
    await use(context)
    await context.close()
  },
})

test('a request that ends within 200 ms shows no bar, and the old page says for as long that it is busy; a slow one runs the bar after 200 ms, fills it, and hides it 500 ms later', async ({
  page,
}) => {
  // On the page's own clock: it stands still while a request goes out and comes back, however busy the machine is.
  await page.clock.install()
  await visit(page, '/conditions-of-use')
  await watchBar(page)
  await page.clock.pauseAt(Date.now() + 60_000)
  const footer = page.getByRole('contentinfo')
  const phases = () => phasesOf(page)

  await test.step('a quick one', async () => {
    const isBusy = () => page.locator('[aria-busy]').getAttribute('aria-busy')
    await footer.getByRole('link', { name: 'Privacy policy' }).click()
    await expect.poll(isBusy).toBe('true')
    await page.clock.runFor(150)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy policy')
    expect(await isBusy()).toBe('true')
    await page.clock.runFor(49)
    expect(await isBusy()).toBe('true')
    await page.clock.runFor(1)
    await expect.poll(isBusy).toBe('false')
    await page.clock.runFor(1000)
    expect(await phases()).toEqual(['hidden'])
  })

  await test.step('a slow one', async () => {
    let answer = () => {}
    const isAnswered = new Promise<void>((resolve) => (answer = resolve))
    await page.route('**/api/pages/general-terms-and-conditions', async (route) => {
      await isAnswered
      await route.continue()
    })
    await footer.getByRole('link', { name: 'General terms and conditions' }).click()
    await page.clock.runFor(199)
    expect(await phases()).toEqual(['hidden'])
    await page.clock.runFor(1)
    await expect(barOf(page)).toHaveAttribute('data-phase', 'running')
    expect(await barOf(page).evaluate((element) => getComputedStyle(element).animationDuration)).toBe('5s')

    answer()
    await expect.poll(phases).toEqual(['hidden', 'running', 'done'])
    await page.clock.runFor(499)
    expect(await phases()).toEqual(['hidden', 'running', 'done'])
    await page.clock.runFor(1)
    await expect.poll(phases).toEqual(['hidden', 'running', 'done', 'hidden'])
  })
})

// What else keeps links from fetching ahead: prefetch.test.ts.
test('links fetch their pages ahead on a good line, and not with data saver', async ({ page }) => {
  await page.addInitScript(() => {
    const connection = Object.assign(new EventTarget(), { saveData: true, effectiveType: '4g' })
    Object.defineProperty(navigator, 'connection', { value: connection, writable: true })
  })
  // On the page's own clock: links wait a moment before they fetch.
  await page.clock.install()
  await page.goto('/conditions-of-use', { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: 'Refuse' }).click()
  const ahead: string[] = []
  page.on('request', (request) => ahead.push(request.url()))
  const isFetched = (name: string) => () => ahead.some((url) => url.includes(`/assets/${name}-page-`))

  await page.getByRole('contentinfo').getByRole('link', { name: 'Find us' }).hover()
  await page.clock.runFor(500)
  // What is wished for later, on a good line, comes: what has not come before it never will.
  await page.evaluate(() => Object.assign(navigator, { connection: { saveData: false, effectiveType: '4g' } }))
  await page.getByRole('banner').getByRole('link', { name: 'Press' }).hover()
  await page.clock.runFor(500)
  await expect.poll(isFetched('press')).toBe(true)
  expect(isFetched('gallery')()).toBe(false)
})
