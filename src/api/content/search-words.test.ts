import { expect, test } from 'vitest'

import { openEditorDesk } from '../../testing/open-editor-desk.ts'

const SEARCH = {
  search_title: { en: 'Low tide at dawn', fr: 'Marée basse à l’aube' },
  search_description: { en: 'An oil of the empty shore.' },
}

test('what is written for search engines is told in its own language, and in no other', async () => {
  const desk = await openEditorDesk()
  const { begin, publish, whole, look, artist, editor, callIn } = desk
  await publish(await begin({ ...whole, ...SEARCH }))
  const series = await begin({ title: { en: 'Tides' }, artist, ...SEARCH }, 'series')
  await editor.call('POST /editor/{kind}/{id}/publication', {
    params: { kind: 'series', id: series.id },
    body: { version: series.version },
  })

  const told = async (locale: 'en' | 'fr' | 'cn') => {
    const work = await look('low-tide', locale)
    const { series: one } = await callIn(locale)('GET /series/{slug}', { params: { slug: series.key } })
    const whose = await callIn(locale)('GET /artists/{artist}', { params: { artist }, query: { with: 'series' } })
    return [work, one, whose.artist.series?.[0]].map((it) => [it?.search_title, it?.search_description])
  }

  const english = [SEARCH.search_title.en, SEARCH.search_description.en]
  expect(await told('en')).toEqual([english, english, english])
  const french = [SEARCH.search_title.fr, null]
  expect(await told('fr')).toEqual([french, french, french])
  expect(await told('cn')).toEqual([
    [null, null],
    [null, null],
    [null, null],
  ])
})

test('an artist’s too; what is too long is refused by its place', async () => {
  const { begin, editor, callIn } = await openEditorDesk()
  const item = await begin({ name: { en: 'Ines Corval' }, type: 'painting', ...SEARCH }, 'artists')
  const params = { kind: 'artists', id: item.id } as const
  await editor.call('POST /editor/{kind}/{id}/publication', { params, body: { version: item.version } })
  const read = callIn('fr')('GET /artists/{artist}', { params: { artist: item.key }, query: {} })
  expect((await read).artist).toMatchObject({ search_title: SEARCH.search_title.fr, search_description: null })

  const draft = { ...item.draft, search_title: { en: 'x'.repeat(71) }, search_description: { fr: 'x'.repeat(201) } }
  const save = editor.call('PUT /editor/{kind}/{id}/draft', { params, body: { version: item.version + 1, draft } })
  await expect(save).rejects.toMatchObject({
    ...{ status: 422, errors: { 'search_title.en': expect.anything(), 'search_description.fr': expect.anything() } },
  })
})
