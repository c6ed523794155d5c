import { defineConfig } from 'vitest/config'

/** Runs the tests that take a minute: `pnpm test:long`. */
export default defineConfig({
  test: {
    include: ['src/**/*.long.ts'],
    testTimeout: 3_600_000,
    maxWorkers: 1,
    reporters: 'verbose',
    setupFiles: '@coverkit/seed/set-seed',
  },
})
