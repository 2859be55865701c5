import { appendFile, mkdir } from 'node:fs/promises'

import { localizePath } from '../src/web/navigation/locale-path.ts'
import { takeFinger, takeMouse } from './hands/hand.ts'
import { becomeVisitor, listPlaces } from './hands/places.ts'
import { walkPlace } from './hands/walk-place.ts'
import { expect, openSession, test, visit } from './test.ts'

// Every place in every window takes the better part of an hour: `npm run test:hands`. The gate goes over those that have
// something of their own to press, each in one window, and presses one thing of each kind.
const isWhole = process.env.HANDS === 'whole'

const TOUCH = { hasTouch: true, isMobile: true, deviceScaleFactor: 1 }
const WINDOWS = [
  { name: 'desktop', locale: 'en', use: { viewport: { width: 1440, height: 900 } } },
  { name: 'phone', locale: 'cn', use: { viewport: { width: 390, height: 844 }, ...TOUCH } },
  { name: 'tablet', locale: 'fr', use: { viewport: { width: 820, height: 1180 }, ...TOUCH } },
] as const

const PARTS = isWhole ? 20 : 1

for (const { name, locale, use } of WINDOWS) {
  test.describe(`on a ${name}`, () => {
    test.use(use)
    for (let part = 0; part < PARTS; part++) {
      test(`hands go over the pages, part ${part + 1} of ${PARTS}`, async ({ page, context, faults }) => {
        test.setTimeout(1_800_000)
        await context.route(/^https?:\/\/(?!localhost)/, (route) => route.fulfill({ body: '' }))
        const hand = 'hasTouch' in use ? await takeFinger(page) : takeMouse(page)
        const places = (await listPlaces()).filter(({ gate }) => isWhole || gate === name)
        const pressed = new Map<string, number>()
        const found: string[] = []
        const isRefusal = (fault: string) => /(?:status of|failed:) 4\d\d/.test(fault)
        for (const place of places.filter((_, turn) => turn % PARTS === part)) {
          const began = Date.now()
          const { presses, faults: seen } = await walkPlace({
            page,
            hand,
            part: place.part ?? 'main',
            arrive: async () => {
              await becomeVisitor(page, place, place.isLoggedIn ? await openSession() : undefined)
              await visit(page, localizePath(place.address, locale))
              if (place.awaits) await page.locator(place.awaits).first().waitFor()
            },
            pressed: isWhole ? new Map() : pressed,
            isThorough: isWhole,
            most: isWhole ? 2 : 1,
            depth: isWhole ? 2 : 1,
          })
          found.push(...seen.map((fault) => `${place.name}: ${fault}`))
          await note({ window: name, place: place.name, presses, seconds: (Date.now() - began) / 1000, faults: seen })
        }
        // Forms are sent as they stand, empty: that they are refused is right.
        expect([...found, ...faults.splice(0).filter((fault) => !isRefusal(fault))]).toEqual([])
      })
    }
  })
}

/** Keeps what was done in a file, for `npm run test:hands` to add up. */
async function note(row: object): Promise<void> {
  await mkdir('build/hands', { recursive: true })
  await appendFile('build/hands/tally.jsonl', `${JSON.stringify(row)}\n`)
}
