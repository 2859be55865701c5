import fc from 'fast-check'
import { expect, test } from 'vitest'

import type { Kept } from './draft-session.ts'
import { openKeptTyping } from './kept-typing.ts'

/** A browser: what it stores, and who holds which name in it. */
function openBrowser() {
  const stored = new Map<string, string>()
  const storage = {
    get length() {
      return stored.size
    },
    key: (at: number) => [...stored.keys()][at] ?? null,
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => void stored.set(name, value),
    removeItem: (name: string) => void stored.delete(name),
  }
  const held = new Set<string>()
  const request = async (name: string, ...rest: unknown[]) => {
    if (held.has(name)) throw new DOMException('still held', 'AbortError')
    held.add(name)
    try {
      return await (rest.at(-1) as () => unknown)()
    } finally {
      held.delete(name)
    }
  }
  const locks = { request: request as LockManager['request'] }
  const open = (parts: { locks?: typeof locks | undefined } = { locks }) =>
    openKeptTyping('ada', 'artworks', 7, { storage, ...parts })
  return { open, stored }
}

const typed = (title: string, price?: number): Kept => ({
  base: { title: 'Low tide' },
  ours: [],
  draft: { title, ...(price === undefined ? {} : { price }) },
})

test('what a page leaves behind is brought back by the next one, and then forgotten where it lay', async () => {
  const { open, stored } = openBrowser()
  const first = await open()
  first.write(typed('High tide'))
  first.writeLoose({ height: '12,,' })
  first.close()

  const second = await open()

  expect(second.found).toEqual({ kept: typed('High tide'), loose: { height: '12,,' } })
  expect(stored.size).toBe(1)
  second.write(undefined)
  second.writeLoose({})
  expect(stored.size).toBe(0)
})

test('two pages on one thing do not write over each other', async () => {
  const { open, stored } = openBrowser()
  const [one, other] = [await open(), await open()]

  one.write(typed('From one'))
  other.write(typed('From the other'))
  one.write(undefined)

  expect(other.found.kept).toBeUndefined()
  expect([...stored.values()].join()).toContain('From the other')
})

test('of two pages that are gone, what fits together is brought back together, what does not one after the other', async () => {
  const { open } = openBrowser()
  const pages = [await open(), await open(), await open()]
  pages[0]?.write(typed('High tide'))
  pages[1]?.write(typed('Low tide', 1200))
  pages[2]?.write(typed('Spring tide'))
  for (const page of pages) page.close()

  const next = await open()
  expect(next.found.kept?.draft).toEqual({ title: 'High tide', price: 1200 })
  next.write(undefined)
  next.close()
  expect((await open()).found.kept?.draft).toEqual({ title: 'Spring tide' })
})

test.each([['a browser that knows who is there', true] as const, ['one that does not', false] as const])(
  'in %s no text is lost, however pages come, type, crash and go',
  async (_which, hasLocks) => {
    const act = fc.record({
      page: fc.nat(3),
      act: fc.constantFrom('open', 'type', 'save', 'leave'),
      field: fc.constantFrom('title', 'about'),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(act, { maxLength: 30 }), async (acts) => {
        const { open, stored } = openBrowser()
        const pages = new Map<number, { typing: Awaited<ReturnType<typeof open>>; draft: Record<string, string> }>()
        const unsent = new Set<string>()
        let count = 0
        for (const { page, act: what, field } of acts) {
          const here = pages.get(page)
          if (what === 'open' && !here) {
            const typing = await (hasLocks ? open() : open({ locks: undefined }))
            pages.set(page, { typing, draft: { ...(typing.found.kept?.draft as Record<string, string>) } })
          } else if (here && what === 'type') {
            // Whoever types over a text of their own has done so on purpose.
            if (here.draft[field]) unsent.delete(here.draft[field])
            here.draft[field] = `text ${++count};`
            unsent.add(here.draft[field])
            here.typing.write({ base: {}, ours: [], draft: { ...here.draft } })
          } else if (here && what === 'save') {
            for (const text of Object.values(here.draft)) unsent.delete(text)
            here.draft = {}
            here.typing.write(undefined)
          } else if (here && what === 'leave') {
            here.typing.close()
            pages.delete(page)
          }
          const everything = [...stored.values()].join()
          expect([...unsent].filter((text) => !everything.includes(text))).toEqual([])
        }
      }),
      { numRuns: 100 },
    )
  },
)

test('what somebody else has written into the storage is passed over', async () => {
  const { open, stored } = openBrowser()
  stored.set('cimaise.typing.ada.artworks.7.1', '{"at":1,"kept":{"base":[],"draft":"x","ours":7}}')
  stored.set('cimaise.typing.ada.artworks.7.2', 'not even JSON')
  stored.set('cimaise.typing.eve.artworks.7.3', JSON.stringify({ at: 1, kept: typed('Not Ada’s') }))

  expect((await open()).found).toEqual({ kept: undefined, loose: undefined })
})
