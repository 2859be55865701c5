import type { Page } from '@playwright/test'

import { query } from '../gallery.ts'
import { openSession, visit } from '../test.ts'
import { listOffice, makeSale } from './office-places.ts'

/** What a visitor brings along. */
export interface Visitor {
  isLoggedIn?: boolean
  /** Whether it is the back office that the visitor has come to, and whether as one of its admins. */
  isAtOffice?: boolean
  isStaff?: boolean
  /** Whether two works lie in the cart. */
  hasCart?: boolean
  /** How the works are to be delivered, and where bills go. */
  hasChosen?: boolean
  /** Whether the question about other companies' content is still open. */
  isAsked?: boolean
}

export interface Place extends Visitor {
  name: string
  address: string
  /** Puts things in order before somebody comes, each time, and answers with the address to come to. */
  prepare?: () => Promise<string>
  /** What other places are made of too: things of a kind that was pressed in one of them are not pressed again. */
  alike?: string
  /** The part of the page to go over, if not the whole of it below the bar; dialogs that open belong to it. */
  part?: string
  /** What shows that the page has found out who is there and what may be shown. */
  awaits?: string
  /** The window in which the gate goes over it, if it does: what other places have not, is pressed there. */
  gate?: 'desktop' | 'phone' | 'tablet'
}

/** Every kind of page and every state of one in which other things can be pressed. */
export async function listPlaces(): Promise<Place[]> {
  const work = (condition: string) => slugOf(`SELECT slug FROM artworks WHERE ${condition} ORDER BY id LIMIT 1`)
  const available = `availability = 'available' AND NOT is_price_on_request`
  const [original, print, sold, onRequest, filmed, turning, artist, series, member, exhibition, news, press] =
    await Promise.all([
      work(`kind = 'original' AND ${available}`),
      work(`kind = 'print' AND ${available}`),
      work(`availability = 'sold'`),
      work(`availability = 'available' AND is_price_on_request`),
      work('id IN (SELECT artwork_id FROM artwork_films)'),
      work('id IN (SELECT artwork_id FROM artwork_turns)'),
      slugOf('SELECT slug FROM artists ORDER BY id LIMIT 1'),
      slugOf('SELECT slug FROM series WHERE artist_id = (SELECT min(id) FROM artists) ORDER BY id LIMIT 1'),
      slugOf(`SELECT artworks.slug FROM artworks JOIN series ON series.id = series_id
            WHERE series.artist_id = (SELECT min(id) FROM artists) ORDER BY series.id, artworks.id LIMIT 1`),
      slugOf('SELECT slug FROM exhibitions ORDER BY starts_on DESC LIMIT 1'),
      slugOf('SELECT slug FROM news ORDER BY id LIMIT 1'),
      slugOf('SELECT slug FROM presses ORDER BY id LIMIT 1'),
    ])
  return [
    // Of words alone: it is come to again and again.
    { name: 'the bar and the foot', address: '/conditions-of-use', part: 'header, footer', gate: 'phone' },
    {
      name: 'the bar of a collector',
      address: '/news',
      part: 'header',
      isLoggedIn: true,
      hasCart: true,
    },
    {
      name: 'the question about consent',
      // Of words alone: what other journeys sell meanwhile would change a list between two presses.
      address: '/conditions-of-use',
      part: '.consent-banner',
      isAsked: true,
    },
    { name: 'the home page', address: '/' },
    { name: 'the list', address: '/artwork', gate: 'desktop' },
    { name: 'a filtered list', address: '/artwork?category=Painting&price=-3000' },
    { name: 'an original', address: `/artwork/${original}` },
    { name: 'a print', address: `/artwork/${print}` },
    { name: 'a work with a film', address: `/artwork/${filmed}` },
    { name: 'a sculpture that turns', address: `/artwork/${turning}` },
    { name: 'a sold work', address: `/artwork/${sold}` },
    { name: 'a work on request', address: `/artwork/${onRequest}` },
    { name: 'the artists', address: '/artist' },
    { name: 'an artist', address: `/artist/${artist}` },
    ...['exhibitions', 'news', 'press', 'series', 'statement', 'video', 'virtual-gallery'].map((room) => ({
      name: `an artist’s ${room}`,
      address: `/artist/${artist}/${room}`,
    })),
    { name: 'a series', address: `/artist/${artist}/series/${series}` },
    { name: 'a work of a series', address: `/artist/${artist}/series/${series}/artwork/${member}` },
    { name: 'the gallery', address: '/gallery' },
    { name: 'an exhibition', address: `/gallery/${exhibition}` },
    { name: 'the news', address: '/news' },
    { name: 'an article', address: `/news/${news}` },
    { name: 'the press', address: '/press' },
    { name: 'a press item', address: `/press/${press}` },
    { name: 'a search', address: '/search?query=blue' },
    { name: 'a search without results', address: '/search?query=qqqqqqqq' },
    { name: 'the application', address: '/subscription' },
    { name: 'the price of the programme', address: '/pricing' },
    { name: 'the contact', address: '/contact' },
    { name: 'the questions', address: '/faq' },
    { name: 'the terms', address: '/terms-of-sales' },
    { name: 'the login', address: '/login' },
    { name: 'the registration', address: '/register' },
    { name: 'the forgotten password', address: '/forgot-password' },
    { name: 'what is missing', address: '/no-such-page' },
    { name: 'an empty cart', address: '/cart' },
    { name: 'a cart', address: '/cart', hasCart: true, awaits: '[name=deliveryMethod]', gate: 'tablet' },
    {
      name: 'the addresses',
      address: '/cart?step=addresses',
      awaits: '[name="billingAddress.name"]',
      isLoggedIn: true,
      hasCart: true,
      hasChosen: true,
    },
    {
      name: 'the confirmation',
      address: '/cart?step=confirmation',
      awaits: 'main [aria-disabled=false]',
      isLoggedIn: true,
      hasCart: true,
      hasChosen: true,
    },
    { name: 'a certificate', address: '/certificate', prepare: findCertificate, awaits: 'details' },
    { name: 'an unknown certificate', address: `/certificate/${'A'.repeat(22)}` },
    { name: 'a withdrawal', address: '/withdrawal', awaits: 'main form' },
    { name: 'the account', address: '/account', awaits: '[name=name]', isLoggedIn: true },
    ...listOffice(),
  ]
}

/** Where the code of a certificate leads; a work is sold first, if none is. */
async function findCertificate(): Promise<string> {
  const [known] = await query<{ code: string }>('SELECT code FROM certificates ORDER BY number LIMIT 1')
  if (known) return `/certificate/${known.code}`
  await makeSale()
  // It is issued by a job.
  await new Promise((resolve) => setTimeout(resolve, 300))
  return findCertificate()
}

async function slugOf(statement: string): Promise<string> {
  const [row] = await query<{ slug: string }>(statement)
  if (!row) throw new Error(`nothing found by ${statement}`)
  return row.slug
}

/** Comes to an address with what the visitor brings along, and nothing else. */
export async function visitAs(page: Page, visitor: Visitor, address: string): Promise<void> {
  const works = visitor.hasCart
    ? await query<{ id: number; final_price: string }>(
        `SELECT id, final_price / 100.0 AS final_price FROM artworks
         WHERE kind = 'original' AND availability = 'available' AND NOT is_price_on_request ORDER BY id LIMIT 2`,
      )
    : []
  const person = { name: 'Ada Morel', company: '', phone: '+33 1 23 45 67 89', address: '1, quai des Bobines' }
  const billingAddress = { ...person, postcode: '59100', city: 'Roubaix', country: 'FR' }
  const kept = {
    ...(visitor.isAsked ? {} : { consent: { choices: { videos: false, maps: false } } }),
    ...(visitor.isLoggedIn || visitor.isStaff
      ? { auth: { token: await openSession(visitor.isStaff ? ['admin'] : []) } }
      : {}),
    ...(visitor.hasCart
      ? {
          cart: {
            artworks: works.map(({ id, final_price }) => ({ id, final_price: Number(final_price) })),
            deliveryPrice: 0,
            setAside: [],
          },
        }
      : {}),
    ...(visitor.hasChosen
      ? {
          delivery: { method: 'pickup', country: '' },
          customer: {
            email: 'ada@example.com',
            addresses: { billingAddress, deliveryAddress: null, sameAddresses: true },
          },
        }
      : {}),
  }
  // From elsewhere: who comes again to the address where they are comes back to what lay open there.
  await page.goto('about:blank')
  const script = await page.addInitScript((parts) => {
    localStorage.clear()
    sessionStorage.clear()
    for (const [name, state] of Object.entries(parts))
      localStorage.setItem(`cimaise.${name}`, JSON.stringify({ state, version: 0 }))
  }, kept)
  // The back office has no bar of the storefront to wait for.
  if (visitor.isStaff || visitor.isAtOffice) await page.goto(address)
  else await visit(page, address)
  // What the visitor does from here on stays.
  await script.dispose()
}
