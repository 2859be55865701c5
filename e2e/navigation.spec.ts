import { query } from './gallery.ts'
import { linksIn, partOf, readSent } from './sent-page.ts'
import { expect, expectAccessible, serverTest, test, visit } from './test.ts'

// These tests change the menu that all of them read.
test.describe.configure({ mode: 'serial' })

test.afterEach(() => query('DELETE FROM menu_items WHERE id >= 900'))

const IN_SIDEBAR = [
  ...['Cimaise', 'Artistes', 'Œuvres', 'Galerie', 'Actualités', 'Presse', 'Espace artistes', 'Tarifs', 'Contact'],
  ...['S’inscrire', 'Se connecter', 'Panier', 'English', '中文'],
]

const addItem = (values: string) =>
  query(
    `INSERT INTO menu_items (id, position, name, slug, use_external_link, external_link, dont_use_locale, authentication) VALUES ${values}`,
  )

serverTest(
  'menu items lead outside, to one language, or to the reader’s own; hostile addresses lead nowhere',
  async ({ request }) => {
    await addItem(`(901, 90, '{"en": "Fair"}', 'fair', true, 'https://fair.example/stand', false, false),
    (902, 91, '{"en": "Plain"}', 'faq', false, NULL, true, false),
    (903, 92, '{"en": "Trap"}', 'trap', true, 'javascript:alert(1)', false, false)`)
    const readBar = async () => partOf(await readSent(request, '/fr/privacy-policy'), 'header')
    await expect.poll(async () => (await readBar()).includes('Trap')).toBe(true)
    const links = linksIn(await readBar())
    const leadTo = (name: string) => links.filter(({ text }) => text.startsWith(name)).map(({ href }) => href)

    expect(leadTo('Fair')).toEqual(['https://fair.example/stand'])
    const { tag } = links.find(({ text }) => text.startsWith('Fair')) ?? { tag: '' }
    expect(tag).toContain('target="_blank"')
    expect(tag).toMatch(/rel="[^"]*noopener/)
    expect(leadTo('Plain')).toEqual(['/faq'])
    expect(leadTo('Artistes')).toEqual(['/fr/artist'])
    expect(leadTo('Trap').filter((href) => href !== undefined)).toEqual([])
  },
)

serverTest('Pricing comes with the item of id 27, and with no other', async ({ request }) => {
  const leadsToPricing = async () =>
    linksIn(partOf(await readSent(request, '/privacy-policy'), 'header')).some(
      ({ text, href }) => text === 'Pricing' && href === '/pricing',
    )
  expect(await leadsToPricing()).toBe(true)

  await query('UPDATE menu_items SET id = 927 WHERE id = 27')
  await expect.poll(leadsToPricing).toBe(false)
  await query('UPDATE menu_items SET id = 27 WHERE id = 927')
})

test('the keyboard reaches the content by the skip link first, a new page is announced and takes the focus; the search toggle opens, gives the focus back when it is closed, searches, clears, and closes when empty; what lies under it takes no focus', async ({
  page,
}) => {
  await visit(page, '/fr/privacy-policy')
  await test.step('the skip link', async () => {
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Aller au contenu' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/fr/privacy-policy#content')
  })

  await test.step('a new page', async () => {
    await page.getByRole('banner').getByRole('link', { name: 'Presse' }).click()
    await expect(page.getByRole('status')).toHaveText('Presse · Cimaise')
    await expect(page.getByRole('main')).toBeFocused()
  })

  await test.step('the search toggle', async () => {
    const search = page.getByRole('banner').getByRole('search')
    const field = search.getByRole('combobox')
    await expect(field).toBeHidden()

    await search.getByRole('button').click()
    await expect(field).toBeFocused()
    await page.keyboard.press('Shift+Tab')
    expect(
      await page.evaluate(() => document.activeElement?.closest('nav[aria-label="Navigation principale"]')),
    ).toBeNull()
    await field.focus()
    await page.keyboard.press('Escape')
    await expect(search.getByRole('button')).toBeFocused()

    await search.getByRole('button').click()
    await field.fill('  Été & <lumière> ')
    await field.press('Enter')

    await expect(page).toHaveURL(/\/fr\/search\?query=%C3%89t%C3%A9\+%26\+%3Clumi%C3%A8re%3E$/)
    await expect(page.getByText('résultats pour « Été & <lumière> »')).toBeVisible()
    await expect(field).toBeHidden()
    await search.getByRole('button').click()
    await expect(field).toHaveValue('')
    await search.getByRole('button').click()
    await expect(field).toBeHidden()
    await expect(page).toHaveURL(/query=/)
  })
})

test('up to 1024 px a sidebar repeats everything and gives the focus back, at 1025 px the bar stands alone; its logo leads home, Back and a wider window close it, and a link from it leaves no trace of it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1025, height: 800 })
  await visit(page, '/fr/privacy-policy')
  const opener = page.getByRole('button', { name: 'Ouvrir le menu' })
  const sidebar = page.getByRole('dialog', { name: 'Menu' })
  await expect(opener).toBeHidden()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Contact' })).toHaveAttribute(
    'href',
    '/fr/gallery#map',
  )

  await test.step('everything stands in it, and the focus comes back', async () => {
    await page.setViewportSize({ width: 1024, height: 800 })
    await expect(page.getByRole('link', { name: 'Artistes', exact: true }).first()).toBeHidden()
    await opener.click()
    for (const name of IN_SIDEBAR) await expect(sidebar.getByRole('link', { name, exact: true })).toBeVisible()
    await expect(sidebar.getByRole('combobox')).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(sidebar).toBeHidden()
    await expect(opener).toBeFocused()
  })

  await page.setViewportSize({ width: 390, height: 800 })
  await test.step('Back closes it', async () => {
    await opener.click()
    await expect(sidebar).toBeVisible()
    await page.goBack()
    await expect(sidebar).toHaveCount(0)
    await expect(page).toHaveURL('/fr/privacy-policy')
  })

  await test.step('a link from it leaves no trace of it', async () => {
    await opener.click()
    await sidebar.getByRole('link', { name: 'Presse' }).click()
    await expect(page).toHaveURL('/fr/press')
    await expect(sidebar).toHaveCount(0)
    await page.goBack()
    await expect(page).toHaveURL('/fr/privacy-policy')
    await expect(sidebar).toHaveCount(0)
  })

  await test.step('the logo leads home and closes it, at home too', async () => {
    for (const leaving of ['/fr/privacy-policy', '/fr']) {
      await expect(page).toHaveURL(leaving)
      await opener.click()
      await sidebar.getByText('Cimaise', { exact: true }).click()
      await expect(sidebar).toHaveCount(0)
      await expect(page).toHaveURL('/fr')
    }
  })

  await test.step('a wider window closes it', async () => {
    await opener.click()
    await expect(sidebar).toBeVisible()
    await page.setViewportSize({ width: 1200, height: 800 })
    await expect(sidebar).toHaveCount(0)
  })
})

test('items for those who are logged in are hidden from others, the cart shows a number only when something is in it, and whatever stands in the browser’s storage, the page stays whole, even if there is none', async ({
  page,
  logIn,
  faults,
}) => {
  await addItem(`(904, 90, '{"en": "Private view"}', 'faq', false, NULL, false, true)`)
  await expect
    .poll(async () => (await (await page.request.get('/api/menu')).text()).includes('Private view'))
    .toBe(true)
  await visit(page, '/cn/privacy-policy')
  await expect(page.getByRole('link', { name: 'Private view' })).toHaveCount(0)
  await expect(page.getByRole('link', { name: '购物车', exact: true })).toHaveText('')

  await test.step('who is logged in and what lies in the cart', async () => {
    await logIn()
    await page.evaluate(() => {
      const artworks = [
        { id: 1, final_price: 10 },
        { id: 2, final_price: 5 },
      ]
      localStorage.setItem('cimaise.cart', JSON.stringify({ state: { artworks, deliveryPrice: 0 }, version: 0 }))
    })
    await page.reload()
    await expect(page.getByRole('link', { name: 'Private view' })).toBeVisible()
    await expect(page.getByRole('link', { name: '购物车，2 件作品' })).toHaveText('2')
  })

  await test.step('damaged', async () => {
    await page.evaluate(() => {
      for (const key of ['cart', 'auth', 'consent']) localStorage.setItem(`cimaise.${key}`, '{"state":')
    })
    await page.reload()
    await expect(page.getByRole('link', { name: '登录' })).toBeVisible()
    await expect(page.getByRole('button', { name: '拒绝' })).toBeVisible()
  })

  await test.step('forbidden', async () => {
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('forbidden', 'SecurityError')
          },
        })
      }
    })
    expect(faults).toEqual([])
    await visit(page, '/cn/privacy-policy')
    await page.getByRole('banner').getByRole('link', { name: '媒体' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('媒体')
    await page.getByRole('button', { name: '拒绝' }).click()
    await expect(page.getByRole('button', { name: '拒绝' })).toHaveCount(0)
    // The router's own script, which restores the place on the page, complains and goes on.
    expect(new Set(faults.splice(0))).toEqual(new Set(['SecurityError: forbidden']))
  })
})
