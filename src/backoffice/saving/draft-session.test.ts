import fc from 'fast-check'
import { expect, test } from 'vitest'

import type { Doc } from '../../contract/content/fields.ts'
import { DraftSession, type Kept } from './draft-session.ts'
import { leavesOf, withValue } from './leaves.ts'

class Refusal extends Error {}
class Lost extends Error {}

/** Time that passes as fast as there is something to do. */
function createClock() {
  let now = 0
  let tasks: { at: number; work: () => void }[] = []
  const after = (ms: number, work: () => void) => {
    const task = { at: now + ms, work }
    tasks.push(task)
    return () => {
      tasks = tasks.filter((one) => one !== task)
    }
  }
  /** Lets time pass; without an end, until nothing is left to do. */
  async function pass(ms = Infinity) {
    const end = now + ms
    for (;;) {
      await new Promise((resolve) => setImmediate(resolve))
      const next = tasks.toSorted((a, b) => a.at - b.at)[0]
      if (!next || next.at > end) break
      tasks = tasks.filter((task) => task !== next)
      now = next.at
      next.work()
    }
    if (ms !== Infinity) now = end
  }
  return { after, pass }
}

/** How one request fares: how long its ways take, and whether one of them leads nowhere. */
const way = fc.record({
  there: fc.integer({ min: 0, max: 3000 }),
  back: fc.integer({ min: 0, max: 3000 }),
  fate: fc.constantFrom('arrives', 'arrives', 'arrives', 'lost', 'unanswered'),
})
type Way = typeof way extends fc.Arbitrary<infer One> ? One : never

const path = fc.constantFrom('title.en', 'title.fr', 'year', 'about.en')
const step = fc.oneof(
  { weight: 6, arbitrary: fc.record({ type: fc.constant('typing' as const), path, wait: fc.nat(1500) }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('other' as const), path, wait: fc.nat(500) }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('reload' as const), path, wait: fc.nat(500) }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('choose' as const), path, wait: fc.nat(500) }) },
)

const GIVE_UP_MS = 5000

/** A server that two people write to, and a network that loses and delays. */
function createServer(clock: ReturnType<typeof createClock>, ways: Way[]) {
  const held = { version: 1, draft: {} as Doc }
  const writers = new Map<string, 'me' | 'other'>()
  const seen = new Set<unknown>()
  const unseen: unknown[] = []
  let waiting = 0
  let most = 0
  function write(draft: Doc, who: 'me' | 'other') {
    const [before, after] = [leavesOf(held.draft), leavesOf(draft)]
    for (const leaf of new Set([...before.keys(), ...after.keys()])) {
      const [old, young] = [before.get(leaf), after.get(leaf)]
      if (old === young) continue
      if (who === 'me' && writers.get(leaf) === 'other' && !seen.has(old)) unseen.push(old)
      writers.set(leaf, who)
    }
    held.version++
    held.draft = draft
  }
  const request = <Reply>(work: () => Reply) =>
    new Promise<Reply>((resolve, reject) => {
      const { there, back, fate } = ways.shift() ?? { there: 50, back: 50, fate: 'arrives' }
      const end = clock.after(GIVE_UP_MS, () => reject(new Lost()))
      if (fate === 'lost') return
      clock.after(there, () => {
        let answer: () => void
        try {
          const reply = structuredClone(work())
          answer = () => resolve(reply)
        } catch (error) {
          answer = () => reject(error)
        }
        if (fate === 'unanswered') return
        clock.after(back, () => {
          end()
          answer()
        })
      })
    })
  return {
    held,
    seen,
    /** What others wrote and was written over before it was shown. */
    unseen,
    mostSaves: () => most,
    write,
    read: () => request(() => held),
    save: async (version: number, draft: Doc) => {
      most = Math.max(most, ++waiting)
      return request(() => {
        if (version !== held.version) throw new Refusal()
        write(draft, 'me')
        return held
      }).finally(() => waiting--)
    },
  }
}

test('no character is lost and nothing overwritten unseen, whatever the network does', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 14 }), fc.array(way, { maxLength: 12 }), async (steps, ways) => {
      const clock = createClock()
      const server = createServer(clock, ways)
      const typed = new Map<string, string>()
      let kept: Kept | undefined
      let count = 0
      const look = () => {
        for (const value of leavesOf(session.draft).values()) server.seen.add(value)
        for (const { theirs } of session.conflicts) server.seen.add(theirs)
      }
      const open = () => {
        let isMine = true
        const made = new DraftSession({
          item: structuredClone(server.held),
          kept: structuredClone(kept),
          save: server.save,
          read: server.read,
          setbackOf: (error) => (error instanceof Refusal ? 'changed' : 'lost'),
          keep: (one) => {
            if (isMine) kept = structuredClone(one)
          },
          onChange: () => {},
          later: (work, ms) => clock.after(ms, () => isMine && work()),
        })
        return Object.assign(made, { crash: () => (isMine = false) })
      }
      let session = open()
      const choose = () => {
        look()
        const choices = session.conflicts.map(({ path: one }, at) => [one, at % 2 ? 'mine' : 'theirs'] as const)
        for (const [one, whose] of choices) if (whose === 'theirs') typed.delete(one)
        session.resolve(Object.fromEntries(choices))
      }
      for (const { type, path: one, wait } of steps) {
        look()
        if (type === 'typing') {
          const value = `mine ${count++}`
          typed.set(one, value)
          session.type(withValue(session.draft, one, value))
        } else if (type === 'other') {
          // Whoever writes over what has arrived does so with open eyes.
          if (leavesOf(server.held.draft).get(one) === typed.get(one)) typed.delete(one)
          server.write(withValue(server.held.draft, one, `theirs ${count++}`), 'other')
        } else if (type === 'choose') choose()
        else {
          session.crash()
          session = open()
        }
        await clock.pass(wait)
      }
      for (let turn = 0; turn < 20 && session.phase !== 'saved'; turn++) {
        await clock.pass()
        choose()
      }
      await clock.pass()

      expect(session.phase).toBe('saved')
      expect(kept).toBeUndefined()
      expect(server.unseen).toEqual([])
      const final = leavesOf(session.draft)
      for (const [one, value] of typed) expect(final.get(one)).toBe(value)
    }),
    { numRuns: 300 },
  )
}, 60_000)

test('one save is under way at a time, and the newest form is sent next', async () => {
  const clock = createClock()
  const server = createServer(clock, [])
  const sent: Doc[] = []
  const session = new DraftSession({
    item: structuredClone(server.held),
    save: (version, draft) => {
      sent.push(draft)
      return server.save(version, draft)
    },
    read: server.read,
    setbackOf: () => 'lost',
    keep: () => {},
    onChange: () => {},
    later: (work, ms) => clock.after(ms, work),
  })
  session.type({ year: 1 })
  await clock.pass(820)
  session.type({ year: 2 })
  session.type({ year: 3 })
  await clock.pass()

  expect(sent).toEqual([{ year: 1 }, { year: 3 }])
  expect(server.mostSaves()).toBe(1)
  expect(server.held.draft).toEqual({ year: 3 })
})

test('something else is done only after everything typed is saved', async () => {
  const clock = createClock()
  const server = createServer(clock, [])
  const session = new DraftSession({
    item: structuredClone(server.held),
    save: server.save,
    read: server.read,
    setbackOf: () => 'lost',
    keep: () => {},
    onChange: () => {},
    later: (work, ms) => clock.after(ms, work),
  })
  session.type({ year: 1 })
  const published = session.act(async (version) => ({ ...server.held, version }))
  await clock.pass()

  expect(await published).toEqual({ version: 2, draft: { year: 1 } })
})

test('a save that meets a large change waits its turn, says so, and loses nothing', async () => {
  const clock = createClock()
  const server = createServer(clock, [])
  let isBusy = true
  let kept: unknown
  const session = new DraftSession({
    item: structuredClone(server.held),
    save: (version, draft) => (isBusy ? Promise.reject(new Error('503')) : server.save(version, draft)),
    read: server.read,
    setbackOf: () => 'busy',
    keep: (one) => (kept = one),
    onChange: () => {},
    later: (work, ms) => clock.after(ms, work),
  })
  session.type({ year: 1 })
  await clock.pass(820)
  const during = { phase: session.phase, kept }
  isBusy = false
  await clock.pass()

  expect(during).toMatchObject({ phase: 'busy', kept: { draft: { year: 1 } } })
  expect(session.phase).toBe('saved')
  expect(server.held.draft).toEqual({ year: 1 })
})
