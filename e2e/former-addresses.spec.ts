import { createApiClient } from '../src/contract/client.ts'
import { LOCALES } from '../src/contract/locale.ts'
import { editor } from '../src/messages/en/backoffice/editor.ts'
import { fields } from '../src/messages/en/backoffice/fields.ts'
import { fill } from '../src/messages/fill.ts'
import { localizePath } from '../src/web/navigation/locale-path.ts'
import { enterAs, logInElsewhere, register } from './collector.ts'
import { galleryUrl, query } from './gallery.ts'
import { expect, test } from './test.ts'

test('what staff give another address is found at its former ones too, in every language, and they are told so', async ({
  page,
}) => {
  const person = await register('Edith')
  await query(`UPDATE users SET scope = '{collector,editor}' WHERE id = $1`, [person.id])
  const token = await logInElsewhere(person)
  const call = createApiClient({ fetch, baseUrl: galleryUrl, locale: 'en', token: () => token })
  const mark = Date.now()
  const show = async (
    kind: 'artworks' | 'artists' | 'series' | 'pages',
    draft: Record<string, unknown>,
    id?: number,
  ) => {
    const params = {
      kind,
      id: id ?? (await call('POST /editor/{kind}', { params: { kind }, body: { draft } })).item.id,
    }
    const { version } = (await call('GET /editor/{kind}/{id}', { params })).item
    const saved = await call('PUT /editor/{kind}/{id}/draft', { params, body: { version, draft } })
    return (await call('POST /editor/{kind}/{id}/publication', { params, body: { version: saved.item.version } })).item
  }
  const artistOf = (slug: string) => ({ slug: `${slug}-${mark}`, name: { en: `Nora ${mark}` }, type: 'painting' })
  const artist = await show('artists', artistOf('nora'))
  const seriesOf = (slug: string) => ({ slug: `${slug}-${mark}`, title: { en: `Dusk ${mark}` }, artist: artist.key })
  const series = await show('series', seriesOf('dusk'))
  const workOf = (slug: string) => ({
    ...{ slug: `${slug}-${mark}`, title: { en: `Ferry ${mark}` }, artist: artist.key, series: series.key },
    ...{ category: 'Painting', technique: 'oil-on-canvas', kind: 'original', height: 80, width: 60, price: 1200 },
  })
  const work = await show('artworks', workOf('ferry'))
  expect([artist.address, series.address, work.address]).toEqual([
    `/artist/nora-${mark}`,
    `/artist/nora-${mark}/series/dusk-${mark}`,
    `/artwork/ferry-${mark}`,
  ])
  const pageOf = (slug: string) => ({ slug: `${slug}-${mark}`, title: { en: `Harbour ${mark}` } })
  const { id: harbour } = await show('pages', pageOf('harbour'))
  await show('pages', pageOf('old-harbour'), harbour)
  await show('artists', artistOf('nora-may'), artist.id)
  await show('series', seriesOf('nightfall'), series.id)
  await show('artworks', workOf('slow-ferry'), work.id)

  const hangs = `/artist/nora-may-${mark}/series/nightfall-${mark}`
  const moves: [string, string][] = [
    [`/harbour-${mark}`, `/old-harbour-${mark}`],
    [`/artwork/ferry-${mark}`, `/artwork/slow-ferry-${mark}`],
    [`/artist/nora-${mark}`, `/artist/nora-may-${mark}`],
    [`/artist/nora-${mark}/series`, `/artist/nora-may-${mark}/series`],
    [`/artist/nora-may-${mark}/series/dusk-${mark}`, hangs],
    [`${hangs}/artwork/ferry-${mark}`, `${hangs}/artwork/slow-ferry-${mark}`],
  ]
  for (const [former, now] of moves) {
    for (const locale of LOCALES) {
      const reply = await fetch(galleryUrl + localizePath(former, locale), { redirect: 'manual' })
      expect([former, reply.status, reply.headers.get('location')]).toEqual([former, 301, localizePath(now, locale)])
      expect((await fetch(galleryUrl + localizePath(now, locale))).status).toBe(200)
    }
  }

  await enterAs(page, person)
  await page.goto(`/admin/artworks/${work.id}`)
  const slug = page.getByLabel(fields.names.slug)
  const address = `/artwork/slow-ferry-${mark}`
  await expect(page.getByText(fill(editor.slugs.now, { address }))).toBeVisible()
  await slug.fill(`slowest-ferry-${mark}`)
  await expect(page.getByText(fill(editor.slugs.moving, { address }))).toBeVisible()
})
