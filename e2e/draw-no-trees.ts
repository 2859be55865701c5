import type { Page } from '@playwright/test'

/** What Playwright keeps in each page to look for things and to judge them, as far as it is meddled with here. */
interface Injected {
  ariaSnapshotForExpectFailure: () => string | undefined
}

interface Handle {
  evaluate: (act: (injected: Injected) => void) => Promise<void>
}

/** What Playwright knows of a page while it stands at one address. */
interface Context {
  injectedScript: () => Promise<Handle>
}

/** The part of Playwright that its own interface does not show: what steers the browser, in the same process. */
interface Connection {
  toImpl: (page: unknown) => { mainFrame: () => { utilityContext: () => Promise<Context> } }
}

const changed = new WeakSet<object>()

/**
 * Whenever an expectation does not hold yet, Playwright draws up the tree that assistive technology would read of the whole
 * page, for the message of a failure that nearly never comes: a sixth of what all journeys cost, most of it in the very
 * thread that the page needs to get there (record 0114). It has no setting for that, so that it is told not to in its own
 * parts; where these are built otherwise one day, this throws.
 */
export async function drawNoTrees(page: Page): Promise<void> {
  const connection: Connection = Reflect.get(page, '_connection')
  const context = await connection.toImpl(page).mainFrame().utilityContext()
  const contexts = Object.getPrototypeOf(context) as Context
  if (changed.has(contexts)) return
  changed.add(contexts)
  const inject = contexts.injectedScript
  const injected = new WeakMap<Context, Promise<Handle>>()
  contexts.injectedScript = function (this: Context) {
    const known = injected.get(this) ?? inject.call(this).then(withoutTrees)
    injected.set(this, known)
    return known
  }
}

async function withoutTrees(handle: Handle): Promise<Handle> {
  await handle.evaluate((injected) => {
    if (!injected.ariaSnapshotForExpectFailure)
      throw new Error('Playwright is built otherwise now: see draw-no-trees.ts')
    injected.ariaSnapshotForExpectFailure = () => undefined
  })
  return handle
}
