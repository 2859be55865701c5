import { setTimeout as sleep } from 'node:timers/promises'

import { sql } from 'kysely'

import type { Database } from '../../../database/index.ts'
import type { World } from '../../../outside/ask-outside.ts'
import { queueJob } from '../../queue/index.ts'
import { askLink } from './ask-link.ts'
import { collectAddresses } from './collect-addresses.ts'
import { type Finding, judgeStatus } from './finding.ts'

/** How addresses are asked. */
export interface LinkAsker {
  /** Where visitors find this site. */
  publicUrl: string
  /** What the site answers at a place, after whatever it sends visitors on to. */
  askOwn: (place: string) => Promise<number>
  /** Where everything else is asked; by default, all the world but our own network. */
  world?: World
}

/** The addresses of a host are asked one after the other, with a pause; so many hosts at once. */
const HOSTS_AT_ONCE = 4
const PAUSE_MS = 250
/** Then other jobs have their turn. */
const SLICE_MS = 5000

/** What changes here is asked every day, what others change every week. */
const FRESH_MS = { own: 20 * 3_600_000, outside: 6.5 * 24 * 3_600_000 }

const JOB = 'check-links'

/** Has every link asked anew, soon. */
export async function wantLinkCheck(db: Database): Promise<void> {
  await db
    .updateTable('link_checks')
    .set({ wanted_at: sql`now()` })
    .execute()
  await queueCheck(db)
}

/** What was not finished goes on in a while. */
export const queueCheck = (db: Database): Promise<void> => queueJob(db, JOB, {}, { key: JOB })

/** Asks at addresses that nobody has asked for long, for some seconds; answers whether all are asked. */
export async function checkLinks(db: Database, asker: LinkAsker, pause = PAUSE_MS): Promise<boolean> {
  const end = Date.now() + SLICE_MS
  const { rowCount } = await beginRound(db)
  if (rowCount > 0) await collectAddresses(db)
  const hosts = await findDue(db, asker)
  await Promise.all(
    Array.from({ length: HOSTS_AT_ONCE }, async () => {
      for (let host = hosts.shift(); host; host = hosts.shift()) {
        for (const address of host) {
          if (Date.now() > end) return
          await note(db, address, await ask(asker, address))
          if (ownPlaceOf(asker, address) === undefined) await sleep(pause)
        }
      }
    }),
  )
  return Date.now() <= end && (await endRound(db))
}

/** A round that somebody else has begun is gone on with, unless all is wanted anew since, or nobody has gone on for long. */
async function beginRound(db: Database): Promise<{ rowCount: number }> {
  const { numAffectedRows } = await sql`
    UPDATE link_checks SET begun_at = now()
    WHERE begun_at IS NULL OR ended_at >= begun_at OR wanted_at > begun_at OR begun_at < now() - interval '1 hour'`.execute(
    db,
  )
  return { rowCount: Number(numAffectedRows) }
}

/** Unless somebody has wanted another one meanwhile. */
async function endRound(db: Database): Promise<boolean> {
  const { numAffectedRows } = await sql`
    UPDATE link_checks SET ended_at = now() WHERE wanted_at IS NULL OR wanted_at <= begun_at`.execute(db)
  return Number(numAffectedRows) > 0
}

/** What is to be asked, by the host that it is asked of. */
async function findDue(db: Database, asker: LinkAsker): Promise<string[][]> {
  const rows = await db
    .selectFrom('content_addresses')
    .innerJoin('link_checks', (join) => join.onTrue())
    .select(['address', 'asked_at', 'wanted_at'])
    .orderBy('address')
    .execute()
  const due = rows.filter(({ address, asked_at, wanted_at }) => {
    if (!asked_at || (wanted_at && asked_at < wanted_at)) return true
    const fresh = ownPlaceOf(asker, address) === undefined ? FRESH_MS.outside : FRESH_MS.own
    return asked_at.getTime() < Date.now() - fresh
  })
  const hosts = Map.groupBy(due, ({ address }) =>
    ownPlaceOf(asker, address) === undefined ? URL.parse(address)?.host : '',
  )
  return [...hosts.values()].map((host) => host.map(({ address }) => address))
}

/** The place at this site that an address means, however it is written. */
function ownPlaceOf({ publicUrl }: LinkAsker, address: string): string | undefined {
  if (address.startsWith('/')) return address
  const url = URL.parse(address)
  return url?.host === new URL(publicUrl).host ? url.pathname + url.search : undefined
}

async function ask(asker: LinkAsker, address: string): Promise<Finding> {
  const place = ownPlaceOf(asker, address)
  try {
    return place === undefined ? await askLink(address, asker.world) : judgeStatus(await asker.askOwn(place))
  } catch {
    return { outcome: 'unasked', reason: 'failed' }
  }
}

const note = (db: Database, address: string, { outcome, reason }: Finding) =>
  db
    .updateTable('content_addresses')
    .set({ outcome, reason, asked_at: sql`now()` })
    .where('address', '=', address)
    .execute()
