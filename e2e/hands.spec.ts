import { appendFile, mkdir } from 'node:fs/promises'

import { localizePath } from '../src/web/navigation/locale-path.ts'
import { takeFinger, takeMouse } from './hands/hand.ts'
import { becomeVisitor, listPlaces } from './hands/places.ts'
import { walkPlace } from './hands/walk-place.ts'
import { expect, openSession, test, visit } from './test.ts'

// Every place at every width takes half an hour: the gate takes each place at one of them, `npm run test:hands` all.
const isWhole = process.env.HANDS === 'whole'

const TOUCH = { hasTouch: true, isMobile: true, deviceScaleFactor: 1 }
const WINDOWS = [
  { name: 'phone', locale: 'cn', use: { viewport: { width: 390, height: 844 }, ...TOUCH } },
  { name: 'tablet', locale: 'fr', use: { viewport: { width: 820, height: 1180 }, ...TOUCH } },
  { name: 'desktop', locale: 'en', use: { viewport: { width: 1440, height: 900 } } },
] as const

const PARTS = 13

for (const [at, { name, locale, use }] of WINDOWS.entries()) {
  test.describe(`on a ${name}`, () => {
    test.use(use)
    for (let part = 0; part < PARTS; part++) {
      test(`hands go over the pages, part ${part + 1}`, async ({ page, context }) => {
        test.setTimeout(900_000)
        await context.route(/^https?:\/\/(?!localhost)/, (route) => route.fulfill({ body: '' }))
        const hand = 'hasTouch' in use ? await takeFinger(page) : takeMouse(page)
        const places = (await listPlaces()).filter((_, place) => place % PARTS === part && (isWhole || true))
        const found: string[] = []
        const pressed = new Map<string, number>()
        for (const place of places) {
          if (process.env.PLACE && place.name !== process.env.PLACE) continue
          const began = Date.now()
          const { presses, faults } = await walkPlace({
            page,
            hand,
            part: place.part ?? 'main',
            arrive: async () => {
              await becomeVisitor(page, place, place.isLoggedIn ? await openSession() : undefined)
              await visit(page, localizePath(place.address, locale))
            },
            pressed: isWhole ? new Map() : pressed,
            isThorough: isWhole,
            most: isWhole ? 3 : 1,
            depth: isWhole ? 2 : 1,
          })
          await mkdir('build/hands', { recursive: true })
          const seconds = (Date.now() - began) / 1000
          await appendFile(
            'build/hands/tally.jsonl',
            `${JSON.stringify({ window: name, place: place.name, presses, seconds, faults })}\n`,
          )
          found.push(...faults.map((fault) => `${place.name}: ${fault}`))
          void at
        }
        expect(found).toEqual([])
      })
    }
  })
}
