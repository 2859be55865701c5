import type { APIRequestContext, Page } from '@playwright/test'

import type { Artist, ArtistCard } from '../src/contract/catalogue/shapes.ts'
import type { Locale } from '../src/contract/locale.ts'
import { artist as english } from '../src/messages/en/catalogue/artist.ts'
import { storefront as en } from '../src/messages/en/storefront.ts'
import { artist as french } from '../src/messages/fr/catalogue/artist.ts'
import { linksIn, partOf, readSent, textOf } from './sent-page.ts'
import { expect, expectAccessible, serverTest, test, visit } from './test.ts'

const ROOMS = ['series', 'exhibitions', 'news', 'press', 'statement', 'video'] as const
const PHONE = { width: 390, height: 844 }
const DESKTOP = { width: 1440, height: 900 }

// Every room of hers is filled.
const SOMEBODY = 'lin-yue'
// Her films have not been made.
const UNFILMED = 'ragnhild-skarvag'
// Fewer works of hers are for sale than the page has room for.
const SCARCE = 'marie-line-cadorel'

async function readArtist(request: APIRequestContext, slug: string, locale: Locale = 'en') {
  const reply = await request.get(`/api/artists/${slug}?with=series,series.artworks,type,videos,presses,news`, {
    headers: { 'accept-language': locale },
  })
  const { artist } = (await reply.json()) as { artist: Artist }
  return artist
}

/** Her first series, and where it hangs. */
async function readSeries(request: APIRequestContext, slug = SOMEBODY) {
  const { series: [series] = [] } = await readArtist(request, slug)
  const { artworks = [] } = series ?? {}
  return { slug: series?.slug ?? '', artworks, path: `/artist/${slug}/series/${series?.slug}` }
}

/** Notes every call for an artist that the browser makes from now on. */
function countArtistCalls(page: Page): string[] {
  const calls: string[] = []
  page.on('request', (request) => {
    const slug = /\/api\/artists\/([^/?]+)/.exec(request.url())?.[1]
    if (slug) calls.push(slug)
  })
  return calls
}

const tabsOf = (page: Page) => page.getByRole('navigation', { name: /^Pages of/ })

async function walkRooms(page: Page, rooms: readonly (typeof ROOMS)[number][]) {
  for (const room of rooms) {
    await tabsOf(page).getByRole('link', { name: english.rooms[room] }).click()
    await expect(page).toHaveURL(new RegExp(`/${room}$`))
    await expect(tabsOf(page).locator('[aria-current=page]')).toHaveText(english.rooms[room])
  }
}

test('artists hang in three groups with their anchors, and all of them stand in an index by name; walking through all rooms of one makes one call, another one more', async ({
  page,
  request,
}) => {
  const { artists } = (await (await request.get('/api/artists')).json()) as { artists: ArtistCard[] }
  await visit(page, '/artist#worldwide')
  const calls = countArtistCalls(page)

  await test.step('three groups', async () => {
    for (const group of ['featured', 'gallery', 'worldwide'] as const) {
      const section = page.locator(`section#${group}`)
      await expect(section.getByRole('heading', { level: 2 })).toHaveText(english.groups[group])
      const names = artists.filter(({ groups }) => groups.includes(group)).map(({ name }) => name)
      await expect(section.getByRole('heading', { level: 3 })).toHaveText(names)
    }
    await expect(page.locator('#worldwide')).toBeInViewport()
    const first = page.locator(`#gallery [data-artist="${SOMEBODY}"]`)
    const { headline, available_count: count } = artists.find(({ slug }) => slug === SOMEBODY) as ArtistCard
    await expect(first).toContainText(headline ?? 'a headline')
    await expect(first).toContainText(`${count} works available`)
  })

  await test.step('an index', async () => {
    await page.getByRole('link', { name: english.indexShort, exact: true }).click()
    await expect(page).toHaveURL('/artist#index')
    const index = page.locator('#index')
    await expect(index).toBeInViewport()
    await expect(index.getByRole('link')).toHaveCount(artists.length)
    const letters = await index.getByRole('heading', { level: 3 }).allTextContents()
    expect(letters).toEqual(letters.toSorted())
    await expect(index.locator('li', { has: page.getByRole('heading', { name: 'C', exact: true }) })).toContainText(
      'Inês Corval',
    )
  })

  await test.step('all rooms of one artist', async () => {
    await page.locator(`#gallery [data-artist="${SOMEBODY}"]`).click()
    await expect(page.locator('h1')).toHaveText('Lin Yue')
    await walkRooms(page, ROOMS)
    expect(calls).toEqual([SOMEBODY])
  })

  await test.step('another artist', async () => {
    await page.getByRole('banner').getByRole('link', { name: 'Artists' }).first().click()
    await page.locator(`#gallery [data-artist="${UNFILMED}"]`).click()
    await expect(page.locator('h1')).toHaveText('Ragnhild Skarvåg')
    await walkRooms(page, ['statement'])
    expect(calls).toEqual([SOMEBODY, UNFILMED])
  })
})

test('a room in which nothing hangs has no tab, says so, and shows the next doors; what the server has rendered counts as fetched, another language is another call; rooms gone through quickly leave nothing behind', async ({
  page,
}) => {
  const calls = countArtistCalls(page)
  const home = `/artist/${UNFILMED}`
  await visit(page, `${home}/video`)

  await test.step('an empty room', async () => {
    await expect(page.getByText('No film about Ragnhild Skarvåg has been made yet.')).toBeVisible()
    await expect(tabsOf(page).getByRole('link', { name: english.rooms.video })).toHaveCount(0)
    await expect(tabsOf(page).getByRole('link', { name: english.rooms.press })).toHaveCount(1)
    await expectAccessible(page)
    await page.getByRole('main').getByRole('link', { name: english.toWorks }).click()
    await expect(page).toHaveURL(home)
  })

  await test.step('rooms gone through quickly: a later reload stays where one is', async () => {
    const tab = (name: string) => tabsOf(page).getByText(name, { exact: true })
    // Once all have been visited, going from one to another takes no time.
    for (const name of ['Series', 'Statement', 'Overview', 'Series', 'Statement', 'Overview']) await tab(name).click()
    await expect(page).toHaveURL(home)
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    expect(await page.evaluate(() => sessionStorage.getItem('cimaise.goingTo'))).toBeNull()
    expect(calls).toEqual([])
    await page.getByText('Skip to content').focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(`${home}#content`)
    await page.reload()
    await expect(page.locator('header [role=combobox]')).toBeAttached()
    await expect(page).toHaveURL(`${home}#content`)
  })

  await test.step('another language', async () => {
    await walkRooms(page, ['statement'])
    expect(calls).toEqual([])
    await page.getByRole('banner').getByRole('link', { name: 'Français' }).click()
    await expect(page).toHaveURL(`/fr${home}/statement`)
    await expect(page.locator('h1')).toHaveText(french.titles.statement.replace('{name}', 'Ragnhild Skarvåg'))
    expect(calls).toEqual([UNFILMED])
  })
})

serverTest('counts on the page are those of the API, and the works for sale come first', async ({ request }) => {
  const artist = await readArtist(request, SCARCE)
  const main = partOf(await readSent(request, `/artist/${SCARCE}`), 'main')

  expect(textOf(main)).toContain(`${artist.available_count} available, ${artist.sold_count} sold`)
  const forSale = artist.artworks.filter(({ availability }) => availability === 'available')
  expect(forSale).toHaveLength(artist.available_count)
  expect(forSale.length).toBeLessThan(12)
  const links = linksIn(main)
  const hung = linksIn(main.slice(main.indexOf(' id="works"'))).flatMap(
    ({ tag }) => tag.split(' data-artwork="')[1]?.split('"')[0] ?? [],
  )
  expect(hung).toEqual(forSale.map(({ slug }) => slug))
  expect(links.find(({ text }) => text.includes(`All ${artist.artworks.length} works`))?.href).toBe(
    `/artwork?artist=${SCARCE}`,
  )

  const series = linksIn(partOf(await readSent(request, `/artist/${SCARCE}/series`), 'main'))
  for (const { title, artwork_count: works, available_count: available } of artist.series ?? []) {
    const card = series.find(({ text }) => text.includes(title))
    expect(card?.text).toContain(`${works} works · ${available === 0 ? 'none' : available} available`)
  }
})

test('a film waits behind its poster and can be played', async ({ page, request }) => {
  const { videos: [video] = [] } = await readArtist(request, SOMEBODY)
  await visit(page, `/artist/${SOMEBODY}/video`)
  const film = page.locator('video')
  await expect(film).toHaveAttribute('preload', 'none')
  await expect(film).toHaveAttribute('poster', /\/storage\/pictures\//)
  await expect(page.locator('figcaption')).toHaveText(video?.title ?? '')

  const time = () => film.evaluate((element) => (element as HTMLVideoElement).currentTime)
  await film.scrollIntoViewIfNeeded()
  const { x, y, width, height } = (await film.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  // In its middle, and twice by habit.
  await page.mouse.dblclick(x + width / 2, y + height / 2)
  await expect.poll(time).toBeGreaterThan(1)
  await expect(film).toBeFocused()
  await expectAccessible(page, 'main')

  await walkRooms(page, ['press', 'video'])
  const cover = page.getByRole('button', { name: video?.title ?? '' })
  await cover.focus()
  await page.keyboard.press('Enter')
  await expect.poll(time).toBeGreaterThan(1)
})

test('by links and arrow keys from an artist to a series, through its works and back to the artist; its works hang to scale, nothing lies beyond its ends, and the keys stay with the field that is being written in', async ({
  page,
  request,
}) => {
  const { artworks, path } = await readSeries(request)
  const addressAt = (at: number) => `${path}/artwork/${artworks[at]?.slug}`
  const last = artworks.length - 1
  await visit(page, `/artist/${SOMEBODY}/series`)
  const calls = countArtistCalls(page)
  await page.locator(`main a[href="${path}"]`).click()
  await expect(page).toHaveURL(path)
  await expect(page.locator('[data-scaled]')).toHaveCount(artworks.length)

  for (const viewport of [PHONE, DESKTOP]) {
    await test.step(`to scale, ${viewport.width} px wide`, async () => {
      await page.setViewportSize(viewport)
      const widths = await page
        .locator('[data-scaled]')
        .evaluateAll((boxes) => boxes.map((box) => box.getBoundingClientRect().width))
      const scales = artworks.map(({ width }, at) => (widths[at] ?? 0) / width)
      expect(Math.max(...scales) - Math.min(...scales)).toBeLessThan(0.01)
      expect(Math.min(...scales)).toBeGreaterThan(1)
    })
  }

  await test.step('from work to work', async () => {
    await page.locator(`[data-artwork="${artworks[1]?.slug}"]`).click()
    await expect(page).toHaveURL(addressAt(1))
    await expect(page.getByText(`2 of ${artworks.length}`, { exact: true })).toBeVisible()
    const ownPage = page.getByRole('link', { name: english.toWork })
    await expect(ownPage).toHaveAttribute('href', `/artwork/${artworks[1]?.slug}`)
    // A key that is pressed as soon as the work stands there goes on from it.
    await page.evaluate((first) => {
      new MutationObserver((_, watching) => {
        if (!document.querySelector('main')?.textContent.includes(first)) return
        watching.disconnect()
        document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }))
      }).observe(document, { childList: true, characterData: true, subtree: true })
    }, `1 of ${artworks.length}`)
    await page.getByRole('link', { name: english.previous }).click()
    await expect(page).toHaveURL(addressAt(1))
    await page.getByRole('link', { name: english.previous }).click()
    await expect(page).toHaveURL(addressAt(0))
    await expect(page.getByRole('link', { name: english.previous })).toHaveCount(0)
    await page.keyboard.press('ArrowLeft')
    for (let at = 1; at <= last; at++) {
      await page.keyboard.press('ArrowRight')
      await expect(page).toHaveURL(addressAt(at))
      await expect(page.getByText(`${at + 1} of ${artworks.length}`, { exact: true })).toBeVisible()
    }
    await expect(page.getByRole('link', { name: english.next })).toHaveCount(0)
    await page.keyboard.press('ArrowLeft')
    await expect(page).toHaveURL(addressAt(last - 1))
    await page.getByRole('link', { name: english.next }).click()
    await expect(page).toHaveURL(addressAt(last))
  })

  await test.step('writing', async () => {
    const field = page.getByLabel(en.footer.newsletterField)
    await field.fill('ada@example.com')
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.type('x')
    await expect(field).toHaveValue('ada@example.cxom')
    await expect(page).toHaveURL(addressAt(last))
  })

  await page.locator(`main a[href="${path}"]`).click()
  await page.getByRole('link', { name: 'A series by Lin Yue' }).click()
  await expect(page).toHaveURL(`/artist/${SOMEBODY}`)
  expect(calls).toEqual([])
})

test.describe('with a finger', () => {
  test.use({ hasTouch: true, viewport: PHONE })

  test('a swipe steps to the neighbour, a scroll or a tap does not', async ({ page, request }) => {
    const { artworks, path } = await readSeries(request)
    await visit(page, path + '/artwork')
    const box = (await page.locator('[data-swipe]').boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    const touch = await page.context().newCDPSession(page)
    const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
    const swipe = async (dx: number, dy: number) => {
      await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [middle] })
      for (const part of [0.25, 0.5, 0.75, 1]) {
        const touchPoints = [{ x: middle.x + dx * part, y: middle.y + dy * part }]
        await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints })
      }
      await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    }

    await swipe(0, -40)
    await swipe(10, 0)
    await expect(page).toHaveURL(`${path}/artwork`)
    await page.evaluate(() => window.scrollTo(0, 0))
    await swipe(-120, 6)
    await expect(page).toHaveURL(`${path}/artwork/${artworks[1]?.slug}`)
    await expect(page.getByText(`2 of ${artworks.length}`, { exact: true })).toBeVisible()
    await swipe(120, 6)
    await expect(page).toHaveURL(`${path}/artwork/${artworks[0]?.slug}`)
  })
})

serverTest('without a name the first work of the series is shown', async ({ request }) => {
  const { artworks, path } = await readSeries(request)
  for (const address of [`${path}/artwork`, `${path}/artwork/${artworks[0]?.slug}`]) {
    const main = partOf(await readSent(request, address), 'main')
    expect(textOf(main)).toContain(`1 of ${artworks.length}`)
    const names = main.split('<cite').map((piece) => textOf(`<${piece.split('</cite>')[0]}`))
    expect(names).toContain(artworks[0]?.title)
  }
})

serverTest('a wrong pair of artist, series and work leads to the right place, or to 404', async ({ request }) => {
  const { series: [first, second] = [] } = await readArtist(request, SOMEBODY)
  const work = second?.artworks?.[0]?.slug
  const leadsTo = async (address: string) => {
    const reply = await request.get(address, { maxRedirects: 0 })
    return reply.status() === 404 ? 404 : new URL(reply.headers().location ?? '/', 'http://x').pathname
  }
  const right = `/artist/${SOMEBODY}/series/${first?.slug}`

  expect(await leadsTo(`/artist/${UNFILMED}/series/${first?.slug}`)).toBe(right)
  expect(await leadsTo(`/fr/artist/${UNFILMED}/series/${first?.slug}/artwork`)).toBe(`/fr${right}/artwork`)
  expect(await leadsTo(`${right}/artwork/${work}`)).toBe(`/artist/${SOMEBODY}/series/${second?.slug}/artwork/${work}`)
  expect(await leadsTo(`${right}/artwork/nothing`)).toBe(404)
  expect(await leadsTo(`/artist/${SOMEBODY}/series/nothing`)).toBe(404)
  expect(await leadsTo(`/artist/nobody/series/${first?.slug}`)).toBe(404)
  expect(await leadsTo('/artist/not%20a%20slug')).toBe(404)
})

serverTest('what search engines read names the artist and the way there, and no price', async ({ request }) => {
  const html = await (await request.get(`/fr/artist/${SOMEBODY}`)).text()
  const found = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
    ([, text]) => JSON.parse(text ?? '') as { '@type': string; url?: string },
  )

  expect(found.map((one) => one['@type'])).toEqual(['Person', 'BreadcrumbList'])
  expect(found[0]?.url).toMatch(new RegExp(`^http.*/fr/artist/${SOMEBODY}$`))
  expect(JSON.stringify(found)).not.toMatch(/price|offer/i)
})
