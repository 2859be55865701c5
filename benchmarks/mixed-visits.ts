import { Agent } from 'node:http'
import path from 'node:path'

import { ApiError, createApiClient } from '../src/contract/client.ts'
import { confirmPrice, connectBuyer, payOrder, placeOrder, showCard } from './buy.ts'
import { callerAt, knock } from './knock.ts'
import type { Person, Work } from './make-shop.ts'

/** What visitors do, and how many of a hundred requests are for it. */
export const VISITS = [
  { name: 'kept page', share: 38 },
  { name: 'page never asked for', share: 16 },
  { name: 'kept reply of the API', share: 17 },
  { name: 'list never asked for', share: 10 },
  { name: 'search', share: 9 },
  { name: 'cart', share: 5 },
  { name: 'picture', share: 3 },
  { name: 'sign-in', share: 1.2 },
  // Four requests each, of which three write.
  { name: 'purchase', share: 0.3 },
] as const

export type VisitName = (typeof VISITS)[number]['name']

interface Shop {
  address: string
  works: Work[]
  persons: Person[]
  member: { email: string; password: string }
}

const PAGES = ['/', '/fr', '/cn', '/artwork', '/fr/artwork', '/artist', '/gallery', '/news', '/fr/press']
const REPLIES = ['/api/menu', '/api/gallery', '/api/artworks?with=facets', '/api/artists', '/api/home']
const WORDS = ['lighthouse', 'river', 'snow', 'market', 'garden', 'theatre', 'island', 'window']

/** Answers a visitor who comes again and again, each time for something else, and tells what came of it. */
export async function makeVisits({ address, works, persons, member }: Shop) {
  const agent = new Agent({ keepAlive: true })
  const call = createApiClient({ fetch: (url, init) => fetch(`${address}${url}`, init), baseUrl: '', locale: 'en' })
  const { artworks } = await call('GET /artworks', { query: {} })
  const pages = [...PAGES, ...artworks.map(({ slug }) => `/fr/artwork/${slug}`)]
  const pictures = artworks.flatMap(({ picture }) =>
    (picture?.widths ?? []).map((width) => `/storage/${path.dirname(picture?.path ?? '')}/${width}.webp`),
  )
  let at = 0

  const ask = async (place: string, body?: object) => {
    const sent = body ? { method: 'POST', body } : {}
    const { status } = await knock({ address, path: place, from: callerAt(at), agent, ...sent })
    return String(status)
  }
  const buy = async () => {
    const buyer = connectBuyer(persons[at % persons.length] as Person, () => address)
    const wanted = [(works[at % works.length] as Work).id]
    try {
      const { number } = await placeOrder(buyer, wanted, { fingerprint: await confirmPrice(buyer, wanted) })
      return (await payOrder(buyer, number, { method: await showCard(buyer, 'success') })).status
    } catch (error) {
      return error instanceof ApiError ? `${error.status} ${error.code}` : '0'
    }
  }
  const doIt: Record<VisitName, () => Promise<string>> = {
    'kept page': () => ask(oneOf(pages)),
    'page never asked for': () => ask(`/fr/artwork?price=1-${1_000_000 + at}`),
    'kept reply of the API': () => ask(oneOf(REPLIES)),
    'list never asked for': () => ask(`/api/artworks?with=facets&category=Painting&price=1-${1_000_000 + at}`),
    search: () => ask(`/api/search?query=${oneOf(WORDS)}+${at}`),
    cart: () => ask('/api/cart/quote', { lines: [{ artwork: oneOf(works).id }], delivery: { method: 'pickup' } }),
    picture: () => ask(oneOf(pictures)),
    'sign-in': () => ask('/api/auth/login', member),
    purchase: buy,
  }
  return async (): Promise<{ name: VisitName; answer: string }> => {
    at++
    const name = drawVisit()
    return { name, answer: await doIt[name]() }
  }
}

function drawVisit(): VisitName {
  let left = Math.random() * VISITS.reduce((sum, { share }) => sum + share, 0)
  return (VISITS.find(({ share }) => (left -= share) < 0) ?? VISITS[0]).name
}

const oneOf = <Item>(items: readonly Item[]) => items[Math.floor(Math.random() * items.length)] as Item
