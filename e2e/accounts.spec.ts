import { enterAs, forgiveTurns, logInWith, makeLinks, newPerson, register } from './collector.ts'
import { expect, expectAccessible, serverTest, test, visit } from './test.ts'

test('who is logged in sees Logout instead of Register and Login, until logging out', async ({ page, logIn }) => {
  await visit(page, '/fr')
  await logIn()
  await page.reload()
  const bar = page.getByRole('banner')
  await expect(bar.getByRole('button', { name: 'Se déconnecter' })).toBeVisible()
  await expect(bar.getByRole('link', { name: 'Se connecter' })).toHaveCount(0)

  await bar.getByRole('button', { name: 'Se déconnecter' }).click()

  await expect(bar.getByRole('link', { name: 'Se connecter' })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('cimaise.auth'))).toBeNull()
})

test('a token that no longer counts leaves the visitor logged out, and stays stored', async ({ page, faults }) => {
  await visit(page, '/')
  await page.evaluate(() =>
    localStorage.setItem('cimaise.auth', JSON.stringify({ state: { token: 'old' }, version: 0 })),
  )
  await page.reload()

  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible()
  await expect.poll(() => faults.length).toBe(2)
  expect(faults.splice(0)).toEqual([
    expect.stringContaining('401'),
    expect.stringContaining('/api/auth/user failed: 401'),
  ])
  expect(await page.evaluate(() => localStorage.getItem('cimaise.auth'))).toContain('old')
})

test('a collector enters the account page, and is sent away from the login page', async ({ page, logIn }) => {
  await visit(page, '/')
  await logIn()

  await page.goto('/account')
  await expect(page.getByText('Welcome, Ada.')).toBeVisible()
  await page.goto('/login')
  await expect(page).toHaveURL('/')
})

test('protected pages are served as a neutral skeleton', async ({ request }) => {
  const html = await (await request.get('/fr/account')).text()

  expect(html).toContain('<h1 class="sr-only">Chargement</h1>')
  expect(html).toContain('content="noindex"')
})

test('a visitor registers in the modal: mistakes stand under their fields, the cart and the page stay', async ({
  page,
}) => {
  await forgiveTurns()
  const person = newPerson()
  await visit(page, '/privacy-policy')
  const cart = JSON.stringify({ state: { artworks: [{ id: 1, final_price: 10 }], deliveryPrice: 0 }, version: 0 })
  await page.evaluate((kept) => localStorage.setItem('cimaise.cart', kept), cart)
  await page.getByRole('banner').getByRole('link', { name: 'Register' }).click()
  const modal = page.getByRole('dialog', { name: 'Register' })
  const field = (name: string) => modal.locator(`input[name="${name}"]`)
  await expect(field('name')).toBeFocused()
  await expect(field('subscribeToNewsletter')).not.toBeChecked()
  await expect(modal.getByRole('link', { name: /general terms/ })).toHaveAttribute(
    'href',
    '/general-terms-and-conditions',
  )
  await expect(modal.getByRole('link', { name: /privacy policy/ })).toHaveAttribute('href', '/privacy-policy')
  await expectAccessible(page)

  await field('email').fill('ada@')
  await field('password').fill('long enough')
  await field('password_confirmation').fill('another one')
  await modal.getByRole('button', { name: 'Create my account' }).click()

  await expect(field('name')).toBeFocused()
  await expect(field('name')).toHaveAccessibleDescription('Please fill in this field.')
  await expect(field('email')).toHaveAccessibleDescription(/valid e-mail address/)
  await expect(field('password_confirmation')).toHaveAccessibleDescription('The two passwords differ.')
  await expect(modal.getByRole('alert')).toHaveText('Please check the fields that are marked.')
  await expectAccessible(page)

  await field('name').fill(person.name)
  await expect(field('name')).not.toHaveAttribute('aria-invalid')
  await expect(field('email')).toHaveAttribute('aria-invalid', 'true')
  await field('email').fill(person.email)
  await field('password').fill(person.password)
  await field('password_confirmation').fill(person.password)
  await modal.getByRole('button', { name: 'Create my account' }).click()

  await expect(modal).toHaveCount(0)
  await expect(page).toHaveURL('/privacy-policy')
  await expect(page.getByRole('banner').getByRole('link', { name: 'My account' })).toBeVisible()
  await expect(page.getByRole('status')).toContainText('Welcome.')
  expect(await page.evaluate(() => localStorage.getItem('cimaise.cart'))).toContain('"id":1')
})

test('an address that is taken is said under its field, and nothing typed is lost', async ({ page, faults }) => {
  const known = await register()
  await visit(page, '/register')
  await page.getByLabel('Name', { exact: true }).fill('Bea')
  await page.getByLabel('E-mail address').first().fill(known.email)
  await page.locator('input[name="password"]').fill(known.password)
  await page.locator('input[name="password_confirmation"]').fill(known.password)
  await page.getByRole('button', { name: 'Create my account' }).click()

  const email = page.locator('main input[name="email"]')
  await expect(email).toBeFocused()
  await expect(email).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Bea')
  await expect(page.locator('input[name="password"]')).toHaveValue(known.password)
  await expectAccessible(page)
  faults.splice(0)
})

for (const [prefix, home, button] of [
  ['', '/', 'Log in'],
  ['/fr', '/fr', 'Se connecter'],
  ['/cn', '/cn', '登录'],
] as const) {
  test(`${prefix}/account sends a visitor home with the login modal open; after the login the way goes on there, and Back leads out`, async ({
    page,
  }) => {
    const ada = await register()
    await visit(page, home)
    await page.goto(`${prefix}/account`)
    await expect(page).toHaveURL(`${home}?loginModal=1`)
    await expect(page.getByRole('dialog', { name: button })).toBeVisible()
    expect(await page.evaluate(() => sessionStorage.getItem('cimaise.intended'))).toBe(`${prefix}/account`)

    await logInWith(page, ada)

    await expect(page).toHaveURL(`${prefix}/account`)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await page.evaluate(() => sessionStorage.getItem('cimaise.intended'))).toBeNull()
    await page.goBack()
    await expect(page).toHaveURL(home)
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
}

test('the pages for those without an account send a collector home, in the language of the address', async ({
  page,
}) => {
  await enterAs(page, await register())
  for (const [place, home] of [
    ['/login', '/'],
    ['/fr/register', '/fr'],
    ['/cn/forgot-password', '/cn'],
  ] as const) {
    await page.goto(place)
    await expect(page).toHaveURL(home)
  }
})

test('a wrong password is said without telling which of the two is wrong, until the field is edited', async ({
  page,
  faults,
}) => {
  const ada = await register()
  await visit(page, '/fr/login')
  await logInWith(page, { ...ada, password: 'not the one' })

  const marked = page.locator('main [aria-invalid="true"]')
  await expect(marked.first()).toBeFocused()
  await expect(page.getByText('Cette adresse e-mail et ce mot de passe ne vont pas ensemble.').first()).toBeVisible()
  await expect(page.locator('main input[name="email"]')).toHaveValue(ada.email)
  await expectAccessible(page)
  const name = await marked.first().getAttribute('name')
  await page.locator(`main input[name="${name}"]`).press('End')
  await page.locator(`main input[name="${name}"]`).pressSequentially('x')
  await expect(page.locator(`main input[name="${name}"]`)).not.toHaveAttribute('aria-invalid')
  faults.splice(0)
})

test('the login works by keyboard alone, and a password can be shown', async ({ page }) => {
  const ada = await register()
  await visit(page, '/login')
  await page.locator('main input[name="email"]').focus()
  await page.keyboard.type(ada.email)
  await page.keyboard.press('Tab')
  await page.keyboard.type(ada.password)
  await page.keyboard.press('Tab')
  const reveal = page.getByRole('button', { name: /Show password/ })
  await expect(reveal).toBeFocused()
  await page.keyboard.press('Space')
  await expect(reveal).toHaveAttribute('aria-pressed', 'true')
  await expect(page.locator('main input[name="password"]')).toHaveAttribute('type', 'text')
  const box = await reveal.boundingBox()
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')

  await expect(page).toHaveURL('/')
  await expect(page.getByRole('banner').getByRole('link', { name: 'My account' })).toBeVisible()
})

test('password managers find what they look for, and nothing is ever put into an address', async ({ page }) => {
  await visit(page, '/register')
  const completes = (name: string) => page.locator(`main input[name="${name}"]`).getAttribute('autocomplete')
  expect([await completes('email'), await completes('password'), await completes('password_confirmation')]).toEqual([
    'username',
    'new-password',
    'new-password',
  ])
  await page.goto('/login')
  expect([await completes('email'), await completes('password')]).toEqual(['username', 'current-password'])
  for (const form of await page.locator('main form').all()) expect(await form.getAttribute('method')).toBe('post')
})

serverTest('before its script runs, the form for a new password cannot be sent', async ({ request }) => {
  const html = await (await request.get('/forgot-password/some-token')).text()

  expect(html).toMatch(/<form[^>]*method="post"/)
  expect(html).toMatch(/<button type="submit"[^>]*disabled/)
})

test('two tabs stay in step: one logs in, both are; one logs out, both are', async ({ page, context }) => {
  const ada = await register()
  const other = await context.newPage()
  await visit(other, '/fr/login')
  await visit(page, '/login')
  await logInWith(page, ada)
  await expect(page).toHaveURL('/')
  await expect(other).toHaveURL('/fr')
  await expect(other.getByRole('banner').getByRole('button', { name: 'Se déconnecter' })).toBeVisible()

  await page.goto('/account')
  await expect(page.getByText('Welcome, Ada.')).toBeVisible()
  await other.getByRole('banner').getByRole('button', { name: 'Se déconnecter' }).click()
  await expect(other.getByRole('banner').getByRole('link', { name: 'Se connecter' })).toBeVisible()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(await page.evaluate(() => localStorage.getItem('cimaise.auth'))).toBeNull()
})

test('logging out on the account page leads to the entrance, also when the server does not answer', async ({
  page,
  faults,
}) => {
  await enterAs(page, await register())
  await visit(page, '/cn/account')
  await page.route('**/api/auth/logout', (route) => route.abort())
  await page.getByRole('banner').getByRole('button', { name: '退出登录' }).click()

  await expect(page).toHaveURL('/cn')
  await expect(page.getByRole('banner').getByRole('link', { name: '登录' })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  faults.splice(0)
})

test('a remembered path that would leave the site, or is not a plain path, is not gone to', async ({ page }) => {
  const ada = await register()
  for (const evil of [
    '//evil.example',
    '/\\evil.example',
    '/%2F/evil.example',
    '/%5Cevil',
    '/%2e%2e//evil',
    '/.//evil',
    'https://evil.example',
    'javascript:alert(1)',
  ]) {
    await page.goto('/login')
    await page.evaluate((path) => sessionStorage.setItem('cimaise.intended', path), evil)
    await logInWith(page, ada)
    await expect(page.getByRole('banner').getByRole('link', { name: 'My account' })).toBeVisible()
    await expect(page).toHaveURL('/')
    await page.evaluate(() => localStorage.clear())
  }
})

test('sent twice in haste, a form goes out once; without a connection it says so and keeps everything', async ({
  page,
  faults,
}) => {
  const ada = await register()
  await visit(page, '/login')
  await page.route('**/api/auth/login', (route) => route.abort())
  await logInWith(page, ada)
  await expect(page.getByRole('alert')).toContainText('The gallery could not be reached.')
  await expect(page.locator('main input[name="password"]')).toHaveValue(ada.password)
  await expectAccessible(page)
  await page.unroute('**/api/auth/login')

  let calls = 0
  await page.route('**/api/auth/login', (route) => {
    calls++
    return route.continue()
  })
  await page.locator('main button[type="submit"]').dblclick()
  await expect(page).toHaveURL('/')
  expect(calls).toBe(1)
  faults.splice(0)
})

test('too many attempts are told in the words of the server', async ({ page, faults }) => {
  await visit(page, '/fr/forgot-password')
  await page.route('**/api/auth/forgot-password', (route) =>
    route.fulfill({ status: 429, json: { code: 'too-many-requests', message: 'Trop de tentatives.' } }),
  )
  await page.locator('main input[name="email"]').fill('ada@example.com')
  await page.locator('main button[type="submit"]').click()

  await expect(page.getByRole('alert')).toHaveText('Trop de tentatives.')
  faults.splice(0)
})

test('a forgotten password: the same answer for everybody, a new password, a login; the link works once', async ({
  page,
  faults,
}) => {
  const ada = await register()
  await visit(page, '/login')
  await page.getByRole('link', { name: 'Forgotten your password?' }).click()
  await expect(page).toHaveURL('/forgot-password')
  await expectAccessible(page)
  await page.locator('main input[name="email"]').fill('nobody@example.com')
  await page.locator('main button[type="submit"]').click()
  await expect(page.getByText('a link to choose a new password has been sent by e-mail')).toBeFocused()
  await expectAccessible(page)

  const { reset } = await makeLinks(ada)
  await visit(page, `/forgot-password/${reset}`)
  await expectAccessible(page)
  await page.locator('input[name="password"]').fill('another walk at dawn')
  await page.locator('input[name="password_confirmation"]').fill('another walk at dawn')
  await page.getByRole('button', { name: 'Change my password' }).click()
  await expect(page.getByText('Your password has been changed.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click()
  await logInWith(page, { ...ada, password: 'another walk at dawn' })
  await expect(page).toHaveURL('/')

  await visit(page, `/fr/forgot-password/${reset}`)
  await page.locator('input[name="password"]').fill('a third walk by night')
  await page.locator('input[name="password_confirmation"]').fill('a third walk by night')
  await page.getByRole('button', { name: 'Changer mon mot de passe' }).click()
  await expect(page.getByText(/Ce lien (a déjà servi|a expiré|est incomplet)/)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Demander un nouveau lien' })).toHaveAttribute(
    'href',
    '/fr/account#password',
  )
  faults.splice(0)
})

for (const [prefix, words] of [
  ['', 'You have successfully verified your account'],
  ['/fr', 'Votre compte a bien été vérifié'],
  ['/cn', '您的账户已成功验证'],
] as const) {
  test(`${prefix}/verification verifies an address, and explains a link that no longer counts`, async ({
    page,
    faults,
  }) => {
    const ada = await register()
    const { verification } = await makeLinks(ada)
    await visit(page, `${prefix}/verification/${verification}`)
    await expectAccessible(page)
    await page.getByRole('main').getByRole('button').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words)
    await expectAccessible(page)

    await page.reload()
    await page.getByRole('main').getByRole('button').click()
    await expect(page.getByRole('main').getByRole('button')).toHaveText(/new link|nouveau lien|新/)
    await page.getByRole('main').getByRole('button').click()
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
    await expectAccessible(page)

    await visit(page, `${prefix}/verification/broken`)
    await page.getByRole('main').getByRole('button').click()
    await expect(page.getByRole('main').locator(`a[href="${prefix}/login"]`)).toBeVisible()
    faults.splice(0)
  })
}

test('/verification offers to send the e-mail again to whoever is logged in and not verified', async ({ page }) => {
  const ada = await register()
  await enterAs(page, ada)
  await visit(page, '/verification')
  await expect(page.getByText(`Your address ${ada.email} is not verified yet.`)).toBeVisible()
  await page.getByRole('button', { name: 'Send the e-mail again' }).click()
  await expect(page.getByText('A new e-mail is on its way.')).toBeVisible()
  await expectAccessible(page)
})

test('a login elsewhere that failed is explained on the login page; a code from another browser does not count', async ({
  page,
  faults,
}) => {
  await visit(page, '/login?socialError=unverified')
  await expect(page.getByRole('alert').first()).toContainText('has not verified your e-mail address')
  await expectAccessible(page)

  await visit(page, '/login?code=somebody-elses')
  await expect(page.getByRole('alert').first()).toContainText('did not succeed')
  await expect(page).toHaveURL('/login')
  await expect(page.locator('main input[name="email"]')).toBeVisible()
  faults.splice(0)
})
