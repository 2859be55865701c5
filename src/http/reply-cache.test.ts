import { AsyncLocalStorage } from 'node:async_hooks'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'

import { expect, test } from 'vitest'

import { ReplyCache } from './reply-cache.ts'
import type { StoredReply } from './stored-reply.ts'

const page = (text: string, status = 200) => ({ status, headers: {}, text })
const textOf = async (stored: Promise<StoredReply>) => String(await (await stored).body('identity'))

test('many visitors at once cost one rendering; later ones none', async () => {
  const cache = new ReplyCache()
  let renderings = 0
  const render = async () => {
    renderings++
    return page('<p>hello</p>')
  }

  const pages = await Promise.all(Array.from({ length: 50 }, () => cache.get('/', render)))
  await cache.get('/', render)

  expect(renderings).toBe(1)
  const [first] = pages
  const [br, gzip, identity] = [await first?.body('br'), await first?.body('gzip'), await first?.body('identity')]
  expect([brotliDecompressSync(br as Buffer), gunzipSync(gzip as Buffer), identity].map(String)).toEqual(
    Array(3).fill('<p>hello</p>'),
  )
})

test('half of a letter is no reason to fail', async () => {
  const cache = new ReplyCache()

  expect(await textOf(cache.get('/', async () => page('a\ud800b 灯塔 é 😀')))).toBe('a\ufffdb 灯塔 é 😀')
})

test('texts made one after the other stay themselves, short ones after long ones and beyond all room', async () => {
  const cache = new ReplyCache()
  const texts = ['’'.repeat(700_000), 'Marée basse', 'Low tide ’', '灯塔'.repeat(100_000)]
  const made = await Promise.all(texts.map((text, at) => cache.get(`/${at}`, async () => page(text))))

  for (const [at, stored] of made.entries()) {
    expect(String(await stored.body('identity')) === texts[at]).toBe(true)
    expect(String(brotliDecompressSync(await stored.body('br'))) === texts[at]).toBe(true)
  }
})

test('a change while a page is being rendered keeps the old page out of the cache', async () => {
  const cache = new ReplyCache()
  const { promise, resolve } = Promise.withResolvers<ReturnType<typeof page>>()
  const early = cache.get('/', () => promise)
  cache.forget(() => true)
  const later = cache.get('/', async () => page('new'))
  resolve(page('old'))

  expect(await textOf(early)).toBe('old')
  expect(await textOf(later)).toBe('new')
  expect(await textOf(cache.get('/', async () => page('newer')))).toBe('new')
})

test('what is missing or broken is not kept', async () => {
  const cache = new ReplyCache()
  await cache.get('/', async () => page('gone', 404))
  await expect(cache.get('/boom', () => Promise.reject(new Error('boom')))).rejects.toThrow('boom')

  expect((await cache.get('/', async () => page('back'))).status).toBe(200)
  expect((await cache.get('/boom', async () => page('well'))).status).toBe(200)
})

test('the cache stays within its bounds, and forgets what was unused for longest', async () => {
  const cache = new ReplyCache()
  const large = (index: number) => async () => page(String(index).repeat(9_000_000 / String(index).length))
  for (let index = 0; index < 7; index++) await cache.get(`/${index}`, large(index))
  let renderings = 0
  const count = async () => {
    renderings++
    return page('again')
  }

  await cache.get('/6', count)
  expect(renderings).toBe(0)
  for (let index = 7; index < 9; index++) await cache.get(`/${index}`, large(index))
  await cache.get('/0', count)
  expect(renderings).toBe(1)
})

test('whoever makes a reply is told once all who wait for it have gone, and not before', async () => {
  const cache = new ReplyCache()
  const told: string[] = []
  const { promise, resolve } = Promise.withResolvers<ReturnType<typeof page>>()
  const make = (areAllGone: AbortSignal) => {
    areAllGone.addEventListener('abort', () => told.push('all gone'))
    return promise
  }
  const [first, second] = [new AbortController(), new AbortController()]
  const waiting = [cache.get('/', make, { isGone: first.signal }), cache.get('/', make, { isGone: second.signal })]

  first.abort()
  expect(told).toEqual([])
  second.abort()
  expect(told).toEqual(['all gone'])

  // Who comes after them is not given what was given up.
  const later = cache.get('/', async () => page('new'))
  resolve(page('old'))
  expect(await textOf(later)).toBe('new')
  expect(await textOf(cache.get('/', async () => page('newer')))).toBe('new')
  await Promise.all(waiting)
})

test('who has no signal is waited for, and who has gone already begins nothing', async () => {
  const cache = new ReplyCache()
  const gone = new AbortController()
  let isAbandoned = false
  const staying = cache.get('/', async (areAllGone) => {
    await Promise.resolve()
    isAbandoned = areAllGone.aborted
    return page('here')
  })
  const leaving = cache.get('/', () => expect.unreachable(), { isGone: gone.signal })
  gone.abort()
  await expect(cache.get('/other', () => expect.unreachable(), { isGone: gone.signal })).rejects.toThrow('aborted')

  expect(await textOf(staying)).toBe('here')
  expect(isAbandoned).toBe(false)
  await leaving
})

test('of a kept reply the smallest form stays, and any other is had from it again', async () => {
  const cache = new ReplyCache()
  const text = 'Low tide. '.repeat(10_000)
  const stored = await cache.get('/', async () => page(text))
  expect(stored.bytes()).toBe(text.length)
  await stored.body('br')
  expect(stored.bytes()).toBeLessThan(text.length / 50)

  expect(String(gunzipSync(await stored.body('gzip')))).toBe(text)
  expect(String(await stored.body('identity'))).toBe(text)
  expect(stored.bytes()).toBeGreaterThan(text.length)
})

test('what is asked for rarely pushes out only its own kind', async () => {
  const cache = new ReplyCache()
  const large = async () => page('x'.repeat(9_000_000))
  await cache.get('/', large)
  for (let index = 0; index < 20; index++) await cache.get(`/?${index}`, large, { lasting: 'rarely' })

  expect(cache.peek('/')).toBeDefined()
  expect(cache.peek('/?18')).toBeUndefined()
  expect(cache.peek('/?19')).toBeDefined()
})

test('a reply is found where it was asked for until it is forgotten, and in no more places than there is room for', async () => {
  const cache = new ReplyCache()
  const stored = await cache.get('/', async () => page('x'))
  for (let index = 0; index < 6000; index++) cache.noteAddress(stored, `/?${index}`, () => `n: ${index}`)
  cache.noteAddress(stored, `/?${'x'.repeat(1000)}`, () => 'n: long')

  expect(cache.find('/?5999')).toMatchObject({ reply: stored, head: 'n: 0' })
  expect(cache.find('/?0')).toBeUndefined()
  expect(cache.find(`/?${'x'.repeat(1000)}`)).toBeUndefined()
  cache.forget(() => true)
  expect(cache.find('/?5999')).toBeUndefined()
  // What was forgotten meanwhile is not found again because somebody still gets it.
  cache.noteAddress(stored, '/', () => '')
  expect(cache.find('/')).toBeUndefined()
})

/** A cache that is told what replies are made from, as the database tells it. */
function openWatched() {
  const watch = new AsyncLocalStorage<Set<string>>()
  const note = (reads: Iterable<string>) => {
    for (const read of reads) watch.getStore()?.add(read)
  }
  const cache = new ReplyCache({ during: (reads, make) => watch.run(reads, make), note })
  const reply = (key: string, ...reads: string[]) =>
    cache.get(key, async () => {
      note(reads)
      return page(key)
    })
  const about = (what: string) => (reads: ReadonlySet<string>) => reads.has(what)
  return { cache, reply, note, about }
}

test('only what is made from something that changed is forgotten, and pages with the replies in them', async () => {
  const { cache, reply, about } = openWatched()
  await reply('menu', 'menu')
  const withMenu = (key: string, read: string) =>
    cache.get(key, async () => {
      await Promise.all([reply('menu', 'menu'), reply(`of ${read}`, read)])
      return page(key)
    })
  await withMenu('/work', 'work')
  await withMenu('/news', 'news')
  const kept = () => ['menu', '/work', 'of work', '/news', 'of news'].filter((key) => cache.peek(key))

  cache.forget(about('nothing of this'))
  expect(kept()).toHaveLength(5)
  cache.forget(about('work'))
  expect(kept()).toEqual(['menu', '/news', 'of news'])
  cache.forget(about('menu'))
  expect(kept()).toEqual(['of news'])
})

test('a change meanwhile keeps out what turns out to be made from it, and nothing else', async () => {
  const { cache, note, about } = openWatched()
  const waiting = Promise.withResolvers<void>()
  const making = ['touched', 'untouched'].map((read) =>
    cache.get(read, async () => {
      await waiting.promise
      note([read])
      return page(read)
    }),
  )
  cache.forget(about('touched'))
  waiting.resolve()
  await Promise.all(making)

  expect([cache.peek('touched'), cache.peek('untouched')?.status]).toEqual([undefined, 200])
})

test('a page that goes on without a reply is made from what that would have been made from', async () => {
  const { cache, note, about } = openWatched()
  const missing = () =>
    cache.get('missing', async () => {
      note(['pages'])
      throw new Error('not found')
    })
  await cache.get('/', () =>
    missing().then(
      () => page('with'),
      () => page('without'),
    ),
  )

  expect(cache.peek('/')).toBeDefined()
  cache.forget(about('pages'))
  expect(cache.peek('/')).toBeUndefined()
})
