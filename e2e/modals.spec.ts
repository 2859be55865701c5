import { expect, expectAccessible, test, visit } from './test.ts'

test('the flag in the address opens the login modal, a press beside it closes it and cleans the address; opened from a link it holds the focus and gives it back', async ({
  page,
}) => {
  let comeServices = () => {}
  const services = new Promise<void>((resolve) => (comeServices = resolve))
  await page.route('**/api/auth/providers', async (route) => {
    await services
    await route.continue()
  })
  await visit(page, '/fr/privacy-policy?loginModal')
  const modal = page.getByRole('dialog', { name: 'Se connecter' })
  await expect(modal).toBeVisible()

  await test.step('what somebody is about to press stays where it is when the services to come in by arrive', async () => {
    const email = modal.getByText('Adresse e-mail')
    const place = await email.boundingBox()
    comeServices()
    await expect(modal.getByRole('link', { name: /Peer/ })).toBeVisible()
    expect(await email.boundingBox()).toEqual(place)
  })

  await test.step('a click inside leaves it open, one beside closes it', async () => {
    await modal.getByRole('heading').click()
    await expect(modal).toBeVisible()
    await page.mouse.click(20, 20)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page).toHaveURL('/fr/privacy-policy')
  })

  await test.step('it holds the focus, and gives it back', async () => {
    const opener = page.getByRole('banner').getByRole('link', { name: 'Se connecter' })
    await opener.click()
    await expect(modal).toBeVisible()
    await expect(page).toHaveURL('/fr/privacy-policy?loginModal=1')
    expect((await modal.boundingBox())?.width).toBe(640)
    for (let step = 0; step < 6; step++) {
      await page.keyboard.press('Tab')
      // The browser's own controls are the only other place that Tab may reach.
      expect(
        await page.evaluate(
          () => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null,
        ),
      ).toBe(true)
    }
    await expectAccessible(page)

    await page.keyboard.press('Escape')
    await expect(modal).toBeHidden()
    await expect(page).toHaveURL('/fr/privacy-policy')
    await expect(opener).toBeFocused()
  })
})

test('a modal fetches nothing and the page behind it keeps still; Back closes it, Forward opens it again, twice in haste closes it once', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1100, height: 500 })
  await page.goto('/privacy-policy', { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: 'Refuse' }).click()
  const requests: string[] = []
  page.on('request', (request) => {
    // A browser asks for the icon again whenever the address changes; the modal's own script comes when it opens, and
    // with it the services one can log in through.
    if (!/favicon\.svg$|\/assets\/|\/api\/auth\/providers$/.test(request.url())) requests.push(request.url())
  })
  const login = page.getByRole('dialog', { name: 'Log in' })
  const registration = page.getByRole('dialog', { name: 'Register' })
  const bar = page.getByRole('banner')

  await test.step('what lies behind it keeps still', async () => {
    await page.evaluate(() => window.scrollTo(0, 120))
    // By script, since a click would scroll the link into view first.
    await page.evaluate(() => document.querySelector<HTMLAnchorElement>('header a[href="/login"]')?.click())
    await expect(login).toBeVisible()
    await page.mouse.wheel(0, 400)
    await page.waitForTimeout(200)
    expect(await page.evaluate(() => window.scrollY)).toBe(120)
  })

  await test.step('Back closes it and stays on the page, Forward opens it again', async () => {
    await page.goBack()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page).toHaveURL('/privacy-policy')
    expect(await page.evaluate(() => window.scrollY)).toBe(120)
    await page.goForward()
    await expect(login).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    expect(requests).toEqual([])
  })

  await test.step('the second modal after one that Back has brought gives the focus to the page', async () => {
    await bar.getByRole('link', { name: 'Log in' }).click()
    await login.getByRole('link', { name: 'Forgotten your password?' }).click()
    await expect(page).toHaveURL('/forgot-password')
    await expect(login).toBeHidden()
    await page.goBack()
    await login.getByRole('link', { name: 'Register' }).click()
    await registration.getByRole('button', { name: 'Close' }).click()
    await expect(registration).toBeHidden()
    await expect(page.getByRole('main')).toBeFocused()
  })

  await test.step('closed twice in haste it closes once', async () => {
    await bar.getByRole('link', { name: 'Press' }).click()
    await expect(page).toHaveURL('/press')
    await bar.getByRole('link', { name: 'Log in' }).click()
    await page.getByRole('button', { name: 'Close' }).dblclick()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    // Steps in the history are taken in turn: closed twice, one step forward would only lead to the page.
    await page.goForward()
    await expect(page).toHaveURL('/press?loginModal=1')
    await expect(login).toBeVisible()
  })
})
