import { defineConfig } from 'vitest/config'

// Generous, since nothing is timed here: a slow machine takes longer, a broken start fails all the same.
export default defineConfig({
  test: {
    setupFiles: '@coverkit/sandbox/refuse-local-names',
    testTimeout: 480_000,
    hookTimeout: 60_000,
  },
})
