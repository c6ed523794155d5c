import { defineConfig } from 'vitest/config'

/** What takes a minute: `pnpm test:long`. */
export default defineConfig({
  test: {
    include: ['src/**/*.long.ts'],
    testTimeout: 3_600_000,
    maxWorkers: 1,
    reporters: 'verbose',
    setupFiles: '@coverkit/seed/set-seed',
  },
})
