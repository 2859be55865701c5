import { expect, test } from 'vitest'

import type { Doc } from '../../contract/content/fields.ts'
import type { EditedKind } from '../../contract/content/values.ts'
import { checkLinks } from '../../domain/content/index.ts'
import { openEditorDesk } from '../../testing/open-editor-desk.ts'
import { startNameServer } from '../../testing/start-name-server.ts'
import { startWebPeer } from '../../testing/start-web-peer.ts'
import { askInProcess } from '../ask-in-process.ts'

const SITE = '127.0.0.1'

/** A desk whose gallery is asked in this process, and a world in which there is one site; `/api` stands for pages. */
async function openWithWorld() {
  const desk = await openEditorDesk()
  const peer = await startWebPeer((request, response) => {
    const status = Number(request.url?.slice(1).split('?')[0])
    if (request.url === '/only-get') response.writeHead(request.method === 'GET' ? 200 : 405).end()
    else if (request.url === '/shy') response.writeHead(request.method === 'GET' ? 200 : 404).end()
    else if (request.url === '/moved') response.writeHead(301, { location: '/410' }).end()
    else if (request.url === '/inside') response.writeHead(302, { location: 'http://10.0.0.1/' }).end()
    else response.writeHead(status).end()
  })
  const { resolver } = await startNameServer({ 'site.test': [SITE], 'broken.test': 'failed' })
  const asker = {
    publicUrl: 'http://gallery.test',
    askOwn: askInProcess(desk.app, 'mark'),
    world: { resolver, allowed: [SITE] },
  }
  const check = () => checkLinks(desk.db, asker, 0)
  const write = async (kind: EditedKind, draft: Doc) => {
    const item = await desk.begin(draft, kind)
    const { call } = desk.editor
    const params = { kind, id: item.id }
    return (await call('POST /editor/{kind}/{id}/publication', { params, body: { version: item.version } })).item
  }
  const read = () => desk.editor.call('GET /editor/upkeep/links')
  const dead = async () => Object.fromEntries((await read()).links.map(({ address, places }) => [address, places]))
  const at = (path: string) => `http://site.test:${peer.port}${path}`
  return { ...desk, peer, check, write, read, dead, at }
}

test('links of this site that lead nowhere are told with the field and the language they stand in', async () => {
  const { write, check, read, dead, editor, db } = await openWithWorld()
  const body = {
    en: 'See [us](/api/gallery), [this](/api/news/later#end) and [that](/api/artworks/none).\n\n## [no](/api/link)',
    fr: 'Voir [ceci](/api/gallery).\n\n- [par ici](http://gallery.test/api/none)',
  }
  const news = await write('news', { title: { en: 'Opening' }, body })
  const later = await editor.call('POST /editor/{kind}', {
    ...{ params: { kind: 'news' }, body: { draft: { title: { en: 'Later' }, body: { en: 'Soon.' } } } },
  })
  const title = { en: 'Opening' }
  const place = { kind: 'news', id: news.id, title }

  expect(await read()).toMatchObject({ checked_at: null, total: 0, links: [] })
  expect(await check()).toBe(true)
  expect(await dead()).toMatchObject({
    '/api/artworks/none': [{ ...place, path: 'body.en' }],
    // What is a draft is there for nobody.
    '/api/news/later': [{ ...place, path: 'body.en' }],
    '/fr/api/gallery': [{ ...place, path: 'body.fr' }],
    'http://gallery.test/api/none': [{ ...place, path: 'body.fr' }],
  })
  expect(await dead()).not.toHaveProperty('/api/link')
  expect(await read()).toMatchObject({ checked_at: expect.any(String), is_checking: false })

  const { id, version } = later.item
  await editor.call('POST /editor/{kind}/{id}/publication', { params: { kind: 'news', id }, body: { version } })
  await db
    .updateTable('content_addresses')
    .set({ asked_at: new Date(0) })
    .execute()
  await check()
  expect(await dead()).not.toHaveProperty('/api/news/later')
})

test('a link that somebody has mended is gone at once, and so is one of a thing that is hidden', async () => {
  const { write, check, dead, editor } = await openWithWorld()
  const { id, version } = await write('news', { title: { en: 'A' }, body: { en: '[x](/api/none), [y](/api/nothing)' } })
  const hidden = await write('news', { title: { en: 'B' }, body: { en: '[z](/api/no)' } })
  await check()
  const before = Object.keys(await dead())

  const params = { kind: 'news' as const, id }
  const draft = { title: { en: 'A' }, body: { en: '[y](/api/nothing)' } }
  const { item } = await editor.call('PUT /editor/{kind}/{id}/draft', { params, body: { version, draft } })
  await editor.call('POST /editor/{kind}/{id}/publication', { params, body: { version: item.version } })
  await editor.call('DELETE /editor/{kind}/{id}/publication', {
    ...{ params: { kind: 'news', id: hidden.id }, query: { version: hidden.version } },
  })

  const isOurs = (address: string) => address.startsWith('/api/n')
  expect(before.filter(isOurs)).toEqual(['/api/no', '/api/none', '/api/nothing'])
  expect(Object.keys(await dead()).filter(isOurs)).toEqual(['/api/nothing'])
})

test('menu, press, footer and films lead somewhere, too', async () => {
  const { write, check, dead, db, artistId } = await openWithWorld()
  const shown = (kind: string, published: object) =>
    db
      .updateTable('content')
      .set({ published: JSON.stringify(published) })
      .where('kind', '=', kind)
      .execute()
  const items = [
    { name: { en: 'A' }, slug: 'api/none' },
    { name: { en: 'B' }, slug: 'api/unused', external_link: 'http://gallery.test/api/gone' },
  ]
  await shown('menu', { items })
  await shown('footer', { title: { en: 'F' }, links: [{ name: 'X', url: 'http://nobody.test/x' }] })
  const press = { kind: 'article', title: { en: 'P' }, dated: '2026-01-01', link: '/api/press/none' }
  const { id } = await write('press', press)
  await db
    .updateTable('content')
    .set({ published: JSON.stringify({ videos: [{ title: { en: 'V' }, link: 'https://nobody.test/film' }] }) })
    .where('kind', '=', 'artists')
    .where('id', '=', artistId)
    .execute()
  await check()

  expect(await dead()).toMatchObject({
    '/api/none': [{ kind: 'menu', path: 'items.0.slug' }],
    'http://gallery.test/api/gone': [{ kind: 'menu', path: 'items.1.external_link' }],
    'http://nobody.test/x': [{ kind: 'footer', path: 'links.0.url' }],
    'https://nobody.test/film': [{ kind: 'artists', id: artistId, path: 'videos.0.link' }],
    '/api/press/none': [{ kind: 'press', id, path: 'link' }],
  })
  expect(await dead()).not.toHaveProperty('/api/unused')
})

test('elsewhere only 404, 410 and a name that is nobody’s lead nowhere; what cannot be asked is no fault', async () => {
  const { write, check, read, at, peer } = await openWithWorld()
  const paths = ['/200', '/204', '/404', '/404?twice', '/410', '/403', '/500', '/429', '/only-get', '/shy', '/moved']
  const links = [...paths, '/inside'].map(at)
  links.push('http://nobody.test/', 'http://broken.test/', 'http://127.0.0.9/', 'http://192.168.0.1/admin')
  const text = [...links, 'mailto:a@b.test', 'tel:123', 'javascript:x'].map((link) => `[x](${link})`).join(' and ')
  await write('news', { title: { en: 'A' }, body: { en: `${text} ${text}` } })
  await check()
  const found = await read()

  expect(found.links.filter(({ address }) => !address.startsWith('/'))).toMatchObject([
    { address: 'http://nobody.test/', reason: 'unknown-name' },
    { address: at('/404'), reason: '404' },
    { address: at('/404?twice'), reason: '404' },
    { address: at('/410'), reason: '410' },
    { address: at('/moved'), reason: '410' },
  ])
  expect(found.unasked).toBe(7)
  // Each once, and once more where the first answer may not be all.
  expect(peer.asked.filter((one) => one.endsWith(' /200'))).toHaveLength(1)
  expect(peer.asked.filter((one) => one.endsWith(' /404'))).toHaveLength(2)
})

test('others are asked once a week and whenever staff want it, the house every day', async () => {
  const { write, check, db, at, peer, editor, read } = await openWithWorld()
  await write('news', { title: { en: 'A' }, body: { en: `[x](${at('/404')}) and [y](/api/none)` } })
  const count = () => peer.asked.filter((one) => one.startsWith('HEAD')).length
  const age = async (days: number) => {
    const asked_at = new Date(Date.now() - days * 24 * 3_600_000)
    await db.updateTable('content_addresses').set({ asked_at }).execute()
    await check()
    const rows = await db.selectFrom('content_addresses').select(['address', 'asked_at']).execute()
    return rows.filter((row) => row.asked_at && row.asked_at > asked_at).map(({ address }) => address)
  }

  await check()
  await check()
  expect(count()).toBe(1)
  const daily = await age(1)
  expect([daily.includes('/api/none'), daily.includes(at('/404'))]).toEqual([true, false])
  expect(await age(7)).toContain(at('/404'))
  expect(count()).toBe(2)

  expect(await editor.call('POST /editor/upkeep/links/check')).toEqual({ status: 'queued' })
  expect(await read()).toMatchObject({ is_checking: true, asked: 0 })
  await check()
  expect(count()).toBe(3)
  const { total, ...after } = await read()
  expect(after).toMatchObject({ is_checking: false, asked: total })
})
