import { defineConfig } from 'vitest/config'

/** Tests that need a checkout of their own, the built Storybook and a browser: `pnpm test:long storybook`. */
export default defineConfig({
  test: {
    include: ['src/**/*.long.ts'],
    testTimeout: 600_000,
    hookTimeout: 600_000,
    reporters: 'verbose',
  },
})
