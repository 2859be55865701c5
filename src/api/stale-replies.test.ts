import { expect, test } from 'vitest'

import { EDITS, pickBy } from '../testing/edit-at-random.ts'
import { eventually } from '../testing/eventually.ts'
import { addressesOf, hangSeveral } from '../testing/hang-several.ts'
import { asShop } from '../testing/open-shop.ts'
import { openGalleryOn, openTestGallery, type TestGallery } from '../testing/open-test-gallery.ts'
import { countQueries } from '../testing/record-queries.ts'

const ask = (node: TestGallery, address: string, from: string) =>
  node.app.inject({ url: `/api/${address}`, headers: { 'x-forwarded-for': from } })

/** The gallery on two nodes that keep their replies, and on one that makes each anew. */
async function openNodes({ keepsCards = true } = {}) {
  const one = await openTestGallery({ keepsReplies: true, keepsCards })
  const other = await openGalleryOn(one.connection, { keepsReplies: true, keepsCards })
  const fresh = await openGalleryOn(one.connection, {})
  const hung = await hangSeveral(one)
  const addresses = addressesOf(hung)
  let asked = 0
  // Everybody comes from elsewhere, or they would be asked to come again.
  const read = async (node: TestGallery, address: string) => {
    const { statusCode, body } = await ask(node, address, `10.${asked++ >> 16}.${(asked >> 8) & 255}.${asked & 255}`)
    return [address, statusCode, body]
  }
  const readAll = (node: TestGallery) => Promise.all(addresses.map((address) => read(node, address)))
  /** Resolves when both nodes answer as one does that has kept nothing. */
  const agree = async () => {
    await fresh.settle()
    const expected = await readAll(fresh)
    await eventually(async () => {
      for (const node of [one, other]) expect(await readAll(node)).toEqual(expected)
    })
  }
  const findKept = async (node: TestGallery) => {
    const kept: string[] = []
    for (const address of addresses)
      if ((await countQueries(node.pool, () => read(node, address))) === 0) kept.push(address)
    return kept
  }
  return { one, other, hung, addresses, read, agree, findKept }
}

test('whatever is edited, nothing old is kept on any node', { timeout: 60_000 }, async () => {
  const { one, other, hung, addresses, read, agree } = await openNodes()
  const pick = pickBy(26)
  const edits = Object.values(EDITS)
  await agree()

  for (const [at, edit] of edits.entries()) {
    const { db } = pick([one, other])
    // Some read while it is written.
    const reading = Array.from({ length: 8 }, () => read(pick([one, other]), pick(addresses)))
    await edit({ db, hung, pick, text: `Text ${at}` })
    await Promise.all(reading)
    await agree()
  }
})

test('a sale forgets what shows the work, and little else', async () => {
  // That a reply was kept is seen by what it does not ask the database, so it has to ask it for cards.
  const { one, other, hung, addresses, agree, findKept } = await openNodes({ keepsCards: false })
  const [work, artist, series, show] = [hung.works[4]!, hung.artists[1]!, hung.series[1]!, hung.exhibitions[0]!]
  await agree()
  expect(await findKept(other)).toEqual(addresses)

  await (await asShop(one).buyer()).buy([work.id])
  await other.settle()
  const kept = await findKept(other)

  // The show hangs it, the first artist is in the show, and the home page tells of both.
  const showing = [`artists/${hung.artists[0]!.slug}`, `exhibitions/${show.slug}`, 'exhibitions', 'home']
  const ofItsArtist = [
    `artists/${artist.slug}`,
    'artists',
    `series/${series.slug}`,
    'series',
    `series?artist=${artist.slug}`,
  ]
  const works = hung.works.slice(3, 6).map(({ slug }) => `artworks/${slug}`)
  const lists = addresses.filter((address) => /^(artworks|cutouts)(\?|$)/.test(address))
  const plain = (address: string) => address.replace(/\?with=series.*/, '')
  const forgotten = addresses.filter((address) => !kept.includes(address)).map(plain)
  expect(forgotten.toSorted()).toEqual([...showing, ...ofItsArtist, ...works, ...lists, 'places'].toSorted())
})
