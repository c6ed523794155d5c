import { defineConfig } from 'vitest/config'

/** Tests that build sites: `pnpm test:long hosting`. */
export default defineConfig({
  test: {
    fileParallelism: false,
    include: ['src/**/*.long.ts'],
    testTimeout: 600_000,
    hookTimeout: 600_000,
    reporters: 'verbose',
  },
})
