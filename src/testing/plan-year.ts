import { randomUUID } from 'node:crypto'

import { DomainError } from '../domain/domain-error.ts'
import { issueBills } from '../domain/papers/index.ts'
import { openSandbox, type PaymentProvider, type PlanProvider } from '../domain/payments/index.ts'
import { cancelPlan, findAccepted, findPlan, heedPlanNotice, replaceCard, startPlan } from '../domain/plans/index.ts'
import type { Artist, Programme } from './open-programme.ts'
import type { CardOutcome } from './open-shop.ts'
import { outcomeOf } from './outcome-of.ts'

const CARDS: CardOutcome[] = [
  ...(['success', 'success', 'success', 'fails-later', 'fails-later', 'lost-notice', '3-d-secure'] as const),
  ...(['processing', 'declined', 'insufficient-funds', 'expired-card'] as const),
]
// What a bank thinks of a card may change between two months.
const MOODS = ['success', 'fails-later', 'insufficient-funds', 'lost-notice', 'processing']
const DEADLY = ['open', 'start', 'replaceCard', 'cancel'] as const

/** Numbers below 1 that are the same again for the same seed. */
function createChance(seed: number) {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  return {
    is: (probability: number) => next() < probability,
    upTo: (most: number) => 1 + Math.floor(next() * most),
    oneOf: <T>(all: readonly T[]): T => all[Math.floor(next() * all.length)] as T,
  }
}

type Chance = ReturnType<typeof createChance>

/** Lets a year and more pass for many plans, with everything that can go wrong going wrong at random; ends when all is over. */
export async function liveAYear(programme: Programme, { seed, plans }: { seed: number; plans: number }) {
  const chance = createChance(seed)
  const artists: Artist[] = []
  for (let at = 0; at < plans; at++) artists.push(await programme.artist())
  const happened: Record<string, number> = {}
  const count = (name: string) => (happened[name] = (happened[name] ?? 0) + 1)

  for (let day = 0; day < 420;) {
    const days = chance.upTo(9)
    await programme.pass(days)
    day += days
    await letRealTimePass(programme)
    const statuses = await readStatuses(programme)
    const acting = artists
      .map((artist) => ({ artist, status: statuses[artist.reference] ?? 'not_started' }))
      .filter(({ status }) => chance.is(LIVELINESS[status] ?? 0.02))
      .map(({ artist, status }) => ({ artist, deed: chooseDeed(chance, status) }))
    await Promise.all([
      ...acting.map(async ({ artist, deed }) => count(`${deed.name}: ${await deed.run(programme, artist)}`)),
      ...(chance.is(0.5) ? [programme.runJobs()] : []),
      ...(day % 2 === 0 ? [issueBills(programme.db), issueBills(programme.db)] : []),
    ])
    if (chance.is(0.4)) await loseNotices(programme)
    if (chance.is(0.6)) await programme.deliverNotices()
    if (chance.is(0.7)) await programme.runJobs()
  }
  for (let month = 0; month < 14; month++) {
    await programme.pass(31)
    await letRealTimePass(programme)
    await loseNotices(programme)
    await programme.runJobs()
  }
  await issueBills(programme.db)
  return { artists, happened }
}

/** Limits are over, the dead are missed, and nobody is at what was refused days ago. */
async function letRealTimePass({ pool }: Programme): Promise<void> {
  await pool.query('DELETE FROM rate_limits')
  await pool.query("UPDATE plans SET changed_at = changed_at - interval '2 days' WHERE status = 'past_due'")
  await pool.query('UPDATE plans SET busy_until = now() WHERE busy_until IS NOT NULL')
}

// Those whose card was refused are told so, and do something about it.
const LIVELINESS: Record<string, number> = { not_started: 0.3, awaiting_payment: 0.4, active: 0.1, past_due: 0.6 }

async function readStatuses({ pool }: Programme): Promise<Record<string, string>> {
  const { rows } = await pool.query(
    'SELECT reference, plans.status FROM plans JOIN applications ON applications.id = application_id',
  )
  return Object.fromEntries(rows.map(({ reference, status }) => [reference, status]))
}

/** They are on their way, and never arrive. */
const loseNotices = ({ pool }: Programme) =>
  pool.query(
    `DELETE FROM graphile_worker._private_jobs AS job USING graphile_worker._private_tasks AS task
     WHERE task.id = job.task_id AND task.identifier = 'send-sandbox-notice' AND job.id % 3 > 0`,
  )

interface Deed {
  name: string
  run: (programme: Programme, artist: Artist) => Promise<string>
}

/** Something that somebody may do about a plan that stands so. */
function chooseDeed(chance: Chance, status: string): Deed {
  const card = chance.oneOf(CARDS)
  const attempt = randomUUID()
  const dying = (at: (typeof DEADLY)[number]): Deed => ({
    name: `die at ${at}`,
    run: (programme, artist) => die(programme, artist, { card, at }),
  })
  const starting: Deed[] = [
    { name: 'start', run: (_, artist) => outcomeOf(artist.start(card)) },
    { name: 'start twice', run: (_, artist) => startTwice(artist, card, attempt) },
    { name: 'answer', run: (programme, artist) => answer(programme, artist, chance.is(0.7)) },
    { name: 'come back', run: (_, artist) => outcomeOf(artist.comeBack()) },
    ...[dying('open'), dying('start')],
  ]
  const running: Deed[] = [
    { name: 'replace', run: (_, artist) => outcomeOf(artist.replace(card)) },
    { name: 'replace again', run: (_, artist) => replaceAgain(artist, card, attempt) },
    { name: 'mood', run: (programme, artist) => changeMood(programme, artist, chance.oneOf(MOODS)) },
    { name: 'start', run: (_, artist) => outcomeOf(artist.start(card)) },
    { name: 'refund', run: payBack },
    dying('replaceCard'),
  ]
  if (status === 'not_started' || status === 'awaiting_payment') return chance.oneOf(starting)
  if (chance.is(0.03)) return { name: 'cancel', run: (_, artist) => outcomeOf(artist.cancel()) }
  if (chance.is(0.03)) return dying('cancel')
  const hasMissed = status === 'past_due' && chance.is(0.6)
  if (hasMissed) return { name: 'help out', run: (_, artist) => outcomeOf(artist.replace('success')) }
  return chance.oneOf(chance.is(0.2) ? starting : running)
}

async function startTwice(artist: Artist, card: CardOutcome, attempt: string): Promise<string> {
  return (await Promise.all([1, 2].map(() => outcomeOf(artist.start(card, attempt))))).join()
}

async function replaceAgain(artist: Artist, card: CardOutcome, attempt: string): Promise<string> {
  const first = await outcomeOf(artist.replace(card, attempt))
  return `${first},${await outcomeOf(artist.replace('success', attempt))}`
}

/** The provider has done what it was asked to, but the gallery dies before it hears so. */
async function die(
  { db }: Programme,
  artist: Artist,
  { card, at }: { card: CardOutcome; at: (typeof DEADLY)[number] },
): Promise<string> {
  const application = await findAccepted(db, artist.token)
  const provider = dieAt(openSandbox(db), at)
  const charge = { method: await artist.show(card), attempt: randomUUID() }
  const plan = await findPlan(db, application.id)
  const work =
    at === 'cancel'
      ? plan
        ? cancelPlan(db, provider, plan.id, { actor: { by: 'staff', staffId: randomUUID() }, reason: 'Why not.' })
        : Promise.resolve()
      : at === 'replaceCard'
        ? replaceCard(db, provider, application, charge)
        : startPlan(db, provider, application, charge)
  return work
    .then(() => `${at} alive`)
    .catch((error: unknown) => {
      if (error instanceof DomainError) return error.code
      if ((error as Error).message === 'killed') return `${at} killed`
      throw error
    })
}

const dieAt = (provider: PaymentProvider, at: keyof PlanProvider): PaymentProvider => ({
  ...provider,
  plans: {
    ...provider.plans,
    [at]: async (...input: never[]) => {
      await (provider.plans[at] as (...all: never[]) => Promise<unknown>)(...input)
      throw new Error('killed')
    },
  },
})

async function changeMood({ pool }: Programme, { reference }: Artist, mood: string): Promise<string> {
  await pool.query(
    `UPDATE sandbox_plans SET outcome = $2, is_silent = ($2 = 'lost-notice') WHERE reference = $1 AND outcome IS NOT NULL`,
    [reference, mood],
  )
  return mood
}

async function answer({ pool }: Programme, artist: Artist, approve: boolean): Promise<string> {
  const { rows } = await pool.query('SELECT secret FROM sandbox_plans WHERE reference = $1', [artist.reference])
  if (!rows[0]) return 'nothing'
  return outcomeOf(artist.call('POST /sandbox/challenges', { body: { secret: rows[0].secret, approve } }))
}

/** The provider pays a month back, and tells so. */
async function payBack({ db, pool }: Programme, { reference }: Artist): Promise<string> {
  const { rows } = await pool.query(
    `UPDATE sandbox_plan_charges SET refunded = received, state = 'refunded'
     WHERE id = (SELECT charge.id FROM sandbox_plan_charges AS charge JOIN sandbox_plans AS plan
       ON plan.id = sandbox_plan_id WHERE reference = $1 AND charge.state = 'paid' ORDER BY month LIMIT 1)
     RETURNING sandbox_plan_id`,
    [reference],
  )
  if (!rows[0]) return 'nothing'
  await heedPlanNotice(db, openSandbox(db), rows[0].sandbox_plan_id)
  return 'paid back'
}
