import type { Page } from '@playwright/test'

import type { Hand } from './hand.ts'
import { type Aim, findPressables, isStillThere, type Pressable, takeAim } from './look.ts'
import { type PageState, readState, watchPage } from './state.ts'

export interface Walk {
  page: Page
  hand: Hand
  /** The part of the page to go over; what opens belongs to it. */
  part: string
  /** Comes to the place as if for the first time. */
  arrive: () => Promise<void>
  /** How often things of a kind have been pressed, and how often they are. */
  pressed: Map<string, number>
  most: number
  /** Whether links too are pressed twice and left while pressing. */
  isThorough: boolean
  /** How many things are opened inside one another. */
  depth: number
}

export interface Tally {
  presses: number
  faults: string[]
}

type Complain = (what: string) => void

/** How long a press lasts: long enough for something to happen in the middle of it. */
const PRESS_MS = 100
const PATIENCE_MS = 4000

/**
 * Presses everything in a place as a person would, slowly, twice and changing their mind, opens what opens and goes on
 * inside, and tells what does not behave.
 */
export async function walkPlace({ page, hand, part, arrive, pressed, most, isThorough, depth }: Walk): Promise<Tally> {
  const tally: Tally = { presses: 0, faults: [] }
  const watch = watchPage(page)
  let last = 'on arrival'
  try {
    await explore([], new Set())
  } catch (error) {
    tally.faults.push(`${last}: ${String(error).split('\n')[0]}`)
  } finally {
    watch.end()
  }
  return tally

  /** Goes over what is new where a trail of presses leads. */
  async function explore(trail: Pressable[], known: Set<string>): Promise<void> {
    let isThere = false
    const reach = async () => {
      if (!isThere) await follow(trail)
      isThere = true
      return watch.rest()
    }
    await reach()
    const all = await findPressables(page, part)
    const met = new Set([...known, ...all.map(({ name, kind }) => name + kind)])
    for (const one of all.filter(({ name, kind }) => !known.has(name + kind))) {
      const count = pressed.get(one.kind) ?? 0
      if (count >= most) continue
      pressed.set(one.kind, count + 1)
      last = [...trail, one].map(({ name }) => name).join(' › ')
      const where = last
      const complain = (what: string) => void tally.faults.push(`${where}: ${what}`)

      const before = await reach()
      const once = await press(one, complain)
      isThere = once?.shown === before.shown
      if (once && !isThere) {
        if (trail.length < depth && isSamePage(before, once)) await explore([...trail, one], met)
        if (!one.isStep && isTried(one)) await pressTwice(one, once, reach, complain)
        isThere = false
      }
      if (!one.isField && isTried(one)) isThere = await changeMind(one, await reach(), complain)
    }
  }

  function isTried({ name }: Pressable): boolean {
    return isThorough || !name.startsWith('a ')
  }

  async function follow(trail: Pressable[]): Promise<void> {
    await arrive()
    for (const { path, name, isField } of trail) {
      const before = await watch.rest()
      const aim = await awaitAim(path)
      if (!aim) throw new Error(`${name} is not there a second time`)
      await hand.down(aim)
      await hand.up()
      await awaitEffect(before, isField)
      await watch.restAfterPress()
    }
  }

  /** What is on its way may take its time. */
  async function awaitAim(path: string): Promise<Aim | null> {
    for (const end = Date.now() + PATIENCE_MS; ;) {
      const aim = await takeAim(page, path)
      if ((aim && !aim.coveredBy) || Date.now() > end) return aim
      await page.waitForTimeout(50)
    }
  }

  async function aimAt(one: Pressable, complain: Complain): Promise<Aim | undefined> {
    const aim = await awaitAim(one.path)
    if (!aim) complain('gone before it was pressed')
    else if (aim.coveredBy) complain(`covered by ${aim.coveredBy}`)
    else return aim
    return undefined
  }

  /** Whether anything came of a press; for a field the focus is enough. */
  async function awaitEffect(before: PageState, isField: boolean, heard = watch.happenings()): Promise<boolean> {
    for (const end = Date.now() + PATIENCE_MS; Date.now() < end;) {
      const now = await readState(page).catch(() => undefined)
      if (watch.happenings() !== heard || !now || isNoticed(before, now)) return true
      if (isField && now.hasFocus) return true
      await page.waitForTimeout(30)
    }
    return false
  }

  /** Down, a pause, up; answers with what came of it. */
  async function press(one: Pressable, complain: Complain): Promise<PageState | undefined> {
    const aim = await aimAt(one, complain)
    if (!aim) return undefined
    const before = await readState(page)
    tally.presses++
    await hand.down(aim)
    await page.waitForTimeout(PRESS_MS)
    if (!(await isStillThere(page, one.path, aim))) complain('moved away under the pointer')
    const heard = watch.happenings()
    await hand.up()
    if (!(await awaitEffect(before, one.isField, heard)) && !one.isCurrent) complain('nothing happens')
    const after = await watch.restAfterPress()
    // Whoever jumps within a page reads on from there; a new document begins at its beginning.
    const isJump = after.opened !== before.opened || hashOf(after) !== hashOf(before)
    if (one.isFocusable && !after.hasFocus && !isJump) complain('the focus is lost')
    return after
  }

  /** A habit of many: what a double press does must be what one press does. */
  async function pressTwice(one: Pressable, once: PageState, reach: () => Promise<PageState>, complain: Complain) {
    const before = await reach()
    const aim = await aimAt(one, complain)
    if (!aim) return
    tally.presses++
    await hand.double(aim)
    await awaitEffect(before, one.isField)
    let twice = await watch.restAfterPress()
    // The first look may have come too early.
    for (const end = Date.now() + PATIENCE_MS; Date.now() < end && twice.shown !== once.shown;)
      twice = await watch.rest()
    if (once.hasFocus && !twice.hasFocus && isOurs(before, twice)) complain('a double press loses the focus')
    if (twice.shown === once.shown || !isOurs(before, twice)) return
    if (twice.shown === before.shown) complain('a double press undoes itself')
    else complain(`a double press does something else (${differ(once, twice)})`)
  }

  /** Who leaves it while pressing has pressed nothing. */
  async function changeMind(one: Pressable, before: PageState, complain: Complain): Promise<boolean> {
    const aim = await aimAt(one, complain)
    if (!aim) return true
    tally.presses++
    await hand.dragOff(aim)
    const after = await watch.rest()
    if (after.shown !== before.shown) complain(`acts although the hand left it (${differ(before, after)})`)
    return after.shown === before.shown
  }
}

const isNoticed = (before: PageState, now: PageState) =>
  now.shown !== before.shown || now.scrolled !== before.scrolled || now.told !== before.told
const hashOf = ({ address }: PageState) => new URL(address).hash
const isOurs = (before: PageState, after: PageState) => new URL(before.address).origin === new URL(after.address).origin
const isSamePage = (before: PageState, after: PageState) =>
  before.opened === after.opened && new URL(before.address).pathname === new URL(after.address).pathname

/** The first place in which two states differ. */
function differ({ shown: a }: PageState, { shown: b }: PageState): string {
  let at = 0
  while (at < a.length && a[at] === b[at]) at++
  return `“${a.slice(at, at + 60)}” or “${b.slice(at, at + 60)}”`.replaceAll(/\s+/g, ' ')
}
