import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{src,scripts,lint}/**/*.test.ts'],
    globalSetup: 'src/testing/prepare-databases.ts',
    isolate: false,
    // One more than there are processors: a test waits for its database or a clock a fifth of its time.
    maxWorkers: 3,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // What a test needs is asked for by name, so that nothing depends on the machine it runs on.
    env: { LOG_LEVEL: 'silent' },
  },
})
