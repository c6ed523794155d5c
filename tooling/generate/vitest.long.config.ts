import { defineConfig } from 'vitest/config'

/** Tests that start the compiler and the tests of several packages: `pnpm test:long generate`. */
export default defineConfig({
  // One file after the other: one of them measures time.
  test: {
    fileParallelism: false,
    include: ['src/**/*.long.ts'],
    testTimeout: 600_000,
    hookTimeout: 600_000,
    reporters: 'verbose',
  },
})
