import { query } from './gallery.ts'
import { expect, expectAccessible, test, visit } from './test.ts'

test.describe.configure({ mode: 'serial' })

test.afterEach(() =>
  query("UPDATE pages SET media_type = 'IMAGE', image = NULL, video = NULL, links = '[]' WHERE slug = 'footer'"),
)

async function setFooter(values: string, sign: string, page: import('@playwright/test').Page) {
  await query(`UPDATE pages SET ${values} WHERE slug = 'footer'`)
  await expect.poll(async () => (await (await page.request.get('/')).text()).includes(sign)).toBe(true)
}

test('the footer leads to all its places', async ({ page }) => {
  await visit(page, '/fr')
  const footer = page.getByRole('contentinfo')
  const addresses = await footer
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))

  // The gallery's places elsewhere are tested below.
  expect(addresses.filter((address) => !address?.startsWith('http'))).toEqual([
    '/fr/artwork?category=Drawing',
    '/fr/artwork?category=Painting',
    '/fr/artwork?category=Photography',
    '/fr/artwork?category=Sculpture',
    '/fr/artist#worldwide',
    '/fr/artist#gallery',
    '/fr/artist#featured',
    '/fr/gallery#exhibitions',
    '/fr/gallery#map',
    '/fr/press#press_title',
    '/fr/faq',
    '/fr/subscription',
    '/fr/general-terms-and-conditions',
    '/fr/terms-of-sales',
    '/fr/conditions-of-use',
    '/fr/privacy-policy',
  ])
  for (const address of [
    '/artist#worldwide',
    '/artist#gallery',
    '/artist#featured',
    '/gallery#exhibitions',
    '/gallery#map',
    '/press#press_title',
  ]) {
    await visit(page, address)
    await expect(page.locator(new URL(address, 'http://any').hash)).toHaveCount(1)
  }
})

test('on a phone the groups fold and unfold', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await visit(page, '/')
  const footer = page.getByRole('contentinfo')
  await expect(footer.getByRole('link', { name: 'Drawing' })).toBeHidden()

  await footer.getByRole('button', { name: 'Artworks' }).click()

  await expect(footer.getByRole('link', { name: 'Drawing' })).toBeVisible()
  await expect(footer.getByRole('button', { name: 'Artworks' })).toHaveAttribute('aria-expanded', 'true')
  await expectAccessible(page)
})

test('the newsletter field says what is wrong, forgets it on editing, and thanks for an address', async ({
  page,
  faults,
}) => {
  await visit(page, '/cn')
  await page.getByRole('button', { name: '拒绝' }).click()
  const field = page.getByLabel('您的电子邮箱')
  await field.fill('ada')
  await page.getByRole('button', { name: '订阅' }).click()

  await expect(page.getByText('请输入有效的电子邮箱')).toBeVisible()
  await expect(field).toBeFocused()
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  expect(faults.splice(0)).toHaveLength(2)
  await expectAccessible(page)
  await field.fill('ada@example.com')
  await expect(page.getByText('请输入有效的电子邮箱')).toHaveCount(0)
  await field.press('Enter')
  await expect(page.getByText('谢谢。请打开我们发送的邮件，确认您的邮箱。')).toBeVisible()
})

test('when the server cannot be reached, what was typed stays and the field says so', async ({
  page,
  faults,
  context,
}) => {
  await visit(page, '/')
  const field = page.getByLabel('Your e-mail address')
  await field.fill('ada@example.com')
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Subscribe' }).click()

  await expect(page.getByText('Your address could not be saved. Please try again.')).toBeVisible()
  await expect(field).toHaveValue('ada@example.com')
  expect(faults.splice(0).filter((fault) => fault.includes('/api/newsletter failed'))).toHaveLength(1)
})

test('a video of another company plays only after consent', async ({ page, faults }) => {
  await page.route('https://www.youtube-nocookie.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: 'the player' }),
  )
  await setFooter(`media_type = 'VIDEO', video = 'https://www.youtube.com/watch?v=abcdefghijk'`, 'youtube', page)
  await visit(page, '/')
  await page.getByRole('button', { name: 'Refuse' }).click()
  await expect(page.getByText('The video comes from youtube.com.')).toBeVisible()
  expect(await page.locator('iframe').count()).toBe(0)
  expect(faults).toEqual([])

  await page.getByRole('button', { name: 'Allow videos and play' }).click()

  await expect(page.locator('iframe')).toHaveAttribute(
    'src',
    'https://www.youtube-nocookie.com/embed/abcdefghijk?autoplay=1',
  )
  expect(faults.splice(0)).toEqual([expect.stringContaining('request to https://www.youtube-nocookie.com/')])
})

test('a video elsewhere is a plain link, a cover picture a picture, social places open beside', async ({ page }) => {
  await setFooter(
    `media_type = 'VIDEO', video = 'https://films.example/1', links = '[{"name": "Picture feed", "url": "https://feed.example/cimaise"}]'`,
    'films.example',
    page,
  )
  await visit(page, '/')
  await expect(page.getByRole('link', { name: /Watch the video on films.example/ })).toHaveAttribute('target', '_blank')
  await expect(page.getByRole('link', { name: /Picture feed/ })).toHaveAttribute('href', 'https://feed.example/cimaise')

  await page.route('**/storage/covers/spring.svg', (route) =>
    route.fulfill({
      contentType: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="3"/>',
    }),
  )
  await setFooter(`media_type = 'IMAGE', image = 'covers/spring.svg'`, 'covers/spring.svg', page)
  await visit(page, '/')
  await expect(page.getByRole('contentinfo').getByRole('img')).toHaveAttribute('src', '/storage/covers/spring.svg')
})
