import { pressWords } from './press-words.ts'
import { expect, expectAccessible, test, visit } from './test.ts'

const stored = () => ({ local: Object.keys(localStorage), cookies: document.cookie })

test('nothing is stored before the visitor chooses; refusing is one click like accepting; nobody is asked twice', async ({
  page,
}) => {
  await visit(page, '/privacy-policy')
  const banner = page.getByRole('region', { name: 'Your privacy in the gallery' })
  await expect(banner).toBeVisible()
  await expectAccessible(page)
  expect(await page.evaluate(stored)).toEqual({ local: [], cookies: '' })
  const [refuse, accept] = await Promise.all(
    ['Refuse', 'Accept'].map((name) => banner.getByRole('button', { name }).boundingBox()),
  )
  expect(refuse?.height).toBe(accept?.height)

  await banner.getByRole('button', { name: 'Refuse' }).click()

  await expect(banner).toBeHidden()
  expect(await page.evaluate(() => localStorage.getItem('cimaise.consent'))).toContain('"videos":false,"maps":false')
  await visit(page, '/privacy-policy')
  await expect(banner).toBeHidden()
})

test('the banner follows a change of the language', async ({ page }) => {
  await visit(page, '/privacy-policy')
  await expect(page.getByRole('button', { name: 'Refuse' })).toBeVisible()

  await page.getByRole('link', { name: '中文' }).first().click()

  await expect(page.getByRole('region', { name: '您在画廊的隐私' })).toBeVisible()
  await expect(page.getByRole('button', { name: '拒绝' })).toBeVisible()
})

test('each purpose can be chosen on its own, and changed later from the footer', async ({ page }) => {
  await visit(page, '/fr/privacy-policy')
  await page.getByRole('button', { name: 'Choisir' }).click()
  await pressWords(page.getByLabel('Cartes'))
  await page.getByRole('button', { name: 'Enregistrer mon choix' }).click()
  expect(await page.evaluate(() => localStorage.getItem('cimaise.consent'))).toContain('"videos":false,"maps":true')

  await page.getByRole('button', { name: 'Gestion des cookies' }).click()
  await expect(page.getByLabel('Cartes')).toBeChecked()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Refuser' }).click()
  expect(await page.evaluate(() => localStorage.getItem('cimaise.consent'))).toContain('"videos":false,"maps":false')
})

test('on a small screen the banner neither fills it nor hides what the keyboard reaches', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await visit(page, '/privacy-policy')
  const banner = page.getByRole('region', { name: 'Your privacy in the gallery' })
  await expect(banner).toBeVisible()
  expect((await banner.boundingBox())?.height).toBeLessThan(844 / 2)

  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Terms of sales' })
  await page.getByRole('contentinfo').getByRole('button', { name: 'Information' }).focus()
  await page.keyboard.press('Tab')
  await expect(link).toBeFocused()
  const [top, bottom] = [
    (await banner.boundingBox())?.y ?? 0,
    await link.boundingBox().then((box) => (box?.y ?? 0) + (box?.height ?? 0)),
  ]
  expect(bottom).toBeLessThanOrEqual(top + 1)
})

test('the Tab key inside the banner leaves the list where it is', async ({ page }) => {
  await visit(page, '/artwork')
  const banner = page.getByRole('region', { name: 'Your privacy in the gallery' })
  await expect(banner).toBeVisible()
  await page.evaluate(() => window.scrollTo(0, 300))
  await banner.getByRole('link').focus()
  expect(await page.evaluate(() => window.scrollY)).toBe(300)

  for (const name of ['Refuse', 'Accept', 'Choose']) {
    await page.keyboard.press('Tab')
    await expect(banner.getByRole('button', { name })).toBeFocused()
    expect(await page.evaluate(() => window.scrollY)).toBe(300)
  }
})

test('choosing gives the focus back to the page, asking again takes it to the question', async ({ page }) => {
  await visit(page, '/privacy-policy')
  await page.getByRole('button', { name: 'Refuse' }).click()
  await expect(page.getByRole('main')).toBeFocused()

  await page.getByRole('button', { name: 'Cookie settings' }).click()
  await expect(page.getByRole('heading', { name: 'Your privacy in the gallery' })).toBeFocused()
})
