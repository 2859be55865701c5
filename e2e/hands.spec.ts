import { appendFile, mkdir } from 'node:fs/promises'

import { localizePath } from '../src/web/navigation/locale-path.ts'
import { takeFinger, takeMouse } from './hands/hand.ts'
import { listPlaces, visitAs } from './hands/places.ts'
import { walkPlace } from './hands/walk-place.ts'
import { expect, test } from './test.ts'

// Every place in every window takes too long for the gate: `npm run test:hands`. The gate goes over those that have
// something of their own to press, each in one window, and presses one thing of each kind in each part of a page,
// whatever it looks like.
const isWhole = process.env.HANDS === 'whole'

const TOUCH = { hasTouch: true, isMobile: true, deviceScaleFactor: 1 }
const WINDOWS = [
  { name: 'desktop', locale: 'en', use: { viewport: { width: 1440, height: 900 } } },
  { name: 'phone', locale: 'cn', use: { viewport: { width: 390, height: 844 }, ...TOUCH } },
  { name: 'tablet', locale: 'fr', use: { viewport: { width: 820, height: 1180 }, ...TOUCH } },
] as const

const PARTS = isWhole ? 20 : 1
/** Parts of the names of the places to go to. */
const WANTED = (process.env.HANDS_PLACE ?? '').split(',')

for (const { name, locale, use } of WINDOWS) {
  const pressedInDialogs = new Map<string, number>()
  const pressedAlike = new Map<string, Map<string, number>>()
  const pressedIn = (alike: string | undefined) => {
    const counts = pressedAlike.get(alike ?? '') ?? new Map<string, number>()
    if (alike) pressedAlike.set(alike, counts)
    return counts
  }
  test.describe(`on a ${name}`, () => {
    test.use(use)
    for (let part = 0; part < PARTS; part++) {
      test(`hands go over the pages, part ${part + 1} of ${PARTS}`, async ({ page, faults }) => {
        test.setTimeout(1_800_000)
        const hand = 'hasTouch' in use ? await takeFinger(page) : await takeMouse(page)
        const places = (await listPlaces()).filter(
          (place) => (isWhole || place.gate === name) && WANTED.some((part) => place.name.includes(part)),
        )
        const pressed = new Map<string, number>()
        const found: string[] = []
        for (const place of places.filter((_, turn) => turn % PARTS === part)) {
          const began = Date.now()
          const { presses, faults: seen } = await walkPlace({
            page,
            hand,
            part: place.part ?? 'main',
            arrive: async () => {
              const address = (await place.prepare?.()) ?? place.address
              await visitAs(page, place, localizePath(address, locale))
              // A list is there in two forms, of which each window shows one.
              if (place.awaits)
                await page.locator(place.awaits).filter({ visible: true }).first().waitFor({ timeout: 60_000 })
            },
            pressed: isWhole ? pressedIn(place.alike) : pressed,
            pressedInDialogs,
            isThorough: isWhole,
            // What looks like something else that was pressed is pressed once more with the mouse.
            most: isWhole && name === 'desktop' ? 2 : 1,
            depth: isWhole ? 2 : 1,
          })
          found.push(...seen.map((fault) => `${place.name}: ${fault}`))
          await note({ window: name, place: place.name, presses, seconds: (Date.now() - began) / 1000, faults: seen })
        }
        expect([...found, ...faults.splice(0).filter((fault) => !isDue(fault))]).toEqual([])
      })
    }
  })
}

/** Forms are sent as they stand, empty, and refused; whoever agrees to the map is shown it by those who draw it. */
function isDue(fault: string): boolean {
  const isRefusal = /(?:status of|failed:) 4\d\d/.test(fault)
  return isRefusal || fault.startsWith('request to https://www.openstreetmap.org/export/embed.html?')
}

/** Keeps what was done in a file, for `npm run test:hands` to add up. */
async function note(row: object): Promise<void> {
  await mkdir('build/hands', { recursive: true })
  await appendFile('build/hands/tally.jsonl', `${JSON.stringify(row)}\n`)
}
