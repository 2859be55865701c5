import type { APIRequestContext } from '@playwright/test'

import { storefront as cn } from '../src/messages/cn/storefront.ts'
import { query } from './gallery.ts'
import { linksIn, partOf, readSent } from './sent-page.ts'
import { expect, expectAccessible, serverTest, test, visit } from './test.ts'

test.describe.configure({ mode: 'serial' })

test.afterEach(() =>
  query("UPDATE pages SET media_type = 'IMAGE', image = NULL, video = NULL, links = '[]' WHERE slug = 'footer'"),
)

async function setFooter(values: string, sign: string, request: APIRequestContext) {
  await query(`UPDATE pages SET ${values} WHERE slug = 'footer'`)
  await expect.poll(async () => (await readSent(request, '/privacy-policy')).html.includes(sign)).toBe(true)
}

serverTest('the footer leads to all its places', async ({ request }) => {
  const addresses = linksIn(partOf(await readSent(request, '/fr/privacy-policy'), 'footer')).map(({ href }) => href)

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
    const { html } = await readSent(request, address)
    expect([address, html.split(` id="${address.split('#')[1]}"`).length]).toEqual([address, 2])
  }
})

test('on a phone the groups unfold; the newsletter field says what is wrong, keeps what was typed when nobody can be reached, and thanks for an address', async ({
  page,
  faults,
  context,
}) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await visit(page, '/cn/privacy-policy')
  await page.getByRole('button', { name: '拒绝' }).click()
  const footer = page.getByRole('contentinfo')
  const field = page.getByLabel('您的电子邮箱')
  const { footer: words } = cn

  await test.step('a group unfolds', async () => {
    const group = footer.getByRole('button', { name: words.artworks })
    await expect(footer.getByRole('link', { name: '素描' })).toBeHidden()
    await group.click()
    await expect(footer.getByRole('link', { name: '素描' })).toBeVisible()
    await expect(group).toHaveAttribute('aria-expanded', 'true')
  })

  await test.step('what is wrong is said, and forgotten on editing', async () => {
    await field.fill('ada')
    await page.getByRole('button', { name: '订阅' }).click()
    await expect(page.getByText('请输入有效的电子邮箱')).toBeVisible()
    await expect(field).toBeFocused()
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    expect(faults.splice(0)).toHaveLength(2)
    await expectAccessible(page)
    await field.fill('ada@example.com')
    await expect(page.getByText('请输入有效的电子邮箱')).toHaveCount(0)
  })

  await test.step('when the server cannot be reached, what was typed stays and the field says so', async () => {
    await context.setOffline(true)
    await page.getByRole('button', { name: '订阅' }).click()
    await expect(page.getByText(words.newsletterFailed)).toBeVisible()
    await expect(field).toHaveValue('ada@example.com')
    expect(faults.splice(0).filter((fault) => fault.includes('/api/newsletter failed'))).toHaveLength(1)
    await context.setOffline(false)
  })

  await field.press('Enter')
  await expect(page.getByText('谢谢。请打开我们发送的邮件，确认您的邮箱。')).toBeVisible()
})

test('a video of another company plays only after consent', async ({ page, faults }) => {
  await page.route('https://www.youtube-nocookie.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: 'the player' }),
  )
  await setFooter(
    `media_type = 'VIDEO', video = 'https://www.youtube.com/watch?v=abcdefghijk'`,
    'youtube',
    page.request,
  )
  await visit(page, '/privacy-policy')
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

serverTest(
  'a video elsewhere is a plain link, a cover picture a picture, social places open beside',
  async ({ request }) => {
    const readFooter = async () => partOf(await readSent(request, '/privacy-policy'), 'footer')
    await setFooter(
      `media_type = 'VIDEO', video = 'https://films.example/1', links = '[{"name": "Picture feed", "url": "https://feed.example/cimaise"}]'`,
      'films.example',
      request,
    )
    const links = linksIn(await readFooter())
    const film = links.find(({ text }) => text.includes('Watch the video on films.example'))
    expect(film).toMatchObject({ href: 'https://films.example/1', tag: expect.stringContaining('target="_blank"') })
    const feed = links.find(({ text }) => text.includes('Picture feed'))
    expect(feed).toMatchObject({
      href: 'https://feed.example/cimaise',
      tag: expect.stringContaining('target="_blank"'),
    })

    await setFooter(`media_type = 'IMAGE', image = 'covers/spring.svg'`, 'covers/spring.svg', request)
    expect(await readFooter()).toMatch(/<img [^>]*src="\/storage\/covers\/spring\.svg"/)
  },
)
