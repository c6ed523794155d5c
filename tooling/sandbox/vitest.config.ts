import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    globalSetup: './src/testing/globalSetup.ts',
    testTimeout: 40_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
    // No module keeps state between tests, and loading both engines anew for each file is what takes time.
    isolate: false,
  },
})
