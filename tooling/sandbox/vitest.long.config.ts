import { defineConfig } from 'vitest/config'

/** Tests that take minutes: `pnpm test:long`. */
export default defineConfig({
  test: {
    // The tests of `pnpm test` again, with the cases that those skip.
    include: ['{src,long}/**/*.{long,test}.ts'],
    env: { LONG_RUN: 'on' },
    globalSetup: './src/testing/globalSetup.ts',
    setupFiles: '@coverkit/seed/set-seed',
    testTimeout: 3_600_000,
    hookTimeout: 60_000,
    maxWorkers: 1,
    reporters: 'verbose',
  },
})
