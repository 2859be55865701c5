import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'

import { expect, test } from 'vitest'

import { explainStartFailure, StartFailure } from './start-failure.ts'

test('a full disk is explained, with what the system said', async () => {
  const error = existsSync('/dev/full')
    ? await writeFile('/dev/full', 'more').catch((error: unknown) => error)
    : failure('ENOSPC', 'ENOSPC: no space left on device, write')

  expect(explainStartFailure(error, '/srv/data').message).toBe(
    [
      'The database could not be opened (/srv/data).',
      'The disk is full: free some space, or choose another folder with DATA_DIR.',
      'What was said: ENOSPC: no space left on device, write',
    ].join('\n'),
  )
})

test.each([
  {
    error: failure('53100', 'could not extend file "base/5/1": No space left on device'),
    advice: 'The disk is full: free some space, or choose another folder with DATA_DIR.',
  },
  {
    error: failure('EROFS', "EROFS: read-only file system, mkdir '/srv/data'"),
    advice: 'The disk is read-only: choose a folder that can be written with DATA_DIR.',
  },
  {
    error: new Error('PostgreSQL did not start: FATAL: could not create lock file: Permission denied'),
    advice: 'The folder may not be written by this user: choose another one with DATA_DIR, or change its owner.',
  },
  {
    error: failure('28000', 'no pg_hba.conf entry for host "192.0.2.1"'),
    advice: 'PostgreSQL refuses this user or password: check DATABASE_URL.',
  },
  {
    error: failure('ENOTFOUND', 'getaddrinfo ENOTFOUND db.example'),
    advice: 'The host in DATABASE_URL is unknown.',
  },
  {
    error: new Error('Connection terminated unexpectedly'),
    advice: 'What answers there is no PostgreSQL, or it broke off: check the host and port in DATABASE_URL.',
  },
  {
    error: new Error('timeout expired'),
    advice: 'PostgreSQL could not be reached in time: check the host and port in DATABASE_URL.',
  },
])('"$error.message" is explained', ({ error, advice }) => {
  expect(explainStartFailure(error, 'there').message).toContain(`\n${advice}\n`)
})

test('a host with several addresses is explained with what each of them said', () => {
  const refusals = ['connect ECONNREFUSED ::1:5432', 'connect ECONNREFUSED 127.0.0.1:5432']
  const error = new AggregateError(refusals.map((refusal) => new Error(refusal)))

  expect(explainStartFailure(error, 'there').message).toBe(
    [
      'The database could not be opened (there).',
      'No PostgreSQL answers there: check the host and port in DATABASE_URL.',
      'What was said: connect ECONNREFUSED ::1:5432 connect ECONNREFUSED 127.0.0.1:5432',
    ].join('\n'),
  )
})

test('what nobody foresaw is told in its own words, and kept as the cause', () => {
  const error = new Error('the moon is full')

  const explained = explainStartFailure(error, '/srv/data')

  expect(explained.message).toBe('The database could not be opened (/srv/data).\nWhat was said: the moon is full')
  expect(explained.cause).toBe(error)
})

test('what explains itself stays as it is', () => {
  const error = new StartFailure('Stop the other one first.')

  expect(explainStartFailure(error, '/srv/data')).toBe(error)
})

function failure(code: string, message: string): Error {
  return Object.assign(new Error(message), { code })
}
