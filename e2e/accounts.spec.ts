import { account as cn } from '../src/messages/cn/accounts/account.ts'
import { fill } from '../src/messages/fill.ts'
import { account as fr } from '../src/messages/fr/accounts/account.ts'
import { enterAs, forgiveTurns, logInWith, makeLinks, newPerson, register } from './collector.ts'
import { expect, expectAccessible, serverTest, test, visit } from './test.ts'

serverTest('protected pages are served as a neutral skeleton', async ({ request }) => {
  const html = await (await request.get('/fr/account')).text()

  expect(html).toContain('<h1 class="sr-only">Chargement</h1>')
  expect(html).toContain('content="noindex"')
})

serverTest('before its script runs, the form for a new password cannot be sent', async ({ request }) => {
  const html = await (await request.get('/forgot-password/some-token')).text()

  expect(html).toMatch(/<form[^>]*method="post"/)
  expect(html).toMatch(/<button type="submit"[^>]*disabled/)
})

test('registering in the modal: password managers find what they look for, mistakes stand under their fields, nothing typed is lost, and the cart and the page stay', async ({
  page,
  faults,
}) => {
  const known = await register()
  await forgiveTurns()
  const person = newPerson()
  await visit(page, '/privacy-policy')
  const cart = JSON.stringify({ state: { artworks: [{ id: 1, final_price: 10 }], deliveryPrice: 0 }, version: 0 })
  await page.evaluate((kept) => localStorage.setItem('cimaise.cart', kept), cart)
  await page.getByRole('banner').getByRole('link', { name: 'Register' }).click()
  const modal = page.getByRole('dialog', { name: 'Register' })
  const field = (name: string) => modal.locator(`input[name="${name}"]`)
  const submit = () => modal.getByRole('button', { name: 'Create my account' }).click()
  await expect(field('name')).toBeFocused()
  await expect(field('email')).toHaveAttribute('autocomplete', 'username')
  for (const name of ['password', 'password_confirmation']) {
    await expect(field(name)).toHaveAttribute('autocomplete', 'new-password')
  }
  await expect(modal.locator('form')).toHaveAttribute('method', 'post')
  await expect(field('subscribeToNewsletter')).not.toBeChecked()
  await expect(modal.getByRole('link', { name: /general terms/ })).toHaveAttribute(
    'href',
    '/general-terms-and-conditions',
  )
  await expect(modal.getByRole('link', { name: /privacy policy/ })).toHaveAttribute('href', '/privacy-policy')

  await test.step('what is missing or mistaken is said before anything is sent', async () => {
    await field('email').fill('ada@')
    await field('password').fill('long enough')
    await field('password_confirmation').fill('another one')
    await submit()

    await expect(field('name')).toBeFocused()
    await expect(field('name')).toHaveAccessibleDescription('Please fill in this field.')
    await expect(field('email')).toHaveAccessibleDescription(/valid e-mail address/)
    await expect(field('password_confirmation')).toHaveAccessibleDescription('The two passwords differ.')
    await expect(modal.getByRole('alert')).toHaveText('Please check the fields that are marked.')
    await expectAccessible(page, 'dialog')
    await field('name').fill(person.name)
    await expect(field('name')).not.toHaveAttribute('aria-invalid')
    await expect(field('email')).toHaveAttribute('aria-invalid', 'true')
  })

  await test.step('an address that is taken is said', async () => {
    await field('email').fill(known.email)
    await field('password').fill(person.password)
    await field('password_confirmation').fill(person.password)
    await submit()
    await expect(field('email')).toBeFocused()
    await expect(field('email')).toHaveAttribute('aria-invalid', 'true')
    await expect(field('name')).toHaveValue(person.name)
    await expect(field('password')).toHaveValue(person.password)
    faults.splice(0)
  })

  await field('email').fill(person.email)
  await submit()

  await expect(modal).toHaveCount(0)
  await expect(page).toHaveURL('/privacy-policy')
  await expect(page.getByRole('banner').getByRole('link', { name: 'My account' })).toBeVisible()
  await expect(page.getByRole('status')).toContainText('Welcome.')
  expect(await page.evaluate(() => localStorage.getItem('cimaise.cart'))).toContain('"id":1')
})

test('in fr a login: what is wrong is said and nothing typed is lost, sent twice in haste it goes out once; two tabs stay in step, one logs in, both are, one logs out, both are', async ({
  page,
  context,
  faults,
}) => {
  const ada = await register()
  const field = (name: string) => page.locator(`main input[name="${name}"]`)

  await test.step('a code of another service from another browser does not count', async () => {
    await visit(page, '/fr/login?code=somebody-elses')
    await expect(page.getByRole('alert').first()).toHaveText(fr.login.social.failed)
    await expect(page).toHaveURL('/fr/login')
  })

  await test.step('password managers find what they look for, and nothing is ever put into an address', async () => {
    await expect(field('email')).toHaveAttribute('autocomplete', 'username')
    await expect(field('password')).toHaveAttribute('autocomplete', 'current-password')
    for (const form of await page.locator('main form').all()) await expect(form).toHaveAttribute('method', 'post')
  })

  await test.step('by keyboard alone: the password can be shown, and a wrong one is said without telling which of the two is wrong, until the field is edited', async () => {
    await field('email').focus()
    await page.keyboard.type(ada.email)
    await page.keyboard.press('Tab')
    await page.keyboard.type('not the one')
    await page.keyboard.press('Tab')
    const reveal = page.getByRole('button', { name: fr.form.showPassword })
    await expect(reveal).toBeFocused()
    await page.keyboard.press('Space')
    await expect(reveal).toHaveAttribute('aria-pressed', 'true')
    await expect(field('password')).toHaveAttribute('type', 'text')
    const box = await reveal.boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    const marked = page.locator('main [aria-invalid="true"]')
    await expect(marked.first()).toBeFocused()
    await expect(page.getByText('Cette adresse e-mail et ce mot de passe ne vont pas ensemble.').first()).toBeVisible()
    await expect(field('email')).toHaveValue(ada.email)
    await expectAccessible(page, 'main')
    const name = (await marked.first().getAttribute('name')) ?? ''
    await field(name).press('End')
    await field(name).pressSequentially('x')
    await expect(field(name)).not.toHaveAttribute('aria-invalid')
  })

  await test.step('without a connection it says so and keeps everything; too many attempts are told in the words of the server', async () => {
    await page.route('**/api/auth/login', (route) => route.abort())
    await logInWith(page, ada)
    await expect(page.getByRole('alert').last()).toHaveText(fr.form.unreachable)
    await expect(field('password')).toHaveValue(ada.password)
    await page.unroute('**/api/auth/login')
    await page.route('**/api/auth/login', (route) =>
      route.fulfill({ status: 429, json: { code: 'too-many-requests', message: 'Trop de tentatives.' } }),
    )
    await page.locator('main button[type="submit"]').click()
    await expect(page.getByRole('alert').last()).toHaveText('Trop de tentatives.')
    await page.unroute('**/api/auth/login')
  })

  const other = await context.newPage()
  const [bar, otherBar] = [page.getByRole('banner'), other.getByRole('banner')]
  await test.step('two clicks are one login, which the other tab hears of; a remembered path that would leave the site is not gone to', async () => {
    await visit(other, '/privacy-policy')
    let calls = 0
    await page.route('**/api/auth/login', (route) => {
      calls++
      return route.continue()
    })
    await page.evaluate(() => sessionStorage.setItem('cimaise.intended', '//evil.example'))
    await page.locator('main button[type="submit"]').dblclick()
    await expect(page).toHaveURL('/fr')
    expect(calls).toBe(1)
    await expect(bar.getByRole('link', { name: 'Se connecter' })).toHaveCount(0)
    await expect(otherBar.getByRole('button', { name: 'Log out' })).toBeVisible()
  })

  await test.step('who logs out in one tab is logged out in the other, which leaves the account', async () => {
    await bar.getByRole('link', { name: fr.pages.account.heading }).click()
    await expect(page.getByText(fill(fr.pages.account.introduction, { name: ada.name }))).toBeVisible()
    // What is still asked for when the session ends would be refused, and told in the browser's own log.
    await page.waitForLoadState('networkidle')
    await other.evaluate(() => localStorage.setItem('cimaise.customer', '{"state":{"email":"ada"},"version":0}'))
    await otherBar.getByRole('button', { name: 'Log out' }).click()
    await expect(otherBar.getByRole('link', { name: 'Log in' })).toBeVisible()
    await expect(page).toHaveURL('/fr')
    await expect(bar.getByRole('link', { name: 'Se connecter' })).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    // Neither is anybody's address left.
    for (const name of ['cimaise.auth', 'cimaise.customer'])
      expect(await page.evaluate((kept) => localStorage.getItem(kept), name)).toBeNull()
    await other.close()
  })
  faults.splice(0)

  await test.step('a token that no longer counts leaves the visitor logged out, and stays stored', async () => {
    await page.evaluate(() =>
      localStorage.setItem('cimaise.auth', JSON.stringify({ state: { token: 'old' }, version: 0 })),
    )
    await page.reload()
    await expect(bar.getByRole('link', { name: 'Se connecter' })).toBeVisible()
    await expect.poll(() => faults.length).toBe(2)
    expect(faults.splice(0)).toEqual([
      expect.stringContaining('401'),
      expect.stringContaining('/api/auth/user failed: 401'),
    ])
    expect(await page.evaluate(() => localStorage.getItem('cimaise.auth'))).toContain('old')
  })
})

test('/cn/account sends a visitor home with the login modal open; after the login the way goes on there and Back leads out; whoever has an account is sent home from the pages for those without', async ({
  page,
  faults,
}) => {
  const ada = await register()
  await page.goto('/robots.txt')
  await page.goto('/cn/account')
  await expect(page).toHaveURL('/cn?loginModal=1')
  await expect(page.getByRole('dialog', { name: '登录' })).toBeVisible()
  expect(await page.evaluate(() => sessionStorage.getItem('cimaise.intended'))).toBe('/cn/account')

  await logInWith(page, ada)

  await expect(page).toHaveURL('/cn/account')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await page.evaluate(() => sessionStorage.getItem('cimaise.intended'))).toBeNull()
  await page.goBack()
  await expect(page).toHaveURL('/robots.txt')

  await page.goto('/fr/register')
  await expect(page).toHaveURL('/fr')

  await test.step('a logout that the server does not hear of leads out of the account, too', async () => {
    const bar = page.getByRole('banner')
    await bar.getByRole('link', { name: fr.pages.account.heading }).click()
    await expect(page).toHaveURL('/fr/account')
    await page.route('**/api/auth/logout', (route) => route.abort())
    await bar.getByRole('button', { name: 'Se déconnecter' }).click()
    await expect(page).toHaveURL('/fr')
    await expect(bar.getByRole('link', { name: 'Se connecter' })).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    faults.splice(0)
  })
})

test('/cn/verification verifies an address, explains a link that no longer counts, and sends another to whoever is not verified', async ({
  page,
  faults,
}) => {
  const [ada, bea] = [await register(), await register('Bea')]
  const { verification } = await makeLinks(ada)
  const button = page.getByRole('main').getByRole('button')
  await visit(page, `/cn/verification/${verification}`)
  await button.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(cn.verification.done)

  await page.reload()
  await button.click()
  await expect(button).toHaveText(/新/)
  await expectAccessible(page, 'main')
  await button.click()
  await expect(button).toHaveCount(0)

  await visit(page, '/cn/verification/broken')
  await button.click()
  await expect(page.getByRole('main').locator('a[href="/cn/login"]')).toBeVisible()
  faults.splice(0)

  await enterAs(page, bea)
  await visit(page, '/verification')
  await expect(page.getByText(`Your address ${bea.email} is not verified yet.`)).toBeVisible()
  await page.getByRole('button', { name: 'Send the e-mail again' }).click()
  await expect(page.getByText('A new e-mail is on its way.')).toBeVisible()
})
