import type { Page } from '@playwright/test'

import type { Hand } from './hand.ts'
import { type Aim, aimAtWords, findPressables, isStillThere, type Pressable, takeAim } from './look.ts'
import { type PageState, readState } from './state.ts'
import { PATIENCE_MS, watchPage } from './watch-page.ts'

export interface Walk {
  page: Page
  hand: Hand
  /** The part of the page to go over; what opens belongs to it. */
  part: string
  /** Comes to the place as if for the first time. */
  arrive: () => Promise<void>
  /** How often things of a kind have been pressed here, and in dialogs anywhere, and how often they are. */
  pressed: Map<string, number>
  pressedInDialogs: Map<string, number>
  most: number
  /** Whether links too are pressed twice and left while pressing, and of one part and kind one of every look. */
  isThorough: boolean
  /** How many things are opened inside one another. */
  depth: number
}

export interface Tally {
  presses: number
  faults: string[]
}

type Complain = (what: string) => void

const ELSE = 'a double press does something else'

/** How long a press lasts: long enough for something to happen in the middle of it. */
const PRESS_MS = 100
/** How long a finger waits so that its next press is a new one. */
const BETWEEN_PRESSES_MS = 600

/**
 * Presses everything in a place as a person would, slowly, twice and changing their mind, opens what opens and goes on
 * inside, and tells what does not behave.
 */
export async function walkPlace(walk: Walk): Promise<Tally> {
  const { page, hand, part, arrive, most, isThorough, depth } = walk
  const tally: Tally = { presses: 0, faults: [] }
  const watch = await watchPage(page)
  let last = 'on arrival'
  try {
    await explore([], new Set())
  } catch (error) {
    tally.faults.push(`${last}: ${String(error).split('\n')[0]}`)
  } finally {
    await watch.end()
  }
  return tally

  /** Goes over what is new where a trail of presses leads; the state is given if the trail has just been gone. */
  async function explore(trail: Pressable[], known: Set<string>, reached?: PageState): Promise<void> {
    let here = reached
    const reach = async () => {
      if (!here) await follow(trail)
      return (here ??= await watch.rest())
    }
    let under: Pressable | undefined
    await reach()
    const all = await findPressables(page, part)
    const met = new Set([...known, ...all.map(({ name, kind, look }) => name + kind + look)])
    for (const one of all.filter(({ name, kind, look }) => !known.has(name + kind + look))) {
      const count = countKind(one, trail.length < depth)
      if (count >= (one.isCard ? 1 : most)) continue
      last = [...trail, one].map(({ name }) => name).join(' › ')
      const where = last
      const complain = (what: string) => void tally.faults.push(`${where}: ${what}`)

      await reach()
      const aim = await awaitAim(one, trail.length > 0)
      // What lies under something that was opened on the way is reached by closing that.
      if (aim?.coveredBy && aim.isBesideLayer && trail.length > 0) {
        under ??= one
        continue
      }
      // Of things that look alike, one is tried in every way.
      const isTried = count === 0 && (isThorough || !one.isLink)
      // A layer is closed by a press beside it, even by one that comes to nothing.
      if (isTried && !one.isField && !one.isMenu && !(aim?.isBesideLayer && trail.length > 0))
        here = await changeMind(one, await reach(), complain)
      const before = await reach()
      const once = await press(one, complain)
      here = undefined
      if (!once || once.shown === before.shown) {
        here = once
        continue
      }
      if (trail.length < depth && isSamePage(before, once)) await explore([...trail, one], met, once)
      else here = await comeBack(before, once)
      if (!isTried || one.isStep) continue
      const faults = await compareTwice(one, once)
      // Another journey may have changed meanwhile what a list shows: then both are looked at once more.
      const again = faults.some((fault) => fault.startsWith(ELSE)) ? await pressAnew(one, complain) : undefined
      for (const fault of again ? await compareTwice(one, again) : faults) complain(fault)
    }
    if (under) await uncover(under, reach)

    async function compareTwice(one: Pressable, once: PageState): Promise<string[]> {
      const faults: string[] = []
      const start = await reach()
      const twice = await pressTwice(one, start, once, (fault) => void faults.push(fault))
      here = twice && (await comeBack(start, twice))
      return faults
    }

    async function pressAnew(one: Pressable, complain: Complain): Promise<PageState | undefined> {
      await reach()
      here = undefined
      return press(one, complain)
    }
  }

  /** Goes back in the browser, which is quicker than coming anew; nothing if that is not what was there before. */
  async function comeBack(before: PageState, now: PageState): Promise<PageState | undefined> {
    if (now.opened !== before.opened || now.address === before.address) return undefined
    await page.goBack({ waitUntil: 'commit' }).catch(() => null)
    const state = await watch.rest()
    return state.shown === before.shown && state.opened === before.opened ? state : undefined
  }

  /** How often things like this one have been pressed already; where nothing more is opened they count apart. */
  function countKind({ kind, look, isInDialog }: Pressable, goesOn: boolean): number {
    const counts = isInDialog ? walk.pressedInDialogs : walk.pressed
    const like = isThorough ? kind + look : kind
    const key = goesOn || !isInDialog ? like : `${like}, at the end`
    const count = counts.get(key) ?? 0
    counts.set(key, count + 1)
    return count
  }

  async function follow(trail: Pressable[]): Promise<void> {
    await arrive()
    for (const one of trail) {
      const before = await watch.rest()
      const aim = await awaitAim(one)
      if (!aim) throw new Error(`${one.name} is not there a second time`)
      await hand.down(aim)
      await hand.up()
      await awaitEffect(before, one.isField)
      await watch.restAfterPress()
    }
  }

  /** What is on its way may take its time. */
  async function awaitAim(one: Pressable, mayBeUnderLayer = false): Promise<Aim | null> {
    for (const end = Date.now() + PATIENCE_MS; ;) {
      const aim = await takeAim(page, one)
      if ((aim && !aim.coveredBy) || Date.now() > end) return aim
      if (mayBeUnderLayer && aim?.isBesideLayer) return aim
      await page.waitForTimeout(50)
    }
  }

  async function aimAt(one: Pressable, complain: Complain): Promise<Aim | undefined> {
    const aim = await awaitAim(one)
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
    if (!one.isCurrent && !(await awaitEffect(before, one.isField, heard))) complain('nothing happens')
    const after = await watch.restAfterPress()
    if (after.isAtWork) complain('the page does not come to rest')
    // Whoever jumps within a page reads on from there; a new document begins at its beginning.
    const isJump = after.opened !== before.opened || hashOf(after) !== hashOf(before)
    if (one.isFocusable && !after.hasFocus && !isJump) complain('the focus is lost')
    return after
  }

  /** A habit of many: what a double press does must be what one press does. */
  async function pressTwice(one: Pressable, before: PageState, once: PageState, complain: Complain) {
    const aim = await aimAt(one, complain)
    if (!aim) return undefined
    tally.presses++
    await hand.double(aim)
    await awaitEffect(before, one.isField)
    let twice = await (isSamePage(before, once) ? watch.restAfterPress() : watch.rest())
    // The first look may have come too early.
    for (const end = Date.now() + PATIENCE_MS; Date.now() < end && twice.shown !== once.shown;)
      twice = await watch.rest()
    if (once.hasFocus && !twice.hasFocus && isOurs(before, twice)) complain('a double press loses the focus')
    if (twice.shown === once.shown || !isOurs(before, twice)) return twice
    if (twice.shown === before.shown) complain('a double press undoes itself')
    else complain(`${ELSE} (${differ(once, twice)})`)
    return twice
  }

  /** Who leaves it while pressing has pressed nothing. */
  async function changeMind(one: Pressable, before: PageState, complain: Complain): Promise<PageState | undefined> {
    const aim = await aimAt(one, complain)
    if (!aim) return before
    tally.presses++
    await hand.dragOff(aim)
    const after = await watch.rest()
    if (after.shown === before.shown) return after
    complain(`acts although the hand left it (${differ(before, after)})`)
    return undefined
  }

  /** What was opened on the way closes by a press on what opened it, and then lies over nothing. */
  async function uncover(one: Pressable, reach: () => Promise<PageState>): Promise<void> {
    await reach()
    const opener = await page.$('details[open] > summary, [aria-haspopup=menu][aria-expanded=true]')
    const aim = await opener?.evaluate(aimAtWords)
    if (aim && !aim.coveredBy) {
      await page.waitForTimeout(BETWEEN_PRESSES_MS)
      tally.presses++
      await hand.down(aim)
      await hand.up()
      await watch.restAfterPress()
    }
    const freed = await awaitAim(one)
    if (freed?.coveredBy) tally.faults.push(`${last}: what was opened stays open over ${one.name}`)
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
