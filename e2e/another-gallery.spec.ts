import sharp from 'sharp'

import { LANGUAGES, LOCALES, type Locale } from '../src/contract/locale.ts'
import { addPicture, makeRenditions } from '../src/domain/media/index.ts'
import { saveGallery } from '../src/testing/write-content.ts'
import { localizePath } from '../src/web/navigation/locale-path.ts'
import { PAGES } from '../src/web/pages.ts'
import { hangOneOfEach, openAnotherGallery, readSitemap } from './another-gallery.ts'
import { atPay, buyerOn } from './buyer.ts'
import { anotherGalleryUrl } from './gallery.ts'
import { linksIn, partOf, textOf } from './sent-page.ts'
import { expect, expectAccessible, serverTest, test, visit } from './test.ts'

// One gallery, which is first empty, then filled, then renamed.
test.describe.configure({ mode: 'serial' })
test.use({ baseURL: anotherGalleryUrl })

let another: Awaited<ReturnType<typeof openAnotherGallery>>
test.beforeAll(async () => {
  another = await openAnotherGallery()
})
test.afterAll(() => another?.close())

const NAMES: Record<Locale, string> = { en: 'Nordlicht 14', fr: 'Nordlicht 14', cn: '北光' }
const OURS = /cimaise/i

let visitors = 0
/** What somebody finds at an address; each time it is somebody else, since nobody may look at so many pages in a row. */
async function read(address: string): Promise<string> {
  const caller = `10.0.${++visitors >> 8}.${visitors & 255}`
  const reply = await fetch(new URL(address, anotherGalleryUrl), { headers: { 'x-forwarded-for': caller } })
  if (reply.status > 404) throw new Error(`${address} is answered by ${reply.status}`)
  return reply.text()
}
/** A page without the names under which browsers keep things. */
const readPage = async (address: string) => (await read(address)).replaceAll(/cimaise\.[a-zA-Z]+/g, '')
const localeOf = (address: string) => LOCALES.find((one) => new URL(address).pathname.split('/')[1] === one) ?? 'en'
/** Each page in one language; that no word of any names ours is seen beside the words (`messages.test.ts`). */
const inTurn = (addresses: string[]) =>
  addresses.filter((address) => {
    const locale = localeOf(address)
    const { pathname } = new URL(address)
    const page = locale === 'en' ? pathname : pathname.slice(locale.length + 1)
    return LOCALES.indexOf(locale) === (page.length || 1) % LOCALES.length
  })
const titleOf = (html: string) => /<title>([^<]*)/.exec(html)?.[1]

serverTest('a gallery in which nothing is written yet opens soon, and is nobody else’s', async () => {
  const titles = { en: 'The gallery, opening soon', fr: 'La galerie, ouverture prochaine', cn: '画廊 即将开幕' }
  const addresses = await readSitemap(read)
  expect(addresses.length).toBeGreaterThan(30)
  for (const address of inTurn(addresses)) {
    const html = await readPage(address)
    expect([address, OURS.exec(html)?.[0]]).toEqual([address, undefined])
    // Neither our address nor our rooms, nor a promise of works that do not hang.
    const told = /Trois-Tilleuls|75011|north light|lumière du nord|北向自然光|openstreetmap\.org\/\?|What hangs here/i
    expect([address, told.exec(html)?.[0]]).toEqual([address, undefined])
  }
  for (const locale of LOCALES) expect(titleOf(await read(localizePath('/', locale)))).toBe(titles[locale])
})

test('its empty rooms can be looked at', async ({ page }) => {
  for (const [address, said] of [
    ['/artist', 'The artists of the gallery are introduced here soon.'],
    ['/artwork?category=Painting', 'Nothing hangs in this room yet.'],
    ['/contact', 'We are glad to hear from you'],
  ] as const) {
    expect(textOf(partOf({ html: await read(address) }, 'main'))).toContain(said)
  }
  await visit(page, '/')
  await expect(page.getByText('The first works are being hung').first()).toBeVisible()
  await expectAccessible(page)
  for (const [address, said] of [
    ['/gallery', 'Where to find us and when to come will be told here.'],
    ['/artwork', 'Nothing hangs in this room yet.'],
  ] as const) {
    await visit(page, address)
    await expect(page.getByText(said).first()).toBeVisible()
    await expectAccessible(page, 'main')
  }
})

serverTest('under another name no page knows ours', async () => {
  serverTest.setTimeout(180_000)
  await hangOneOfEach(another.db)
  await saveGallery(another.db, {
    name: { en: 'Nordlicht 14', cn: '北光' },
    tagline: { en: 'for drawing', cn: '素描画廊' },
    ...{ description: null, opening_line: null, introduction: null, invitation: { en: 'Up the stairs' } },
    ...{ street: 'Holtenauer Straße 14', postcode: '24105', city: 'Kiel', country: 'DE' },
    ...{ email: 'moin@nordlicht.example', time_zone: 'Europe/Berlin' },
    opening_hours: JSON.stringify([{ days: [5, 6], opens: '12:00', closes: '18:00' }]),
  })
  await expect.poll(async () => titleOf(await read('/'))).toBe('Nordlicht 14, for drawing')
  await expect.poll(() => readSitemap(read)).toContain(`${anotherGalleryUrl}/cn/gallery/a-quiet-year`)
  const personal = PAGES.filter(({ address }) => address !== 'listed').map(
    ({ path }) => `/${path.replaceAll(/:\w+\??/g, 'x')}`,
  )
  const missing = ['/no-such-page', '/artist/nobody']
  const more = [...personal, ...missing].flatMap((path) =>
    LOCALES.map((locale) => anotherGalleryUrl + localizePath(path, locale)),
  )
  for (const address of [...inTurn(await readSitemap(read)), ...inTurn(more)]) {
    const html = await readPage(address)
    const name = NAMES[localeOf(address)]
    expect([address, OURS.exec(html)?.[0]]).toEqual([address, undefined])
    // What is missing has the number alone in its title.
    if (!html.includes('<title>404')) expect([address, titleOf(html)]).toEqual([address, expect.stringContaining(name)])
    expect(html).toMatch(new RegExp(`<header[^]*>${name}</a>[^]*<footer[^]*>${name}</p>`))
  }
  for (const locale of LOCALES) {
    const manifest = JSON.parse(await read(localizePath('/site.webmanifest', locale))) as Record<string, string>
    expect(manifest).toMatchObject({ name: NAMES[locale], lang: LANGUAGES[locale].tag })
    const house = await read(localizePath('/gallery', locale))
    for (const fact of ['Holtenauer Straße 14', '24105 Kiel', 'Up the stairs']) expect(house).toContain(fact)
    expect(house).toContain('"addressCountry":"DE"')
  }
  for (const address of ['/api/openapi.json', '/api/docs', '/robots.txt', '/site.webmanifest']) {
    expect(await read(address)).not.toMatch(OURS)
  }
})

test('its signs and its colour are shown, and shared', async ({ page }) => {
  const { db, files } = another
  const paint = async (width: number, height: number) => {
    const ground = sharp({ create: { width, height, channels: 3, background: '#1f5c3a' } })
    const { id } = await addPicture(db, files, await ground.png().toBuffer())
    await makeRenditions(db, files, id)
    return id
  }
  await saveGallery(db, { accent: '#1f5c3a', logo_id: await paint(900, 300), share_picture_id: await paint(1300, 600) })
  await expect.poll(() => read('/artwork')).toContain('/1200.jpg')

  await visit(page, '/cn/artwork')
  const accent = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--color-accent'))
  expect(await accent()).toBe('#1f5c3a')
  const logo = page.getByRole('banner').getByRole('img', { name: '北光' })
  await expect(logo).toBeVisible()
  expect(await logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(400)
  await expect(page.locator('meta[property="og:image"]')).toHaveAttribute('content', /^http.*\/1200\.jpg$/)
  await expect(page.locator('meta[name="twitter:card"]')).toHaveAttribute('content', 'summary_large_image')
  await expectAccessible(page, 'html', { rules: 'all' })

  // They stay while one walks on, and another language brings its own name.
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click()
  await expect(page).toHaveTitle('Artworks · Nordlicht 14')
  await expect(page.getByRole('banner').getByRole('img', { name: 'Nordlicht 14' })).toBeVisible()
  expect(await accent()).toBe('#1f5c3a')
})

test('it takes no cards, and says so before anything is held', async ({ page }) => {
  const { db } = another
  const buyer = buyerOn(page)
  const { id, final_price } = await db.selectFrom('artworks').select(['id', 'final_price']).executeTakeFirstOrThrow()
  await atPay(page, buyer, { id, final_price: Number(final_price) / 100 }, anotherGalleryUrl)

  await expect(page.getByRole('heading', { name: buyer.words.checkout.pay.none })).toBeVisible()
  await expectAccessible(page, 'main')
  expect(await db.selectFrom('artwork_copies').select('artwork_id').execute()).toEqual([])
})

serverTest('a language that it does not write is offered to nobody, and its addresses go on answering', async () => {
  const { db } = another
  const isOffered = async (address: string) => {
    const html = await read(address)
    return { byLink: /<a [^>]*href="\/cn["/?]/.test(html), toEngines: html.includes(`hrefLang="${LANGUAGES.cn.tag}"`) }
  }
  const write = (languages: Locale[] | null) => db.updateTable('settings').set({ written_in: languages }).execute()
  expect(await isOffered('/artwork')).toEqual({ byLink: true, toEngines: true })
  await write(['en', 'fr'])
  await expect.poll(() => isOffered('/artwork')).toEqual({ byLink: false, toEngines: false })
  await expect.poll(async () => (await readSitemap(read, 1)).filter((one) => localeOf(one) === 'cn')).toEqual([])
  const door = await fetch(anotherGalleryUrl, {
    redirect: 'manual',
    headers: { 'accept-language': 'zh-CN', accept: 'text/html', 'x-forwarded-for': '10.9.9.9' },
  })
  expect(door.headers.get('location')).not.toBe('/cn')
  // Links of before lead to what is written, which search engines are to leave out.
  const former = await read('/cn/artwork')
  expect(former).toContain('<html lang="zh')
  expect(former).toMatch(/<meta name="robots" content="noindex/)
  expect(await read('/fr/artwork')).not.toContain('noindex')

  const offered = linksIn(partOf({ html: await read('/fr/artwork') }, 'header')).map(({ text }) => text)
  expect(offered.filter((text) => /^(English|Français|中文)$/.test(text))).toEqual(['English', 'Français'])
  await write(null)
  await expect.poll(() => isOffered('/artwork')).toEqual({ byLink: true, toEngines: true })
})
