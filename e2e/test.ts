import { AxeBuilder } from '@axe-core/playwright'
import { test as base, expect } from '@playwright/test'

export { expect }

/** A test in which the page must stay free of errors and never call another machine; faults it expects, it takes out. */
export const test = base.extend<{ faults: string[] }>({
  faults: [
    async ({ page }, use, testInfo) => {
      const faults: string[] = []
      page.on('console', (message) => {
        // A page that is meant to be missing is reported by the browser as a failed resource.
        if (message.type() === 'error' && !message.text().includes('404 (Not Found)')) faults.push(message.text())
      })
      page.on('pageerror', (error) => faults.push(String(error)))
      page.on('request', (request) => {
        const { hostname, protocol } = new URL(request.url())
        if (protocol.startsWith('http') && hostname !== 'localhost') faults.push(`request to ${request.url()}`)
      })
      await use(faults)
      expect(faults, testInfo.title).toEqual([])
    },
    { auto: true },
  ],
})

/** Fails with every barrier that the accessibility checker finds on the page as it stands. */
export async function expectAccessible(page: ConstructorParameters<typeof AxeBuilder>[0]['page']): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => ({ id, at: nodes.map(({ target }) => target.join(' ')) }))).toEqual([])
}
