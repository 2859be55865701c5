import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'

import { countVisits, forgetVisits } from '../../domain/visits/index.ts'
import { openEditorDesk } from '../../testing/open-editor-desk.ts'

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

/** A gallery whose visitors are counted, with a work, a series, an artist and a page of the staff's. */
async function openCounted() {
  const noted: string[] = []
  const desk = await openEditorDesk({ noteVisit: (thing) => noted.push(thing) })
  const { db, app, editor } = desk
  const work = await desk.addArtwork({ artist_id: desk.artistId })
  const series = await desk.addSeries({ artist_id: desk.artistId })
  const visit = (path: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
    app.inject({ method, url: `/api${path}`, headers: { 'user-agent': FIREFOX, ...headers } })
  /** Nodes that count for themselves. */
  const openCounter = () => {
    const counter = countVisits(db, (error) => expect.unreachable(String(error)))
    onTestFinished(counter.close)
    return counter
  }
  const read = () => editor.call('GET /editor/upkeep/unreached')
  const names = async () => (await read()).things.map(({ kind, place }) => `${kind} ${place}`)
  return { ...desk, work, series, noted, visit, openCounter, read, names }
}

test('whatever nobody has opened is told with its page, the first published first, and counted by kind', async () => {
  const { read, names, openCounter, work, series, artist, artistId } = await openCounted()
  const before = await read()
  const { note, save } = openCounter()
  note(`artworks/${work.slug}`)
  await save()

  expect(before).toMatchObject({ since: expect.stringMatching(/^\d{4}-\d\d-\d\d$/), is_since_begun: true })
  expect(before.kinds).toEqual(
    expect.arrayContaining([
      { kind: 'artworks', total: 1, unreached: 1 },
      { kind: 'series', total: 1, unreached: 1 },
    ]),
  )
  expect(before.things).toContainEqual(
    expect.objectContaining({ kind: 'artists', id: artistId, place: `/artist/${artist}` }),
  )
  expect(before.things).toContainEqual(expect.objectContaining({ kind: 'pages', place: '/privacy-policy' }))
  expect((await read()).kinds).toContainEqual({ kind: 'artworks', total: 1, unreached: 0 })
  expect(await names()).not.toContain(`artworks /artwork/${work.slug}`)
  expect(await names()).toContain(`series /artist/${artist}/series/${series.slug}`)
})

test('what visitors ask for within the site is noted, and nobody else is', async () => {
  const { visit, noted, work, artist } = await openCounted()
  const path = `/artworks/${work.slug}`

  await visit(path)
  await visit(`/artists/${artist}?with=series`)
  await visit('/pages/privacy-policy')
  const { headers } = await visit(path)
  expect((await visit(path, { 'if-none-match': String(headers.etag) })).statusCode).toBe(304)
  const expected = [`artworks/${work.slug}`, `artists/${artist}`, 'pages/privacy-policy']
  expect(noted).toEqual([...expected, `artworks/${work.slug}`, `artworks/${work.slug}`])

  await visit(path, {}, 'HEAD')
  await visit(path, { 'sec-purpose': 'prefetch;prerender' })
  for (const agent of ['', 'Googlebot/2.1', 'curl/8', 'Mozilla/5.0 HeadlessChrome/130', 'facebookexternalhit/1.1'])
    await visit(path, { 'user-agent': agent })
  await visit('/artworks/none')
  await visit('/artworks')
  await visit('/pages/footer')
  expect(noted).toHaveLength(5)
})

test('counts of two nodes add up, by day and thing alone, and what is nobody’s page is dropped', async () => {
  const { db, openCounter, work } = await openCounted()
  const [one, other] = [openCounter(), openCounter()]
  for (const { note } of [one, one, other]) note(`artworks/${work.slug}`)
  for (const thing of ['artworks/none', 'pages/footer', 'pages/a/b', "artworks/'; DROP TABLE artworks"]) one.note(thing)
  await Promise.all([one.save(), other.save()])
  await Promise.all([one.save(), other.save()])

  const rows = await db.selectFrom('page_visits').selectAll().execute()
  expect(rows).toEqual([{ kind: 'artworks', id: work.id, day: expect.any(String), count: 3 }])
})

test('what could not be saved is saved later, and a node that closes saves what it has', async () => {
  const { db, work } = await openCounted()
  const errors: unknown[] = []
  const counter = countVisits(db, (error) => errors.push(error))
  counter.note(`artworks/${work.slug}`)
  await sql`ALTER TABLE page_visits RENAME TO away`.execute(db)
  await counter.save()
  await sql`ALTER TABLE away RENAME TO page_visits`.execute(db)
  counter.note(`artworks/${work.slug}`)
  await counter.close()

  expect(errors).toHaveLength(1)
  expect(await db.selectFrom('page_visits').select('count').execute()).toEqual([{ count: 2 }])
})

test('of late means 90 days, and what is older than 400 is forgotten', async () => {
  const { db, read, names, work } = await openCounted()
  const line = `artworks /artwork/${work.slug}`
  await db.updateTable('visit_counting').set({ begun_on: '2020-01-01' }).execute()
  const visited = (days: number) =>
    sql`INSERT INTO page_visits VALUES ('artworks', ${work.id}, current_date - ${days}::int, 1)`.execute(db)
  const isUnreached = async () => (await names()).includes(line)

  await visited(500)
  await visited(95)
  expect([await isUnreached(), (await read()).is_since_begun]).toEqual([true, false])
  await visited(80)
  expect(await isUnreached()).toBe(false)
  await forgetVisits(db)
  expect(await db.selectFrom('page_visits').select('id').execute()).toHaveLength(2)
})
