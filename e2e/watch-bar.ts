import type { Locator, Page } from '@playwright/test'

/** The bar that says that a page is on its way. */
export const barOf = (page: Page): Locator => page.getByRole('progressbar', { name: 'Loading' })

/** Notes every phase that the loading bar goes through. */
export const watchBar = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const phases: string[] = Object.assign(window, { phases: [] }).phases
    const note = () => {
      const phase = document.querySelector<HTMLElement>('[role=progressbar]')?.dataset.phase ?? 'hidden'
      if (phases.at(-1) !== phase) phases.push(phase)
    }
    note()
    new MutationObserver(note).observe(document.body, { subtree: true, childList: true, attributes: true })
  })

/** What has been noted so far. */
export const phasesOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { phases: string[] }).phases)
