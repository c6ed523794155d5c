import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    globalSetup: './src/testing/globalSetup.ts',
    setupFiles: '@coverkit/seed/set-seed',
    // Generous, since nothing is timed here: a busy machine takes longer, a broken backend fails all the same.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 60_000 } },
    maxWorkers: 2,
    // No module keeps state between tests, and loading both engines again for each file is what takes time.
    isolate: false,
  },
})
