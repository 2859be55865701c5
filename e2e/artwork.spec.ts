import type { Page } from '@playwright/test'

import type { Artwork, ArtworkCard } from '../src/contract/catalogue/shapes.ts'
import { artwork as english } from '../src/messages/en/catalogue/artwork.ts'
import { label as englishLabel } from '../src/messages/en/catalogue/label.ts'
import { fill } from '../src/messages/fill.ts'
import { formatDifference, formatDimensions, formatInches, formatMoney } from '../src/messages/format.ts'
import { artwork as french } from '../src/messages/fr/catalogue/artwork.ts'
import { galleryUrl, query } from './gallery.ts'
import { pressWords } from './press-words.ts'
import { expect, expectAccessible, serverTest, test, visit } from './test.ts'

const PHONE = { width: 390, height: 844 }
/** Has several views, and more pixels than pages show. */
const LARGE = 'two-trawlers-inner-wall-november'

async function findWorks(search: string): Promise<ArtworkCard[]> {
  const reply = await fetch(`${galleryUrl}/api/artworks?${search}`)
  return ((await reply.json()) as { artworks: ArtworkCard[] }).artworks
}

async function findWork(search: string, fits: (artwork: ArtworkCard) => boolean = () => true): Promise<ArtworkCard> {
  const artwork = (await findWorks(search)).find((one) => one.picture !== null && fits(one))
  if (!artwork) throw new Error(`no work for ${search}`)
  return artwork
}

const findForSale = () =>
  findWork('category=Painting&availability=available', ({ final_price }) => final_price !== null)

/** A print for sale; each of its options can be chosen. */
const findPrint = async () =>
  readWork(
    (
      await findWork(
        'category=Photography&availability=available',
        ({ kind, final_price }) => kind === 'print' && final_price !== null,
      )
    ).slug,
  )

async function readWork(slug: string, locale = 'en'): Promise<Artwork> {
  const reply = await fetch(`${galleryUrl}/api/artworks/${slug}`, { headers: { 'accept-language': locale } })
  return ((await reply.json()) as { artwork: Artwork }).artwork
}

async function readPage(slug: string): Promise<string> {
  const reply = await fetch(`${galleryUrl}/artwork/${slug}`)
  expect(reply.status).toBe(200)
  return reply.text()
}

/** Opens a page for somebody who has answered the question of consent, which would lie over its controls. */
async function open(page: Page, address: string): Promise<void> {
  await page.context().addInitScript(() => {
    const state = { choices: { videos: false, maps: false } }
    localStorage.setItem('cimaise.consent', JSON.stringify({ state, version: 0 }))
  })
  await visit(page, address)
}

const priceOn = (page: Page) => page.locator('[data-price]')
const status = (page: Page) => page.locator('[role=status]')
const cartInStorage = (page: Page) =>
  page.evaluate(
    () =>
      (JSON.parse(localStorage.getItem('cimaise.cart') ?? 'null') as { state: { artworks: unknown[] } } | null)?.state
        .artworks ?? [],
  )

/** Opens the device’s own sheet as a browser that has one does, and answers with what it is given. */
const shareAs = (page: Page, words: string) =>
  page.evaluate(async (name) => {
    const sheet = Promise.withResolvers<ShareData>()
    Object.assign(navigator, {
      share: (data: ShareData) => {
        sheet.resolve(data)
        return Promise.resolve()
      },
    })
    for (const button of document.querySelectorAll('button')) if (button.textContent === name) button.click()
    return sheet.promise
  }, words)

/** Two fingers on a phone, so far from its middle. */
async function openPinch(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  return (type: 'touchStart' | 'touchMove' | 'touchEnd', ...distances: number[]) =>
    devtools.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: distances.flatMap((distance) => [
        { x: 195 - distance, y: 450, id: 0 },
        { x: 195 + distance, y: 450, id: 1 },
      ]),
    })
}

test('in fr the label of a print is complete and in the order of the house; its options change the price at once, and go into the cart with it', async ({
  page,
}) => {
  const { id, slug } = await findPrint()
  const artwork = await readWork(slug, 'fr')
  const { title, final_price, print_options } = artwork
  await open(page, `/fr/artwork/${slug}`)

  const text = (await page.getByRole('article').innerText()).replaceAll('\u00a0', ' ')
  const label = [
    artwork.artist.name,
    artwork.title,
    String(artwork.year),
    artwork.technique.name,
    formatDimensions(artwork, 'fr'),
    formatInches(artwork, 'fr'),
    formatMoney(artwork.final_price ?? 0, 'fr').replaceAll('\u00a0', ' '),
    french.facts.series,
    artwork.series?.title ?? '',
    artwork.edition ?? '',
    artwork.signature ?? '',
    artwork.condition ?? '',
    artwork.certificate ?? '',
    french.about,
    artwork.about ?? '',
  ].map((one) => one.replaceAll('\u00a0', ' '))
  const places = label.map((one) => text.replaceAll('\u202f', ' ').indexOf(one.replaceAll('\u202f', ' ')))
  expect(places, text).toEqual(places.toSorted((one, other) => one - other))
  expect(places).not.toContain(-1)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(artwork.title)

  const article = page.getByRole('article')
  await expect(article.getByRole('link', { name: artwork.artist.name })).toHaveAttribute(
    'href',
    `/fr/artist/${artwork.artist.slug}`,
  )
  await expect(article.getByRole('link', { name: artwork.series?.title ?? '' })).toHaveAttribute(
    'href',
    `/fr/artist/${artwork.artist.slug}/series/${artwork.series?.slug}`,
  )
  await expect(page).toHaveTitle(new RegExp(artwork.title))
  await expectAccessible(page, 'main')

  const [first, second] = print_options.map(({ option, choices }) => ({
    option,
    choice: choices.find(({ price_difference }) => price_difference > 0),
    dearest: choices.at(-1),
  }))
  if (!first?.choice || !second?.choice || final_price === null) throw new Error('the demo has no such print')
  await expect(priceOn(page)).toContainText(formatMoney(final_price, 'fr'))
  const choose = (option: 'lamination' | 'paper' | 'frame' | 'crate', name: string) =>
    pressWords(page.getByRole('group', { name: french.options[option] }).getByRole('radio', { name }))
  await expect(page.getByText(formatDifference(first.choice.price_difference, 'fr')).first()).toBeVisible()

  await choose(first.option, first.choice.name)
  const once = final_price + first.choice.price_difference
  await expect(priceOn(page)).toContainText(formatMoney(once, 'fr'))
  await expect(status(page)).toHaveText(fill(french.priceIs, { price: formatMoney(once, 'fr') }))

  await page.getByRole('button', { name: french.addToCart }).click()
  await expect(status(page)).toHaveText(fill(french.addedToCart, { title }))
  expect(await cartInStorage(page)).toMatchObject([{ id, final_price: once }])

  // What lies in the cart follows the page.
  await choose(second.option, second.choice.name)
  const twice = once + second.choice.price_difference
  await expect(priceOn(page)).toContainText(formatMoney(twice, 'fr'))
  expect(await cartInStorage(page)).toMatchObject([
    { id, final_price: twice, choices: expect.arrayContaining([first.choice.id, second.choice.id]) },
  ])

  await page.reload()
  await expect(page.getByRole('radio', { name: second.choice.name })).toBeChecked()
  await expect(priceOn(page)).toContainText(formatMoney(twice, 'fr'))
})

test('a work goes into the cart and out again, stays through a reload, and two tabs agree; a double click or a key held down puts it in once, and a full cart takes no more', async ({
  page,
}) => {
  const { slug, title, final_price, id } = await findForSale()
  await open(page, `/artwork/${slug}`)
  const other = await page.context().newPage()
  await open(other, `/artwork/${slug}`)

  await page.getByRole('button', { name: 'Add to cart' }).click()
  await expect(page.getByRole('button', { name: 'Remove from cart' })).toBeVisible()
  await expect(page.getByRole('article').getByRole('link', { name: english.viewCart })).toHaveAttribute('href', '/cart')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Cart, 1 work' })).toBeVisible()
  expect(await cartInStorage(page)).toEqual([{ id, final_price }])
  await expect(other.getByRole('button', { name: 'Remove from cart' })).toBeVisible()

  await page.reload()
  await other.getByRole('button', { name: 'Remove from cart' }).click()
  await expect(status(other)).toHaveText(fill(english.removedFromCart, { title }))
  await expect(page.getByRole('button', { name: 'Add to cart' })).toBeVisible()
  await expect(page.getByRole('article').getByRole('link', { name: english.viewCart })).toHaveCount(0)
  expect(await cartInStorage(page)).toEqual([])

  const add = page.getByRole('button', { name: english.addToCart })
  const remove = page.getByRole('button', { name: english.removeFromCart })

  await test.step('a full cart takes nothing more, and says so', async () => {
    await other.evaluate(() => {
      const artworks = Array.from({ length: 20 }, (_, at) => ({ id: 900_000 + at, final_price: 100 }))
      localStorage.setItem('cimaise.cart', JSON.stringify({ state: { artworks, deliveryPrice: 0 }, version: 0 }))
    })
    await expect(page.getByRole('banner').getByRole('link', { name: 'Cart, 20 works' })).toBeVisible()
    await add.click()
    await expect(status(page)).toHaveText(english.cartFull)
    await expect(add).toBeVisible()
    await other.evaluate(() => localStorage.removeItem('cimaise.cart'))
    await other.close()
  })

  await add.dblclick()

  await expect(remove).toBeVisible()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Cart, 1 work' })).toBeVisible()
  await remove.dblclick()
  await expect(add).toBeVisible()

  await add.focus()
  for (let repeat = 0; repeat < 4; repeat++) await page.keyboard.down('Enter')
  await page.keyboard.up('Enter')
  await expect(remove).toBeVisible()
})

test('the zoom works by keyboard alone and gives the focus back; from the picture it follows wheel, double click, drag and buttons, and Back closes it', async ({
  page,
}) => {
  const { slug, title, pictures } = await readWork(LARGE)
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, `/artwork/${slug}`)
  const opener = page.getByRole('button', { name: english.zoom })
  await opener.focus()
  await page.keyboard.press('Enter')

  const zoom = page.getByRole('dialog', { name: fill(english.zoomed, { title }) })
  const level = zoom.getByRole('status')
  const isAt = (scale: string) => expect(zoom.locator('[data-zoom]')).toHaveAttribute('data-zoom', scale)
  // Until the picture stands in its frame there is nothing to enlarge.
  await expect(zoom.getByRole('img')).toBeVisible()
  await isAt('1')
  await page.keyboard.press('+')
  await isAt('1.5')
  const widthOf = async () => Math.round((await zoom.getByRole('img').boundingBox())?.width ?? 0)
  // As far as pages show it, and once its tiles are made until one of its pixels is one of the screen's: there it ends.
  await expect(async () => {
    await page.keyboard.press('1')
    expect(await widthOf()).toBe(pictures[0]?.width)
  }).toPass({ timeout: 60_000, intervals: [1000] })
  await expect(level).toHaveText('100%')
  const areTilesThere = () =>
    zoom
      .locator('[data-tile]')
      .evaluateAll((tiles) => tiles.length > 3 && tiles.every((tile) => (tile as HTMLImageElement).naturalWidth > 0))
  await expect.poll(areTilesThere).toBe(true)
  await page.keyboard.press('+')
  await page.mouse.move(600, 400)
  await page.mouse.wheel(0, -900)
  await expect(level).toHaveText('100%')
  expect(await widthOf()).toBe(pictures[0]?.width)
  await expectAccessible(page, 'dialog')
  const before = await zoom.getByRole('img').boundingBox()
  await page.keyboard.press('ArrowDown')
  await expect.poll(async () => (await zoom.getByRole('img').boundingBox())?.y).toBeLessThan(before?.y ?? 0)
  await page.keyboard.press('-')
  await expect(level).not.toHaveText('100%')
  await page.keyboard.press('0')
  await isAt('1')

  await page.keyboard.press('Escape')
  await expect(zoom).toHaveCount(0)
  await expect(opener).toBeFocused()
  await expect(page).toHaveURL(`/artwork/${slug}`)

  await page.getByRole('article').getByRole('img').first().click()
  await isAt('1')
  await expect(zoom.getByRole('button', { name: english.zoomOut })).toBeDisabled()

  await zoom.getByRole('button', { name: english.zoomIn }).click()
  await isAt('1.5')
  await zoom.getByRole('button', { name: english.zoomWhole }).click()
  await isAt('1')
  await page.mouse.move(600, 400)
  await page.mouse.wheel(0, -400)
  await expect(zoom.getByRole('button', { name: english.zoomOut })).toBeEnabled()
  await page.mouse.dblclick(600, 400)
  await isAt('1')
  await page.mouse.dblclick(600, 400)
  await isAt('2.5')

  const image = zoom.getByRole('img')
  // Where it comes to rest, since it glides there.
  let rest = 0
  await expect
    .poll(async () => {
      const last = rest
      rest = (await image.boundingBox())?.y ?? 0
      return rest < 0 && rest === last
    })
    .toBe(true)
  await page.mouse.down()
  await page.mouse.move(600, 460, { steps: 3 })
  await page.mouse.up()
  await expect.poll(async () => Math.round(((await image.boundingBox())?.y ?? 0) - rest)).toBeGreaterThan(20)

  await page.goBack()
  await expect(zoom).toHaveCount(0)
  await expect(page).toHaveURL(`/artwork/${slug}`)
})

test.describe('with fingers', () => {
  test.use({ hasTouch: true, viewport: PHONE })

  test('in fr on a phone each of several pictures can be looked at large, and two fingers bring it nearer in the zoom; the wall is open to everybody; sharing copies the address, or opens the device’s own sheet', async ({
    page,
  }) => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'))
    const { slug, pictures } = await readWork(LARGE, 'fr')
    const count = pictures.length
    expect(count).toBe(5)
    const view = (name: keyof typeof french.viewNames, number: number) =>
      fill(french.pictureOf, { view: french.viewNames[name], number, count })
    await open(page, `/fr/artwork/${slug}`)

    await test.step('two fingers moving apart bring the work nearer, and together again the whole of it', async () => {
      await page.getByRole('button', { name: french.zoom }).tap()
      const frame = page.getByRole('dialog').locator('[data-zoom]')
      await expect(frame.getByRole('img')).toBeVisible()
      const pinch = await openPinch(page)
      await pinch('touchStart', 40)
      for (const distance of [50, 65, 80]) await pinch('touchMove', distance)
      await expect.poll(async () => Number(await frame.getAttribute('data-zoom'))).toBeCloseTo(2, 1)
      for (const distance of [60, 40, 30]) await pinch('touchMove', distance)
      await pinch('touchEnd')
      await expect(frame).toHaveAttribute('data-zoom', '1')
      await page.keyboard.press('Escape')
    })

    await test.step('a thumbnail and arrows go from view to view, on the page and in the zoom', async () => {
      const large = (at: number) =>
        page.locator(':is(article, dialog) a, dialog').getByRole('img', { name: pictures[at]?.alt ?? '' })
      const thumbnail = page.getByRole('link', { name: view('edge', 3) })
      await thumbnail.click()
      await expect(page.getByRole('article').getByRole('img', { name: pictures[2]?.alt ?? '' })).toBeVisible()
      await expect(thumbnail).toHaveAttribute('aria-current', 'true')
      await page.keyboard.press('ArrowRight')
      await expect(large(3).first()).toBeVisible()
      await page.getByRole('button', { name: french.zoom }).click()
      await expect(page.getByRole('dialog').getByText(view('raking', 4))).toBeVisible()
      await page.keyboard.press('ArrowLeft')
      await expect(page.getByRole('dialog').getByRole('img', { name: pictures[2]?.alt ?? '' })).toBeVisible()
      await pressWords(page.getByRole('button', { name: french.nextView }))
      await pressWords(page.getByRole('button', { name: french.nextView }))
      await expect(page.getByRole('dialog').getByRole('img', { name: pictures[4]?.alt ?? '' })).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('link', { name: view('room', 5) })).toHaveAttribute('aria-current', 'true')
    })

    await test.step('sharing copies the address, or opens the device’s own sheet', async () => {
      const address = `${galleryUrl}/fr/artwork/${slug}`
      await page.getByRole('button', { name: french.share }).click()
      await expect(status(page)).toHaveText(french.linkCopied)
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address)
      expect((await shareAs(page, french.share)).url).toBe(address)
    })

    await page.getByRole('button', { name: french.onTheWall }).tap()
    await expect(page.locator('[data-wall=work]')).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
  })
})

test('a sculpture is turned by arrow key, slider and drag, and drawn as high as itself beside a figure of 170 cm', async ({
  page,
}) => {
  const { slug, height } = await readWork('goat-in-one-breath')
  // A job cuts it out.
  await expect.poll(async () => (await readWork(slug)).cutout, { timeout: 120_000 }).not.toBeNull()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, `/artwork/${slug}`)
  await pressWords(page.getByRole('button', { name: english.turn }))
  const slider = page.getByRole('slider', { name: english.turnSlider })
  await expect(slider).toHaveAttribute('aria-valuetext', fill(english.turnedBy, { degrees: 0 }))
  const frame = page.locator('[data-frame]')
  await expect(frame.locator('img')).toBeVisible()
  // Whoever asks for little movement sees it stand still.
  await expect(frame).toHaveAttribute('data-frame', '0')
  await page.keyboard.press('ArrowLeft')
  await expect(frame).toHaveAttribute('data-frame', '23')
  await slider.focus()
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowRight')
  await expect(frame).toHaveAttribute('data-frame', '1')
  await expectAccessible(page, 'article')
  const box = await frame.boundingBox()
  if (!box) throw new Error('nothing can be turned')
  await page.mouse.move(box.x + box.width / 4, box.y + 60)
  await page.mouse.down()
  await page.mouse.move(box.x + (box.width * 3) / 4, box.y + 60, { steps: 5 })
  await page.mouse.up()
  await expect(frame).toHaveAttribute('data-frame', '13')

  await test.step('it stands in the room, true to scale', async () => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.getByRole('button', { name: english.onThePlinth }).click()
    await expect(page.getByText(english.figureToScale)).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
    const work = await page.locator('[data-wall=work]').boundingBox()
    const bench = await page.locator('[data-wall=bench]').boundingBox()
    if (!work || !bench) throw new Error('nothing is drawn')
    expect(work.height / bench.width / (height / 180)).toBeCloseTo(1, 1)
    expect(bench.width / bench.height).toBeCloseTo(180 / 45, 1)
    expect(work.y + work.height <= bench.y || work.x + work.width <= bench.x).toBe(true)
  })
})

interface Hidden {
  slug: string
  price: number
}

/** Works with a price in the database that visitors must not see, and that no other work on the page shares. */
const findHidden = (condition: string) =>
  query<Hidden>(
    `SELECT slug, price FROM artworks a
     WHERE ${condition} AND price > 300000 AND published_at IS NOT NULL
       AND NOT EXISTS (SELECT FROM artworks b WHERE b.artist_id = a.artist_id AND b.price = a.price AND b.id <> a.id)
     LIMIT 3`,
  )

for (const [name, condition, text] of [
  ['sold', `availability = 'sold'`, englishLabel.availability.sold],
  ['reserved', `availability = 'reserved'`, englishLabel.availability.reserved],
  ['on request', `availability = 'available' AND is_price_on_request`, englishLabel.priceOnRequest],
] as const) {
  serverTest(`the price of a work that is ${name} stands nowhere in what the server sends`, async () => {
    const works = await findHidden(condition)
    expect(works.length).toBeGreaterThan(0)
    for (const { slug, price } of works) {
      const html = await readPage(slug)
      expect(html).toContain(text)
      expect(html).not.toContain(formatMoney(price / 100, 'en'))
      expect(html).not.toMatch(new RegExp(`(?<![\\w.#-])(${price / 100}|${price})(?![\\w-])`))
      expect(html).not.toContain('"Offer"')
      expect(html).not.toContain('price_difference')
      expect(html).not.toContain(english.addToCart)
    }
  })
}

interface Described {
  '@graph': {
    '@type': string | string[]
    offers?: { price: string; priceCurrency: string; availability: string }
    image?: string[]
    itemListElement?: { name: string; item: string }[]
  }[]
}

serverTest('search engines are told of the work, its price and the way to it', async () => {
  const { slug, final_price, artist } = await findForSale()
  const html = await (await fetch(`${galleryUrl}/fr/artwork/${slug}`)).text()
  const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? []
  const [work, trail] = (JSON.parse(json) as Described)['@graph']

  expect(work?.['@type']).toEqual(['VisualArtwork', 'Product'])
  expect(work?.offers).toMatchObject({
    price: final_price?.toFixed(2),
    priceCurrency: 'EUR',
    availability: 'https://schema.org/InStock',
  })
  expect(work?.image?.[0]).toMatch(new RegExp(`^${galleryUrl}/storage/pictures/`))
  expect(trail?.itemListElement?.map(({ item }) => item)).toEqual([
    `${galleryUrl}/fr/artwork`,
    `${galleryUrl}/fr/artist/${artist.slug}`,
    `${galleryUrl}/fr/artwork/${slug}`,
  ])
  expect(html).toContain(`property="og:image" content="${work?.image?.[0]}"`)
})

serverTest('a former name of a work leads to its page', async () => {
  const { id, slug } = await findForSale()
  await query(`INSERT INTO former_slugs (kind, slug, entity_id) VALUES ('artworks', 'its-name-before', $1)`, [id])

  const reply = await fetch(`${galleryUrl}/fr/artwork/its-name-before`, { redirect: 'manual' })

  expect([reply.status, reply.headers.get('location')]).toEqual([301, `/fr/artwork/${slug}`])
  expect((await fetch(`${galleryUrl}/artwork/no-such-work`)).status).toBe(404)
})

test('a sold work leads to others by the artist; from work to work by the keyboard of a card and back, what was looked at before is shown, never the work of the page itself; one on request leads to an enquiry', async ({
  page,
}) => {
  const first = await findWork('availability=sold')
  const third = await findWork(
    'availability=available',
    ({ price_on_request, artist }) => price_on_request && artist.slug !== first.artist.slug,
  )
  await open(page, `/artwork/${first.slug}`)
  await page.getByRole('link', { name: fill(english.seeOthers, { artist: first.artist.name }) }).click()
  await expect(page).toHaveURL(`/artwork/${first.slug}#other-works`)
  await expect(
    page.getByRole('heading', { name: fill(english.otherWorks, { artist: first.artist.name }) }),
  ).toBeInViewport()
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect(page.getByRole('heading', { name: english.recentlyViewed })).toHaveCount(0)
  const card = page.locator('#other-works a[data-artwork]').first()
  const second = await card.getAttribute('data-artwork')
  await card.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/artwork/${second}`)
  await expect(page.getByRole('navigation', { name: english.breadcrumbs }).getByRole('link')).toHaveCount(2)
  // A second tab looks at something else meanwhile.
  const other = await page.context().newPage()
  await open(other, `/artwork/${third.slug}`)
  await expect.poll(() => other.evaluate(() => localStorage.getItem('cimaise.viewed'))).toContain(`[${third.id},`)
  await other.close()

  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  const seen = page.locator('section', { has: page.getByRole('heading', { name: english.recentlyViewed }) })
  const names = () =>
    seen.getByRole('link').evaluateAll((links) => links.map((link) => (link as HTMLElement).dataset.artwork))
  await expect.poll(names).toEqual([third.slug, first.slug])

  await seen.getByRole('link').first().click()
  await expect(page).toHaveURL(`/artwork/${third.slug}`)
  await expect.poll(names).toEqual([second, first.slug])
  await expect(page.getByRole('article')).toContainText('Price on Request')
  await expect(page.getByRole('link', { name: english.askPrice })).toHaveAttribute(
    'href',
    `/contact?artwork=${third.slug}#write`,
  )
  await expectAccessible(page, 'main')
  await page.goBack()
  await expect(page).toHaveURL(`/artwork/${second}`)
})

/** Has a film of how it was made behind its pictures. */
const FILMED = 'fog-lifting-at-cabo-raso'

test('a film stands among the views: it plays with captions, keys go past it until it does, and the zoom leaves it out', async ({
  page,
}) => {
  const { pictures, films } = await readWork(FILMED)
  const count = pictures.length + 1
  await open(page, `/artwork/${FILMED}`)
  const film = page.getByRole('link', { name: fill(english.pictureOf, { view: 'Film', number: count, count }) })

  await pressWords(film.getByText('Film'))
  await expect(page.getByRole('figure').getByText(films[0]?.title ?? '')).toBeVisible()
  await expectAccessible(page, 'article')
  await page.keyboard.press('ArrowLeft')
  await expect(film).not.toHaveAttribute('aria-current')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(film).toHaveAttribute('aria-current', 'true')

  await page.getByRole('button', { name: /^Play the video/ }).click()
  const player = page.locator('article video')
  await expect.poll(() => player.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0)
  expect(await player.evaluate((video: HTMLVideoElement) => [...video.textTracks].map(({ mode }) => mode))).toContain(
    'showing',
  )
  await page.getByRole('button', { name: english.zoom }).click()
  await expect(
    page.getByRole('dialog').getByText(fill(english.pictureOf, { view: 'Front', number: 1, count: pictures.length })),
  ).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the work, its base price, its options and a way to ask are there; a film has the browser’s own controls', async ({
    page,
  }) => {
    const { slug, final_price, print_options, pictures } = await findPrint()
    await page.goto(`/artwork/${slug}`)

    await expect(priceOn(page)).toContainText(formatMoney(final_price ?? 0, 'en'))
    await expect(page.getByRole('radio')).toHaveCount(print_options.flatMap(({ choices }) => choices).length)
    await expect(page.getByRole('button', { name: 'Add to cart' })).toBeHidden()
    await expect(page.getByRole('link', { name: english.ask })).toBeVisible()
    await expect(page.getByRole('article').getByRole('link').first()).toHaveAttribute(
      'href',
      `/storage/${pictures[0]?.path}`,
    )

    await page.goto(`/artwork/${FILMED}`)
    const player = page.locator('article video')
    await expect(player).toBeVisible()
    await expect(player).toHaveAttribute('controls')
    await expect(player.locator('track')).toHaveCount(3)
  })
})
