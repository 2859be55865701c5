import { createHash, randomBytes } from 'node:crypto'

import { test as base, expect, type Page } from '@playwright/test'

import { drawNoTrees } from './draw-no-trees.ts'
import { findBarriers, type Rules } from './find-barriers.ts'
import { query } from './gallery.ts'

export { expect }

/** For what needs no browser: a plain test, without the cost of a page. */
export const serverTest = base

interface Fixtures {
  /** What went wrong in the page so far; a test takes out the faults it expects, any other fails it. */
  faults: string[]
  /** Logs this browser in as a new collector. */
  logIn: () => Promise<void>
}

/** A test in which the page must stay free of errors and never call another machine. */
export const test = base.extend<Fixtures>({
  faults: [
    async ({ page, context }, use, testInfo) => {
      await drawNoTrees(page)
      // What the runner does not put back by itself.
      await context.setOffline(false)
      await context.clearPermissions()
      const faults: string[] = []
      page.on('console', (message) => {
        // A page that is meant to be missing is reported by the browser as a failed resource.
        if (message.type() === 'error' && !message.text().includes('404 (Not Found)')) faults.push(message.text())
      })
      page.on('pageerror', (error) => faults.push(String(error)))
      page.on('request', (request) => {
        const { hostname, protocol } = new URL(request.url())
        if (protocol.startsWith('http') && hostname !== 'localhost') faults.push(`request to ${request.url()}`)
      })
      await use(faults)
      expect(faults, testInfo.title).toEqual([])
    },
    { auto: true },
  ],
  logIn: async ({ page }, use) => {
    await use(async () => {
      const token = await openSession()
      await page.evaluate(
        (kept) => localStorage.setItem('cimaise.auth', JSON.stringify({ state: { token: kept }, version: 0 })),
        token,
      )
    })
  },
})

/** Makes a new collector with a session, and what else they may do, and answers with its token. */
export async function openSession(scopes: string[] = []): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const email = `${token.slice(0, 8)}@example.com`
  await query(
    `WITH somebody AS (INSERT INTO users (name, email, locale, scope) VALUES ('Ada', $1, 'en', $3) RETURNING id)
     INSERT INTO sessions (user_id, token_hash, last_used_at, expires_at, proved_at, factor_shown_at)
     SELECT id, $2, now(), now() + interval '1 day', now(), now() FROM somebody`,
    [email, createHash('sha256').update(token).digest(), ['collector', ...scopes]],
  )
  return token
}

/** Goes to an address and waits until React has taken the page over. */
export async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address)
  // What only a script can promise: a list of suggestions under the search field.
  await page.waitForFunction(() => document.querySelector('header [role=combobox]') !== null)
}

/**
 * Fails with every barrier that the accessibility checker finds on the page as it stands, or in a part of it. Colours are
 * compared where all pages are walked through; what else is shown has the same (`theme-colours.test.ts`).
 */
export async function expectAccessible(
  page: Page,
  part = 'html',
  { rules = 'all but colours' }: Rules = {},
): Promise<void> {
  // While a page is on its way, or fades in, it is not its own.
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)))
  expect(await findBarriers(page, part, rules)).toEqual([])
}
