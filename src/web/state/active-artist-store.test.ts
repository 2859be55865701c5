import { beforeEach, expect, test } from 'vitest'

import type { Artist } from '../../contract/catalogue/shapes.ts'
import type { Call } from '../../contract/client.ts'
import { activateArtist, keepArtist, useActiveArtist } from './active-artist-store.ts'

let asked: string[] = []

/** An API that knows everybody, some of them by an earlier name too. */
const call = (async (_name: string, { params }: { params: { artist: string } }) => {
  asked.push(params.artist)
  return { artist: { slug: params.artist.replace('former-', '') } }
}) as unknown as Call

beforeEach(() => {
  asked = []
  useActiveArtist.setState({ artist: null, locale: null })
})

test('an artist is fetched once, however many rooms are walked through', async () => {
  await activateArtist(call, 'ada', 'en')
  await activateArtist(call, 'ada', 'en')

  expect(asked).toEqual(['ada'])
})

test('another artist takes the place of the first, who is fetched again on the way back', async () => {
  for (const slug of ['ada', 'bea', 'bea', 'ada']) await activateArtist(call, slug, 'en')

  expect(asked).toEqual(['ada', 'bea', 'ada'])
})

test('another language is another call', async () => {
  await activateArtist(call, 'ada', 'en')
  await activateArtist(call, 'ada', 'fr')

  expect(asked).toEqual(['ada', 'ada'])
})

test('what the server has rendered counts as fetched', async () => {
  keepArtist({ slug: 'ada' } as Artist, 'en')

  expect(await activateArtist(call, 'ada', 'en')).toEqual({ slug: 'ada' })
  expect(asked).toEqual([])
})

test('a former name is asked for once; the present one is then known', async () => {
  const { slug } = await activateArtist(call, 'former-ada', 'en')
  await activateArtist(call, slug, 'en')

  expect(asked).toEqual(['former-ada'])
})
