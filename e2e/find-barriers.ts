import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { setTimeout as sleep } from 'node:timers/promises'

import type { Frame, Page } from '@playwright/test'

const { resolve } = createRequire(import.meta.resolve('@axe-core/playwright'))
const CHECKER = readFileSync(resolve('axe-core/axe.min.js'), 'utf8')
/** What a frame may take to read the checker: one without scripts may never. */
const PATIENCE_MS = 1000

/** To compare colours takes as long as all other rules. */
const COLOURS = ['color-contrast', 'link-in-text-block']

export interface Rules {
  rules?: 'all' | 'colours' | 'all but colours'
}

interface Checker {
  run: (where: object, how: object) => Promise<{ violations: { id: string; nodes: { target: unknown[] }[] }[] }>
}

/** Every barrier that the accessibility checker finds in a part of the page as it stands, and where. */
export async function findBarriers(
  page: Page,
  part: string,
  rules: Rules['rules'],
): Promise<{ id: string; at: string[] }[]> {
  await giveChecker(page.mainFrame())
  const others = page.frames().filter((frame) => frame !== page.mainFrame())
  await Promise.all(
    others.map((frame) => Promise.race([giveChecker(frame).catch(() => undefined), sleep(PATIENCE_MS)])),
  )
  const how = {
    resultTypes: ['violations'],
    ...(rules === 'colours' ? { runOnly: { type: 'rule', values: COLOURS } } : {}),
    ...(rules === 'all but colours'
      ? { rules: Object.fromEntries(COLOURS.map((one) => [one, { enabled: false }])) }
      : {}),
  }
  // Asked in the page itself: the builder of the checker's makers fetches all that was found in order as well, and that
  // takes as long as to look.
  return page.evaluate(
    async ([include, options]) => {
      const { violations } = await (window as unknown as { axe: Checker }).axe.run({ include }, options)
      return violations.map(({ id, nodes }) => ({ id, at: nodes.map(({ target }) => target.join(' ')) }))
    },
    [[part], how] as const,
  )
}

/** To read the checker takes as long as some pages do: a document is given it once. */
async function giveChecker(frame: Frame): Promise<void> {
  if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(CHECKER)
}
