import type { APIRequestContext, Page } from '@playwright/test'

import type { Artist } from '../src/contract/catalogue/shapes.ts'
import { planRooms } from '../src/web/storefront/catalogue/virtual-gallery/plan-rooms.ts'
import { isStanding, toWalkWorks, type WalkCutouts } from '../src/web/storefront/catalogue/virtual-gallery/walk-work.ts'
import { expect } from './test.ts'

export const PAINTER = '/artist/ines-corval/virtual-gallery'
export const SCULPTOR = '/artist/ersilia-tognarini/virtual-gallery'

/** Answers the question of consent, which would lie over the walls. */
export const answerConsent = (page: Page) =>
  page.addInitScript(() => {
    const state = { choices: { videos: false, maps: false } }
    localStorage.setItem('cimaise.consent', JSON.stringify({ state, version: 0 }))
  })

/** The rooms of an artist as they are hung. */
export async function readRooms(request: APIRequestContext, address: string) {
  const reply = await request.get(`/api/artists/${address.split('/')[2]}`)
  const { artist } = (await reply.json()) as { artist: Artist }
  return planWalk(request, artist.artworks)
}

/** Works as they are hung, what stands among them cut out as the gallery tells. */
export async function planWalk(request: APIRequestContext, artworks: Artist['artworks']) {
  const ids = artworks.filter(isStanding).map(({ id }) => `artwork=${id}`)
  const reply = await request.get(`/api/cutouts?${ids.join('&')}`)
  const { cutouts } = (await reply.json()) as { cutouts: WalkCutouts }
  return planRooms(toWalkWorks(artworks, cutouts))
}

/** The works of an artist in the order of the walk through their rooms. */
export async function readWalk(request: APIRequestContext, address: string) {
  return (await readRooms(request, address)).flatMap(({ places }) => places.map(({ work }) => work.artwork))
}

/** Whether a work can be put into the cart where it hangs. */
export const isForSale = (artwork: Artist['artworks'][number]) =>
  artwork.availability === 'available' && artwork.final_price !== null && artwork.kind === 'original'

/** The works in the cart of this browser. */
export const cartOf = (page: Page) =>
  page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('cimaise.cart') ?? 'null') as { state: { artworks: { id: number }[] } }
    return kept?.state.artworks.map(({ id }) => id) ?? []
  })

/** Waits until the room is lit and the keys are its own. */
export const expectInside = (page: Page) =>
  // A processor alone takes its time to switch on the lights.
  expect(page.locator('dialog canvas[data-open=true]')).toBeFocused({ timeout: 60_000 })
