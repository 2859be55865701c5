import addFormats from 'ajv-formats'
import { Ajv2020 } from 'ajv/dist/2020.js'
import fc from 'fast-check'
import { expect, test } from 'vitest'

import { createExhibition, createNews, createPress } from '../domain/catalogue/index.ts'
import { openTestGallery, type TestGallery } from '../testing/open-test-gallery.ts'
import { type ApiDocument, apiRequests } from '../testing/request-arbitrary.ts'

test(
  '5,000 requests of every kind get no 5xx, and every reply is as the document says',
  { timeout: 180_000 },
  async () => {
    const gallery = await openTestGallery()
    const { app, logIn } = gallery
    const known = await hangAFew(gallery)
    // Some of the requests log out, and the others are to find somebody logged in until the end.
    const visitors = await Promise.all(Array.from({ length: 200 }, () => logIn()))
    const document: ApiDocument = (await app.inject('/api/openapi.json')).json()
    const ajv = new Ajv2020({ strict: false })
    addFormats.default(ajv)
    ajv.addSchema(document, 'document')
    const tokens = visitors.map(({ token }) => token)
    const seen = new Set<string>()

    await fc.assert(
      fc.asyncProperty(apiRequests(document, { tokens, known }), async ({ request, path, operation }) => {
        const reply = await app.inject(request)
        seen.add(`${reply.statusCode} ${path}`)

        expect(reply.statusCode).toBeLessThan(500)
        const key =
          String(reply.statusCode) in operation.responses
            ? String(reply.statusCode)
            : `${String(reply.statusCode)[0]}XX`
        const place = [
          'paths',
          path,
          request.method.toLowerCase(),
          'responses',
          key,
          'content',
          'application/json',
          'schema',
        ]
        const schema = `document#/${place.map((part) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/')}`
        const isValid = ajv.validate(schema, reply.json())
        expect(ajv.errors ?? []).toEqual([])
        expect(isValid).toBe(true)
      }),
      { numRuns: 5000 },
    )

    // The generator would prove little if it never got past the door.
    const expected = Object.keys(document.paths).map((path) => `${path === '/newsletter' ? 202 : 200} ${path}`)
    const refused = ['401 /auth/user', '404 /pages/{slug}', '415 /newsletter', '422 /newsletter', '422 /artworks']
    expect([...expected, ...refused].filter((one) => !seen.has(one))).toEqual([])
  },
)

/** A little of everything, and the values that find it. */
async function hangAFew(gallery: TestGallery): Promise<Record<string, string[]>> {
  const published_at = new Date()
  const artist = await gallery.addArtist()
  const series = await gallery.addSeries({ artist_id: artist.id })
  const artwork = await gallery.addArtwork({ artist_id: artist.id, series_id: series.id, colors: ['blue'] })
  const news = await createNews(gallery.db, { title: { en: 'News' }, body: { en: 'Text' }, published_at })
  const press = await createPress(gallery.db, { title: { en: 'Kit' }, kind: 'kit', dated: '2019-10-01', published_at })
  const exhibition = await createExhibition(gallery.db, {
    title: { en: 'Spring' },
    kind: 'solo',
    year: 2026,
    published_at,
  })
  await gallery.settle()
  return {
    '/pages/{slug} slug': ['footer', 'faq'],
    '/artists/{artist} artist': [artist.slug, String(artist.id), 'nobody'],
    '/artworks/{slug} slug': [artwork.slug],
    '/series/{slug} slug': [series.slug],
    '/news/{slug} slug': [news.slug],
    '/press/{slug} slug': [press.slug],
    '/exhibitions/{slug} slug': [exhibition.slug],
    artist: [artist.slug, String(artist.id)],
    category: ['Painting'],
    technique: ['oil-on-canvas'],
    price: ['100-2000', '-5000', '1-'],
    width: ['-200'],
    height: ['10-'],
    with: ['facets', 'series,series.artworks,type,videos,presses,news', 'videos'],
    query: ['tide', 'Helen Vaseur', '退潮', 'marée', "' & | ! :*", '( )', '"'],
    page: ['1', '2'],
    limit: ['5'],
  }
}
