import { randomUUID } from 'node:crypto'

import { askSheet, composeShown } from '../domain/papers/index.ts'
import { PUBLIC_URL } from './lend-api.ts'
import { asShop } from './open-shop.ts'
import type { TestGallery } from './open-test-gallery.ts'

type Person = { user: { id: string; scope: string[] }; token: string }

/** Asks for a paper for each of the staff among these people, and says how others are asked for. */
export async function drawAFew(gallery: TestGallery, people: Person[]) {
  const { db } = gallery
  const { id: work } = await gallery.addArtwork()
  const order = await (await asShop(gallery).buyer()).buy([(await gallery.addArtwork()).id])
  const staff = people.filter(({ user }) => user.scope.includes('editor')).slice(0, 20)
  const wish = { kind: 'price-list', locale: 'en', works: [work], prices: true, format: 'a4-21', first: 1 } as const
  const owned = await Promise.all(
    staff.map(async ({ user, token }) => {
      const compose = async () => ({
        content: await composeShown(db, PUBLIC_URL, { ...wish, works: [work], isEveryLanguage: false }),
      })
      const { id } = await askSheet(db, { userId: user.id, key: randomUUID(), compose })
      return { token, params: { paper: id } }
    }),
  )
  const key = randomUUID()
  return {
    owned: { 'GET /editor/papers/{paper}': owned, 'GET /editor/papers/{paper}/file': owned },
    bodies: {
      'POST /editor/papers': [{ ...wish, key }],
      'POST /sales/papers/customs': [{ key, kind: 'pro-forma', locale: 'en', order: order.number }],
      'POST /sales/papers/condition': [
        { key, locale: 'en', work, day: '2026-11-17', inspector: 'Mara', condition: 'good' },
      ],
    },
  }
}
