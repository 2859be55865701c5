import { expect, test, visit } from './test.ts'

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

for (const [locale, home] of [
  ['', '/'],
  ['/fr', '/fr'],
  ['/cn', '/cn'],
] as const) {
  test(`${locale}/account sends a visitor home with the login modal open, and remembers the way`, async ({ page }) => {
    await page.goto(`${locale}/account`)

    await expect(page).toHaveURL(`${home}?loginModal=1`)
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(await page.evaluate(() => sessionStorage.getItem('cimaise.intended'))).toBe(`${locale}/account`)
  })
}

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
