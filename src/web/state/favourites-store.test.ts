import fc from 'fast-check'
import { beforeEach, expect, test } from 'vitest'

import type { Call } from '../../contract/client.ts'
import { keepFavourite, mergeFavourites } from '../favourites/merge-favourites.ts'
import { useAuth, type User } from './auth-store.ts'
import { toggleFavourite, useFavourites } from './favourites-store.ts'

const favourites = () => useFavourites.getState()

/** An API that notes what it is asked, and answers with these works. */
function apiWith(kept: number[]) {
  const asked: unknown[] = []
  const call = (async (name: string, input?: { body?: unknown }) => {
    asked.push([name, input?.body])
    return { favourites: kept }
  }) as unknown as Call
  return { call, asked }
}

beforeEach(() => {
  useFavourites.setState({ ids: [], owner: null })
  useAuth.setState({ user: { id: 'ada' } as User })
})

test('a heart is set and taken back, the newest first', () => {
  expect([toggleFavourite(1), toggleFavourite(2), toggleFavourite(3), toggleFavourite(2)]).toEqual([
    'added',
    'added',
    'added',
    'removed',
  ])
  expect(favourites().ids).toEqual([3, 1])
})

test('two hundred are the most, and one of them can be taken back', () => {
  for (let id = 1; id <= 200; id++) toggleFavourite(id)

  expect([toggleFavourite(999), toggleFavourite(5)]).toEqual(['full', 'removed'])
  expect(favourites().ids).toHaveLength(199)
})

test('what a visitor liked joins the account at login', async () => {
  toggleFavourite(7)
  const { call, asked } = apiWith([7, 3])
  await mergeFavourites(call, 'ada')

  expect(asked).toEqual([['POST /account/favourites', { artworks: [7] }]])
  expect(favourites()).toEqual({ ids: [7, 3], owner: 'ada' })
})

test('what belonged to somebody else does not', async () => {
  useFavourites.setState({ ids: [7], owner: 'bea' })
  const { call, asked } = apiWith([3])
  await mergeFavourites(call, 'ada')

  expect(asked).toEqual([['GET /account/favourites', undefined]])
  expect(favourites()).toEqual({ ids: [3], owner: 'ada' })
})

test('a heart that is set or taken back while the server is asked stays so', async () => {
  useFavourites.setState({ ids: [5, 3], owner: 'ada' })
  const merging = mergeFavourites(apiWith([5, 3, 2]).call, 'ada')
  toggleFavourite(7)
  toggleFavourite(5)
  await merging

  expect(favourites()).toEqual({ ids: [7, 3, 2], owner: 'ada' })
})

test('whoever has left meanwhile leaves no works behind, and a server that does not listen no error', async () => {
  toggleFavourite(7)
  const { call } = apiWith([7, 3])
  const merging = mergeFavourites(call, 'ada')
  useAuth.setState({ user: null })
  await merging
  await mergeFavourites(() => Promise.reject(new Error('no')), 'ada')

  expect(favourites()).toEqual({ ids: [7], owner: null })
})

test('a heart that the server did not hear of is as it was', async () => {
  const deaf = (() => Promise.reject(new Error('no'))) as unknown as Call
  toggleFavourite(7)
  await keepFavourite(deaf, 7, true)
  expect(favourites().ids).toEqual([])
  await keepFavourite(deaf, 8, false)
  expect(favourites().ids).toEqual([8])
})

test('whatever lies in the storage becomes sound favourites', () => {
  const { merge } = useFavourites.persist.getOptions()

  expect(merge?.({ ids: [1, 1, 'a', -2, null, 3.5, 4], owner: 9 }, favourites())).toEqual({ ids: [1, 4], owner: null })
  fc.assert(
    fc.property(fc.anything(), (anything) => {
      expect(merge?.(anything, favourites())).toMatchObject({ ids: expect.any(Array) })
    }),
  )
})
