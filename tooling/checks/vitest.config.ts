import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    setupFiles: '@coverkit/seed/set-seed',
    // Generous, since nothing is timed here: some tests run commands of the workspace.
    testTimeout: 60_000,
    // No module keeps what a test changes.
    isolate: false,
  },
})
