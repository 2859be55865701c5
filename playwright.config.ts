import { defineConfig } from '@playwright/test'

import { BROWSER_FLAGS } from './e2e/browser-flags.ts'
import { galleryUrl } from './e2e/gallery.ts'

// Begun last, one of them would keep a processor busy alone.
const LONG = [
  ...['stopping', 'hands', 'every-page', 'walk-presses', 'office-import', 'checkout', 'alerts', 'office-every-kind'],
  ...['office-keyboard', 'office-bulk', 'withdrawal', 'office-kinds', 'processes', 'account-page', 'office-orders'],
].map((name) => `**/${name}.spec.ts`)

export default defineConfig({
  testDir: 'e2e',
  // In the order in which they stand here.
  projects: [
    { name: 'long', testMatch: LONG },
    { name: 'short', testIgnore: LONG },
  ],
  globalSetup: './e2e/open-galleries.ts',
  fullyParallel: true,
  workers: 3,
  forbidOnly: true,
  // One more try; what needed it is listed as flaky, and is a fault to be found.
  retries: 1,
  // On a busy machine the pages with many pictures take their time.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: process.env.CI ? [['line']] : [['list']],
  outputDir: 'build/e2e',
  use: {
    baseURL: galleryUrl,
    // What cannot be pressed for so long never will be: the second try need not wait for the end of the first's time.
    actionTimeout: 30_000,
    // Emptied after each journey: a new one would compile every script anew, half of what a first visit costs.
    reuseContext: true,
    locale: 'en-GB',
    launchOptions: {
      ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
      args: BROWSER_FLAGS,
    },
  },
})
