// node benchmarks/accounts.ts: what a session check costs beside SELECT 1 over the same pool, and a login beside a bare
// argon2 verification, all in one run.

import argon2 from '@node-rs/argon2'
import type { InjectOptions } from 'fastify'
import pino from 'pino'

import { createApiServer } from '../src/api/index.ts'
import { createUser, findUserByToken, logIn, openSession } from '../src/domain/accounts/index.ts'
import { openFiles } from '../src/domain/files/index.ts'
import { onOwnDatabase, type OwnDatabase } from './on-own-database.ts'

const SESSIONS = 10_000
const password = 'the long way home'

type Work = (round: number) => Promise<unknown>

await onOwnDatabase(compare)

async function compare({ folder, pool, db, artworks }: OwnDatabase): Promise<void> {
  const app = createApiServer({
    db,
    files: await openFiles({ s3: undefined, dataDir: folder }),
    artworks: artworks.index,
    log: pino({ level: 'silent' }),
    trustedProxies: 1,
    publicUrl: 'http://localhost',
    isSecure: false,
  })
  const { id, email } = await createUser(db, { name: 'Ada', email: 'ada@example.com', locale: 'en', password })
  const token = await openSession(db, id)
  await pool.query(
    `INSERT INTO sessions (user_id, token_hash, expires_at)
     SELECT $1, sha256(n::text::bytea), now() + interval '30 days' FROM generate_series(1, $2) n`,
    [id, SESSIONS],
  )
  const { password_hash } = await db.selectFrom('users').select('password_hash').executeTakeFirstOrThrow()
  await pool.query('VACUUM (ANALYZE)')
  const authorization = `Bearer ${token}`
  const inject = async (options: InjectOptions) => {
    const { statusCode } = await app.inject(options)
    if (statusCode >= 500) throw new Error(`${statusCode}`)
  }
  const callIn = (round: number, tried: { email: string; password: string }) =>
    inject({
      method: 'POST',
      url: '/api/auth/login',
      payload: tried,
      headers: { 'x-forwarded-for': `10.${round % 250}.${Math.floor(round / 250)}.1` },
    })

  const selectOne: Work = () => pool.query('SELECT 1')
  const verify: Work = () => argon2.verify(password_hash ?? '', password)
  const rows: Record<string, Record<string, string>> = {}
  const add = async (name: string, work: Work, baseline: Work, rounds: number) => {
    const { p50, p99, base } = await measure(work, baseline, rounds)
    rows[name] = {
      p50: `${(p50 / base).toFixed(2)}×`,
      p99: `${(p99 / base).toFixed(2)}×`,
      base: `${base.toFixed(2)} ms`,
    }
  }
  await add('SELECT 1, to SELECT 1', selectOne, selectOne, 1000)
  await add('findUserByToken, to SELECT 1', () => findUserByToken(db, token), selectOne, 1000)
  await add('an unknown token, to SELECT 1', (round) => findUserByToken(db, `${round}`), selectOne, 1000)
  await add(
    'GET /auth/user, to SELECT 1',
    () => inject({ url: '/api/auth/user', headers: { authorization } }),
    selectOne,
    1000,
  )
  await add('GET /menu, to SELECT 1', () => inject({ url: '/api/menu' }), selectOne, 1000)
  await add('argon2 verify, to itself', verify, verify, 60)
  await add('logIn, to argon2 verify', () => logIn(db, { email, password, caller: 'here' }), verify, 60)
  await add('POST /auth/login, to argon2 verify', (round) => callIn(round, { email, password }), verify, 60)
  await add(
    'POST /auth/login of nobody, to argon2 verify',
    (round) => callIn(round, { email: `nobody${round}@example.com`, password }),
    verify,
    60,
  )
  console.table(rows)
  await app.close()
}

/** Each round is taken right after one of the baseline, so that whatever else the machine does hits both alike. */
async function measure(work: Work, baseline: Work, rounds: number) {
  for (let round = 0; round < rounds / 10; round++) await work(round)
  const times: number[] = []
  const bases: number[] = []
  const clock = async (one: Work, round: number, into: number[]) => {
    const begun = performance.now()
    await one(round)
    into.push(performance.now() - begun)
  }
  for (let round = 0; round < rounds; round++) {
    await clock(baseline, round, bases)
    await clock(work, round, times)
  }
  const share = (list: number[], part: number) => list.toSorted((a, b) => a - b)[Math.floor(rounds * part)] as number
  return { p50: share(times, 0.5), p99: share(times, 0.99), base: share(bases, 0.5) }
}
