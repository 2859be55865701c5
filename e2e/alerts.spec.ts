import { randomUUID } from 'node:crypto'

import type { Page } from '@playwright/test'

import { connect } from '../src/database/index.ts'
import { account as cn } from '../src/messages/cn/accounts/account.ts'
import { artist as cnArtist } from '../src/messages/cn/catalogue/artist.ts'
import { artwork as cnArtwork } from '../src/messages/cn/catalogue/artwork.ts'
import { account as en } from '../src/messages/en/accounts/account.ts'
import { artist as enArtist } from '../src/messages/en/catalogue/artist.ts'
import { artwork as enArtwork } from '../src/messages/en/catalogue/artwork.ts'
import { filters as enFilters } from '../src/messages/en/catalogue/filters.ts'
import { visit as enVisit } from '../src/messages/en/gallery/visit.ts'
import { fill } from '../src/messages/fill.ts'
import { account as fr } from '../src/messages/fr/accounts/account.ts'
import { mailMessages } from '../src/messages/mail.ts'
import { createArtist, createArtwork } from '../src/testing/write-content.ts'
import { type Collector, logInWith, register } from './collector.ts'
import { databaseUrl, galleryUrl, query } from './gallery.ts'
import { readMails } from './peers.ts'
import { expect, expectAccessible, test, visit } from './test.ts'

/** Somebody whose address is proven, and who reads a language. */
async function registerReader(locale: 'en' | 'fr' | 'cn'): Promise<Collector> {
  const reader = await register()
  await query('UPDATE users SET email_verified_at = now(), locale = $2 WHERE id = $1', [reader.id, locale])
  return reader
}

/** Writes to the gallery as its staff do. */
async function write<Result>(work: (db: Awaited<ReturnType<typeof connect>>['db']) => Promise<Result>) {
  const { db, pool } = await connect({ connectionString: databaseUrl })
  try {
    return await work(db)
  } finally {
    await pool.end()
  }
}

const added: number[] = []

/** An artist whom no other journey knows; hidden again when the journey is over. */
async function addArtist() {
  const name = `Nora ${randomUUID().slice(0, 8)}`
  const artist = await write((db) =>
    createArtist(db, { name: { en: name }, type_id: 2, groups: ['worldwide'], published_at: new Date() }),
  )
  added.push(artist.id)
  return { ...artist, name }
}

// Other journeys begin with the first works of the list: what is new here is dated back among the others.
const publish = (artistId: number, title: string) =>
  write(async (db) => {
    const technique = await db.selectFrom('techniques').select('id').executeTakeFirstOrThrow()
    const [middle] = await query<{ day: Date }>(
      'SELECT percentile_disc(0.5) WITHIN GROUP (ORDER BY published_at) AS day FROM artworks WHERE published_at <= now()',
    )
    return createArtwork(db, {
      ...{ artist_id: artistId, technique_id: technique.id, category_id: 2, kind: 'original', title: { en: title } },
      ...{ height: 800, width: 600, price: 120_000, published_at: middle?.day ?? new Date() },
    })
  })

test.afterEach(async () => {
  await query('UPDATE artists SET published_at = NULL WHERE id = ANY($1)', [added.splice(0)])
})

/** What the clock does at seven in the morning. */
const tellTheDay = () =>
  query(`SELECT graphile_worker.add_job('tell-alerts', json_build_object('day', current_date::text))`)

async function awaitMail(email: string, subject: string) {
  await expect.poll(async () => (await readMails(email)).map((mail) => mail.subject)).toContain(subject)
  return (await readMails(email)).findLast((mail) => mail.subject === subject)
}

// Either node may have sent it, and each names its own address.
const linkIn = (text: string | undefined, path: string) =>
  new RegExp(`http://localhost:\\d+(\\S*/${path}[\\w-]+)`).exec(text ?? '')?.[1] ?? ''

const countOf = async ({ id }: Collector) =>
  (await query<{ count: number }>('SELECT count(*)::int FROM alerts WHERE user_id = $1', [id]))[0]?.count

const scrollsSideways = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth > innerWidth)

test('in cn: log in to follow an artist, hear of a new work by mail, open it, and end it by the mail; a link that is cut off says so', async ({
  page,
  faults,
}) => {
  test.setTimeout(150_000)
  const ada = await registerReader('cn')
  const artist = await addArtist()
  await page.setViewportSize({ width: 375, height: 740 })
  await visit(page, `/cn/artist/${artist.slug}`)
  const follow = page.getByRole('button', { name: fill(cnArtist.follow, { name: artist.name }), exact: true })
  await follow.focus()
  await page.keyboard.press('Enter')
  await logInWith(page, ada)
  const unfollow = page.getByRole('button', { name: fill(cnArtist.unfollow, { name: artist.name }), exact: true })
  await expect(unfollow).toBeVisible()
  await expect(page.getByText(fill(cn.alerts.made.artist, { name: artist.name }))).toBeVisible()
  expect(await countOf(ada)).toBe(1)
  expect(await scrollsSideways(page)).toBe(false)

  const title = `Tide ${randomUUID().slice(0, 6)}`
  const work = await publish(artist.id, title)
  await tellTheDay()
  const mail = await awaitMail(ada.email, mailMessages.cn.alert.subject.one)
  expect(mail?.text).toContain(title)
  const toWork = linkIn(mail?.text, 'artwork/')
  expect(toWork).toBe(`/cn/artwork/${work.slug}`)
  await visit(page, toWork)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(page.getByRole('button', { name: fill(cnArtwork.unfollow, { name: artist.name }) })).toBeVisible()
  const end = linkIn(mail?.text, 'alerts/unsubscribe/(?!all-)')
  const endAll = linkIn(mail?.text, 'alerts/unsubscribe/all-')
  const header = (name: string) => mail?.headers.find(({ key }) => key === name)?.value
  expect(header('list-unsubscribe')).toContain(endAll)
  expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')

  // Opening a link changes nothing yet: programs that look into mails do it too.
  await visit(page, end)
  expect(await countOf(ada)).toBe(1)
  await expectAccessible(page, 'main')
  expect(await scrollsSideways(page)).toBe(false)
  await page.getByRole('button', { name: cn.alerts.endOne.button, exact: true }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status').filter({ hasText: cn.alerts.endOne.done })).toBeFocused()
  expect(await countOf(ada)).toBe(0)

  // The mail program's own button is pressed afterwards.
  const click = await fetch(galleryUrl + endAll, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
    redirect: 'manual',
  })
  expect([click.status, await click.text()]).toEqual([200, `${cn.alerts.endAll.done}\n`])

  await visit(page, '/cn/alerts/unsubscribe/x')
  await page.getByRole('button', { name: cn.alerts.endOne.button, exact: true }).click()
  await expect(page.getByText(cn.alerts.endOne.fault)).toBeVisible()
  expect(faults.splice(0).filter((fault) => !fault.includes('410'))).toEqual([])
})

test('who closes the login follows nobody, not even after a later login; then an artist is followed from a work and left by a second press, a search on the list and one for words are saved, and end on the account page', async ({
  page,
}) => {
  const ada = await register()
  const artist = await addArtist()
  const work = await publish(artist.id, 'Evening')
  await visit(page, `/artist/${artist.slug}`)
  const follow = page.getByRole('button', { name: fill(enArtist.follow, { name: artist.name }), exact: true })
  await follow.click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(follow).toBeFocused()
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click()
  await logInWith(page, ada)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(follow).toBeVisible()
  expect(await countOf(ada)).toBe(0)

  await page.locator(`main a[data-artwork="${work.slug}"]`).first().click()
  await expect(page).toHaveURL(`/artwork/${work.slug}`)
  await page.getByRole('button', { name: fill(enArtwork.follow, { name: artist.name }) }).click()
  const unfollow = page.getByRole('button', { name: fill(enArtwork.unfollow, { name: artist.name }) })
  await expect(unfollow).toBeVisible()
  expect(await countOf(ada)).toBe(1)
  await unfollow.click()
  await expect(page.getByRole('button', { name: fill(enArtwork.follow, { name: artist.name }) })).toBeVisible()
  expect(await countOf(ada)).toBe(0)

  await visit(page, `/artwork?price=-2000&artist=${artist.slug}`)
  await page.getByRole('button', { name: enFilters.saveSearch, exact: true }).click()
  // Her address is not proven yet.
  await expect(page.getByText(en.alerts.madeUnverified)).toBeVisible()
  await expect(page.getByRole('button', { name: enFilters.endSearch, exact: true })).toBeVisible()
  // Other filters are another search.
  await page.getByRole('link', { name: fill(enFilters.remove, { filter: 'Price up to €2,000' }) }).click()
  await expect(page).toHaveURL(`/artwork?artist=${artist.slug}`)
  await expect(page.getByRole('button', { name: enFilters.saveSearch, exact: true })).toBeVisible()

  await visit(page, '/search?query=no+such+words+yet')
  await page.getByRole('button', { name: enVisit.search.saveSearch, exact: true }).click()
  await expect(page.getByText(en.alerts.madeUnverified)).toBeVisible()
  await expectAccessible(page, 'main')
  await page.getByRole('banner').getByRole('link', { name: 'My account' }).click()
  const part = page.locator('#alerts')
  await expect(part.getByText(en.alerts.unverified)).toBeVisible()
  const name = `${artist.name}, Price up to €2,000`
  await expect(part.getByRole('link', { name })).toHaveAttribute('href', `/artwork?artist=${artist.slug}&price=-2000`)
  await expectAccessible(page, '#alerts')
  await part.getByRole('button', { name: fill(en.alerts.endName, { name }) }).focus()
  await page.keyboard.press('Enter')
  await expect(part.getByRole('link', { name })).toHaveCount(0)
  expect(await countOf(ada)).toBe(1)
  await part.getByRole('button', { name: fill(en.alerts.endName, { name: '“no such words yet”' }) }).focus()
  await page.keyboard.press('Enter')
  await expect(part.getByText(en.alerts.none)).toBeFocused()
  expect(await countOf(ada)).toBe(0)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('one click on the page still ends all alerts, opening it none; a link that is cut off says so', async ({
    page,
    faults,
  }) => {
    const ada = await registerReader('fr')
    const artist = await addArtist()
    await query(`INSERT INTO alerts (user_id, kind, artist_id, mark) VALUES ($1, 'artist', $2, 'x')`, [
      ada.id,
      artist.id,
    ])
    await publish(artist.id, 'Nuit')
    await tellTheDay()
    const mail = await awaitMail(ada.email, mailMessages.fr.alert.subject.one)
    await page.goto('/fr/alerts/unsubscribe/all-x')
    await page.getByRole('button', { name: fr.alerts.endAll.button }).click()
    await expect(page.getByText(fr.alerts.endAll.fault)).toBeVisible()
    expect(faults.splice(0)).toEqual([expect.stringContaining('410')])
    await page.goto(linkIn(mail?.text, 'alerts/unsubscribe/all-'))
    expect(await countOf(ada)).toBe(1)
    await page.getByRole('button', { name: fr.alerts.endAll.button }).click()
    await expect(page.getByText(fr.alerts.endAll.done)).toBeVisible()
    expect(await countOf(ada)).toBe(0)
  })
})
