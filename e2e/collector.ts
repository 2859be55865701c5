import { randomUUID } from 'node:crypto'

import type { Page } from '@playwright/test'

import { connect } from '../src/database/index.ts'
import { makeResetToken, makeVerificationSignature } from '../src/domain/accounts/index.ts'
import { databaseUrl, galleryUrl, query } from './gallery.ts'
import { expect } from './test.ts'

export interface Collector {
  id: string
  name: string
  email: string
  password: string
}

/** Somebody nobody knows yet. */
export const newPerson = (name = 'Ada'): Omit<Collector, 'id'> => ({
  name,
  email: `${randomUUID().slice(0, 13)}@example.com`,
  password: 'a long walk at dusk',
})

/** Journeys come from one address; nobody else's turns are theirs to count. */
export const forgiveTurns = () => query('DELETE FROM rate_limits')

/** A collector with a password, registered as the site does it. */
export async function register(name?: string, at = galleryUrl): Promise<Collector> {
  await forgiveTurns()
  const person = newPerson(name)
  const reply = await fetch(`${at}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'content-language': 'en' },
    body: JSON.stringify({
      ...person,
      password_confirmation: person.password,
      locale: 'en',
      subscribeToNewsletter: false,
    }),
  })
  const { user } = (await reply.json()) as { user: { id: string } }
  return { ...person, id: user.id }
}

/** Opens a session somewhere else, and answers with its token. */
export async function logInElsewhere(
  { email, password }: Pick<Collector, 'email' | 'password'>,
  at = galleryUrl,
): Promise<string> {
  const reply = await fetch(`${at}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'content-language': 'en', 'user-agent': FIREFOX },
    body: JSON.stringify({ email, password }),
  })
  return ((await reply.json()) as { access_token: string }).access_token
}
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'

/** Logs this browser in as that collector, before it opens a page. */
export async function enterAs(page: Page, collector: Collector, at = galleryUrl): Promise<void> {
  const token = await logInElsewhere(collector, at)
  await page.goto('/robots.txt')
  await page.evaluate(
    (kept) => localStorage.setItem('cimaise.auth', JSON.stringify({ state: { token: kept }, version: 0 })),
    token,
  )
}

/** Fills in the login form that is open and sends it. */
export async function logInWith(page: Page, { email, password }: Pick<Collector, 'email' | 'password'>) {
  const form = page.locator('form:has(input[autocomplete="current-password"])')
  await form.locator('input[name="email"]').fill(email)
  await form.locator('input[name="password"]').fill(password)
  await form.locator('button[type="submit"]').click()
}

/** The links that e-mails carry, made as the sender makes them. */
export async function makeLinks({ id, email }: Collector): Promise<{ reset: string; verification: string }> {
  const { db, pool } = await connect({ connectionString: databaseUrl })
  try {
    const [reset, verification] = [await makeResetToken(db, id, email), await makeVerificationSignature(db, id, email)]
    expect(reset).toBeDefined()
    return { reset: reset ?? '', verification: verification ?? '' }
  } finally {
    await pool.end()
  }
}
