import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{src,scripts,lint}/**/*.test.ts'],
    globalSetup: 'src/testing/prepare-databases.ts',
    isolate: false,
    maxWorkers: 2,
    testTimeout: 20_000,
    hookTimeout: 20_000,
    // What a test needs is asked for by name, so that nothing depends on the machine it runs on.
    env: { LOG_LEVEL: 'silent' },
  },
})
