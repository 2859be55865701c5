import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const { resolve } = createRequire(import.meta.resolve('@axe-core/playwright'))
const CHECKER = readFileSync(resolve('axe-core/axe.min.js'), 'utf8')
const NOTHING = 'void 0'

/** To compare colours takes as long as all other rules. */
const COLOURS = ['color-contrast', 'link-in-text-block']

export interface Rules {
  /** All of them, unless told otherwise. */
  rules?: 'all' | 'colours' | 'all but colours'
}

/** Every barrier that the accessibility checker finds in a part of the page as it stands, and where. */
export async function findBarriers(
  page: Page,
  part: string,
  { rules = 'all' }: Rules = {},
): Promise<{ id: string; at: string[] }[]> {
  // To read the checker takes as long as some pages do: a document is given it once, where the builder gives it twice.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(CHECKER)
  // The other mode joins frames of several origins in a page of its own, at twice the cost; ours has none.
  const { violations } = await new AxeBuilder({ page, axeSource: NOTHING })
    .setLegacyMode(true)
    .include(part)
    .options({
      resultTypes: ['violations'],
      ...(rules === 'colours' ? { runOnly: { type: 'rule', values: COLOURS } } : {}),
      ...(rules === 'all but colours'
        ? { rules: Object.fromEntries(COLOURS.map((one) => [one, { enabled: false }])) }
        : {}),
    })
    .analyze()
  return violations.map(({ id, nodes }) => ({ id, at: nodes.map(({ target }) => target.join(' ')) }))
}
