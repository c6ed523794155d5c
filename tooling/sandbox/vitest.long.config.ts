import { defineConfig } from 'vitest/config'

/** What takes minutes: `pnpm test:long`. */
export default defineConfig({
  test: {
    include: ['src/**/*.long.ts'],
    globalSetup: './src/testing/globalSetup.ts',
    testTimeout: 3_600_000,
    hookTimeout: 60_000,
    maxWorkers: 1,
    reporters: 'verbose',
  },
})
