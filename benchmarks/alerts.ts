// node benchmarks/alerts.ts [works] [collectors]: what the telling of a day costs with a large catalogue and thousands of
// alerts, on a day with news and on one without, beside the mere writing of as many mails in the same run.

import { Logger, runOnce } from 'graphile-worker'

import type { Database } from '../src/database/index.ts'
import { fillCatalogue } from '../src/demo/scale/fill-catalogue.ts'
import { alertMail, makeAlert, tellAlerts } from '../src/domain/alerts/index.ts'
import { openFiles } from '../src/domain/files/index.ts'
import { queueMail } from '../src/domain/mail/index.ts'
import { onOwnDatabase, type OwnDatabase } from './on-own-database.ts'

const WORKS = Number(process.argv[2] ?? 100_000)
const COLLECTORS = Number(process.argv[3] ?? 2000)
const NEW_WORKS = Math.min(WORKS, 3000)
const WORDS = ['winter', 'blue', 'garden', 'salt', 'night', 'stone', 'harbour', 'letter']
const COLORS = ['blue', 'red', 'green', 'black', 'white', 'brown'] as const
const QUIET = new Logger(() => () => undefined)

await onOwnDatabase(measure)

async function measure({ folder, pool, db }: OwnDatabase): Promise<void> {
  await fillCatalogue({ db, files: await openFiles({ s3: undefined, dataDir: folder }) }, WORKS, () => undefined)
  await pool.query(
    `UPDATE artwork_debuts SET at = '-infinity'
     WHERE artwork_id NOT IN (SELECT id FROM artworks ORDER BY id DESC LIMIT $1)`,
    [NEW_WORKS],
  )
  await askForNews(db)
  await pool.query('VACUUM (ANALYZE)')
  const count = async () => Number((await pool.query('SELECT count(*)::int FROM mails')).rows[0]?.count)
  const tell = async (day: string) => {
    await tellAlerts(db, day)
    const taskList = { 'tell-alerts': (payload: unknown) => goOn(db, payload as { day: string; after: string }) }
    await runOnce({ pgPool: pool, taskList, noHandleSignals: true, logger: QUIET, concurrency: 1 })
  }
  const timed = async (work: () => Promise<unknown>) => {
    const begun = performance.now()
    await work()
    return performance.now() - begun
  }

  const withNews = await timed(() => tell('2026-11-15'))
  const mails = await count()
  const withoutNews = await timed(() => tell('2026-11-16'))
  const isOnce = (await count()) === mails
  const onlyMails = await timed(() => writeMails(db, mails))
  const alerts = Number((await pool.query('SELECT count(*)::int FROM alerts')).rows[0]?.count)
  console.table({
    'a day with news': { ms: Math.round(withNews), 'to the mails alone': `${(withNews / onlyMails).toFixed(2)}×` },
    'a day without': { ms: Math.round(withoutNews), 'to the mails alone': `${(withoutNews / onlyMails).toFixed(2)}×` },
    'the mails alone': { ms: Math.round(onlyMails), 'to the mails alone': '1.00×' },
  })
  console.log({ works: WORKS, new: NEW_WORKS, collectors: COLLECTORS, alerts, mails, isOnce })
}

const goOn = (db: Database, { day, after }: { day: string; after: string }) => tellAlerts(db, day, after)

/** Each collector follows an artist, has saved a list, and words. */
async function askForNews(db: Database): Promise<void> {
  const artists = await db.selectFrom('artists').select('id').orderBy('id', 'desc').limit(400).execute()
  for (let at = 0; at < COLLECTORS; at++) {
    const { id } = await db
      .insertInto('users')
      .values({ name: `P${at}`, email: `p${at}@example.com`, locale: 'en', email_verified_at: new Date() })
      .returning('id')
      .executeTakeFirstOrThrow()
    const price = { min: undefined, max: 200 + (at % 40) * 100 }
    await makeAlert(db, id, { kind: 'artist', artist: String(artists[at % artists.length]?.id) })
    await makeAlert(db, id, { kind: 'search', filters: { color: [COLORS[at % COLORS.length] ?? 'red'], price } })
    await makeAlert(db, id, {
      kind: 'search',
      filters: { query: `${WORDS[at % WORDS.length]} ${WORDS[(at >> 3) % WORDS.length]}` },
    })
  }
  await db
    .updateTable('alerts')
    .set({ created_at: new Date(0) })
    .execute()
}

async function writeMails(db: Database, count: number): Promise<void> {
  for (let at = 0; at < count; at++) {
    await db
      .transaction()
      .execute((tx) =>
        queueMail(tx, alertMail, { letterId: '' }, { name: 'P', email: `p${at}@example.com`, locale: 'en' }),
      )
  }
}
