// node benchmarks/steady-memory.ts [minutes]: what a built gallery with 10,000 works holds of the machine's memory while
// everything goes on at once: kept pages, pages that nobody asked for before, calls of the API, searches, carts, sign-ins,
// pictures, and works that are bought, each of which makes it forget what shows them. Told each half minute, ten minutes long.
import { setTimeout as sleep } from 'node:timers/promises'

import { openDatabase } from '../src/database/index.ts'
import { createUser } from '../src/domain/accounts/index.ts'
import { fillWithWorks } from './fill-with-works.ts'
import { makeShop, migrationsDir, type Place } from './make-shop.ts'
import { makeVisits, VISITS, type VisitName } from './mixed-visits.ts'
import { makeDataFolder, requireBuild, runBenchmark, runGallery } from './run-gallery.ts'
import { memoryOf } from './table/processor-time.ts'

const PORT = 4197
const WORKS = 10_000
const EDITION = 5000
const BUYERS = 200
const VISITORS = 16
const TOLD_EACH_MS = 30_000
/** What a gallery in one process may hold, in megabytes, and how much more at the end than once it is warm. */
const MOST_MB = 450
const MOST_GROWTH = 1.15

const minutes = Number(process.argv[2] ?? 10)
const faults: string[] = []
/** How often each thing was asked for, by what it was answered. */
const answered = new Map<VisitName, Map<string, number>>()

requireBuild()
await runBenchmark(measureAll, { faults, withinMs: (minutes + 5) * 60_000 })

async function measureAll(): Promise<void> {
  const place = { dataDir: await makeDataFolder(), migrationsDir }
  await fillWithWorks(place.dataDir, WORKS)
  const { works, persons } = await makeShop(place, [EDITION, EDITION, EDITION], BUYERS)
  const member = await addMember(place)
  const gallery = await runGallery({
    port: PORT,
    dataDir: place.dataDir,
    environment: { DEMO: 'on', DEMO_PASSWORD: 'only for measuring' },
    onComplaint: (line) => faults.push(line),
  })
  const visit = await makeVisits({ address: gallery.address, works, persons, member })
  const told = [Math.round(await memoryOf(gallery.pid))]
  const until = performance.now() + minutes * 60_000
  const isOver = () => performance.now() >= until
  const visitors = Array.from({ length: VISITORS }, async () => {
    while (!isOver()) {
      const { name, answer } = await visit()
      const of = answered.get(name) ?? new Map<string, number>()
      answered.set(name, of.set(answer, (of.get(answer) ?? 0) + 1))
    }
  })
  console.log(`at the start: ${told[0]} MB`)
  while (!isOver()) {
    await sleep(Math.min(TOLD_EACH_MS, until - performance.now()))
    told.push(Math.round(await memoryOf(gallery.pid)))
    console.log(
      `${draw(told.at(-1) ?? 0)} after ${(told.length - 1) * (TOLD_EACH_MS / 1000)} s, ${countAnswers()} answers`,
    )
  }
  await Promise.all(visitors)
  await gallery.end('SIGTERM')
  judge(told.slice(1))
}

/** Somebody who has a password. */
async function addMember(place: Place): Promise<{ email: string; password: string }> {
  const member = { email: 'member@example.com', password: 'the long way home' }
  const { db, close } = await openDatabase(place)
  try {
    await createUser(db, { name: 'Member', locale: 'en', isVerified: true, ...member })
  } finally {
    await close()
  }
  return member
}

function draw(megabytes: number): string {
  return `${String(megabytes).padStart(4)} MB ${'▇'.repeat(Math.round(megabytes / 10))}`
}

function countAnswers(): number {
  return [...answered.values()].flatMap((of) => [...of.values()]).reduce((sum, one) => sum + one, 0)
}

/** Warm it is after a fifth of the time: from then on it may swing, but not grow. */
function judge(told: number[]): void {
  const warm = told.slice(Math.floor(told.length / 5))
  const half = Math.floor(warm.length / 2)
  const [before, after] = [Math.max(...warm.slice(0, half)), Math.max(...warm.slice(half))]
  console.table(
    Object.fromEntries(
      VISITS.map(({ name }) => {
        const of = [...(answered.get(name) ?? [])]
        return [name, { answers: of.map(([answer, times]) => `${times} × ${answer}`).join(', ') }]
      }),
    ),
  )
  console.log(`at most ${Math.max(...told)} MB; in the first half, once warm, ${before}, in the second ${after}`)
  if (Math.max(...told) > MOST_MB) faults.push(`It held ${Math.max(...told)} MB: more than ${MOST_MB}.`)
  if (after > before * MOST_GROWTH) faults.push(`It grew from ${before} to ${after} MB.`)
  for (const [name, of] of answered) {
    const broken = [...of].filter(([answer]) => answer === '0' || /^5(?!03)/.test(answer))
    if (broken.length > 0)
      faults.push(`${name}: ${broken.map(([answer, times]) => `${times} × ${answer}`).join(', ')}.`)
  }
}
