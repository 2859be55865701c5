import { setTimeout as sleep } from 'node:timers/promises'

import { consent } from '../../src/messages/en/shell/consent.ts'
import { galleryUrl } from '../gallery.ts'
import type { Driver, Key, Point } from './driver.ts'
import { findWords } from './find-words.ts'

// On a busy machine a processor alone takes its time to draw a room.
const PATIENCE_MS = 60_000

/** Who walks a journey: sees what is shown, presses it at the middle of its words, and waits as a person would. */
export type Visitor = ReturnType<typeof visitWith>

export function visitWith(driver: Driver) {
  /** Looks again and again until there is an answer; says what was waited for when none comes. */
  async function until<Answer>(what: string, look: () => Promise<Answer | null | false | undefined>): Promise<Answer> {
    const end = Date.now() + PATIENCE_MS
    for (;;) {
      const answer = await look()
      if (answer) return answer
      if (Date.now() > end) throw new Error(`waited in vain: ${what}`)
      await sleep(50)
    }
  }

  /** The middle of words that no longer move. */
  const find = (words: string | null, part: string) => {
    let last: Point | null = null
    return until(words === null ? part : `“${words}” in ${part}`, async () => {
      const point = await driver.evaluate(findWords, words, part)
      const isStill = point && last && Math.hypot(point.x - last.x, point.y - last.y) < 1
      last = point
      return isStill ? point : null
    })
  }

  const countShown = (part: string) =>
    driver.evaluate(
      (one) => [...document.querySelectorAll(one)].filter((element) => element.checkVisibility()).length,
      part,
    )

  const visitor = {
    until,
    evaluate: driver.evaluate,
    type: driver.type,
    pressKey: (key: Key) => driver.pressKey(key),
    resize: driver.resize,
    takePicture: driver.takePicture,

    /** Goes to an address of the gallery that no visitor sees. */
    open: (address: string) => driver.goTo(`${galleryUrl}${address}`),
    /** Goes to an address of the gallery and waits until its scripts are there. */
    visit: async (address: string, origin = galleryUrl) => {
      await driver.goTo(`${origin}${address}`)
      await until(`scripts of ${address}`, () =>
        driver.evaluate(() => document.querySelector('header [role=combobox]') !== null),
      )
    },
    /** The same, and answers the question of consent, which would lie over what is looked for. */
    enter: async (address: string) => {
      await visitor.visit(address)
      await visitor.press(consent.refuse, '.consent-banner')
      await visitor.count('.consent-banner', 0)
    },
    press: async (words: string, part = 'body') => driver.press(await find(words, part)),
    /** Presses what has no words. */
    pressAt: async (part: string) => driver.press(await find(null, part)),
    see: (words: string, part = 'body') => find(words, part),
    /** Waits until what has no words is in sight. */
    seeAt: (part: string) => find(null, part),
    /** Waits until as many of them are shown as that. */
    count: (part: string, count: number) =>
      until(`${count} times ${part}`, async () => (await countShown(part)) === count),
    read: (part: string) =>
      until(part, () => driver.evaluate((one) => document.querySelector(one)?.textContent?.trim(), part)),
    seeAddress: (address: string) =>
      until(`the address ${address}`, () =>
        driver.evaluate((one) => location.pathname + location.search + location.hash === one, address),
      ),
    /** Presses the words above a field, and types over what stands in it. */
    fill: async (label: string, text: string, part = 'body') => {
      await visitor.focus(label, part)
      await driver.evaluate(() => (document.activeElement as HTMLInputElement).select())
      await driver.type(text)
    },
    /** Presses the words above a list, and types the beginning of what is to be chosen of it. */
    choose: async (label: string, choice: string, part = 'body') => {
      await visitor.focus(label, part)
      await driver.type(choice)
      await until(`“${choice}” chosen`, () =>
        driver.evaluate((begin) => {
          const list = document.activeElement
          return list instanceof HTMLSelectElement && list.selectedOptions[0]?.text.startsWith(begin)
        }, choice),
      )
    },
    /** Presses the words above a field, which gives it the focus. */
    focus: async (label: string, part = 'body') => {
      await visitor.press(label, part)
      await until(`the focus in “${label}”`, () =>
        driver.evaluate((words) => {
          const { labels } = document.activeElement as HTMLInputElement
          return [...(labels ?? [])].some(({ textContent }) => textContent.includes(words))
        }, label),
      )
    },
  }
  return visitor
}
