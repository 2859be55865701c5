import { setTimeout as sleep } from 'node:timers/promises'

import { secondNodeUrl } from './gallery.ts'
import { expect, serverTest } from './test.ts'

const languages = [
  { path: '/', lang: 'en', heading: 'Works that ask for a wall', menu: 'Artists' },
  { path: '/fr', lang: 'fr', heading: 'Des œuvres en quête d’un mur', menu: 'Artistes' },
  { path: '/cn', lang: 'zh-Hans', heading: '这些作品，在等一面墙', menu: '艺术家' },
]

serverTest('the gallery greets in each language', async ({ request }) => {
  for (const { path, lang, heading, menu } of languages) {
    const reply = await request.get(path)
    const html = await reply.text()

    expect([path, reply.status()]).toEqual([path, 200])
    expect(html).toContain(`<html lang="${lang}">`)
    for (const words of [heading, menu]) expect(html).toContain(`>${words}<`)
  }
})

serverTest('24 requests at once in three languages never mix a word', async () => {
  const headings = ['Search', 'Recherche', '搜索']
  const wanted = languages.map(({ path, menu }, index) => ({ path, own: [headings[index] as string, menu] }))

  // The other node, so that whoever else is visiting meanwhile does not stand in the same line.
  const pages = await Promise.all(
    Array.from({ length: 24 }, async (_, index) => {
      const { path } = languages[index % 3] as (typeof languages)[number]
      // An address of its own for each request, so that each one is rendered and none is taken from the cache.
      const reply = await fetchWhenServed(`${secondNodeUrl}${path === '/' ? '' : path}/search?page=${index}`)
      return { path, status: reply.status, html: (await reply.text()).replace(/<script[\s\S]*?<\/script>/g, '') }
    }),
  )

  const strangers = pages.filter(({ path, status, html }) => {
    const isRight = wanted.every(({ path: other, own }) =>
      own.every((word) => html.includes(`>${word}<`) === (other === path)),
    )
    return status !== 200 || !isRight
  })
  expect(strangers.map(({ path, status }) => `${path} ${status}`)).toEqual([])
})

/** A gallery with more to do than it can asks to come again: so does a visitor. */
async function fetchWhenServed(url: string): Promise<Response> {
  for (let attempt = 1; ; attempt++) {
    const reply = await fetch(url)
    if (reply.status !== 503 || attempt === 20) return reply
    await sleep(1000)
  }
}
