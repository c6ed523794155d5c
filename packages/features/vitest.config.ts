import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { configDefaults, defineConfig } from 'vitest/config'

export default defineConfig({
  plugins: [vanillaExtractPlugin()],
  test: {
    // Walks of every path take seconds on a slow machine; a test that hangs fails all the same.
    testTimeout: 30_000,
    // A thousand modules, most of them of every screen, took longer to load for each file than its tests.
    isolate: false,
    setupFiles: ['@coverkit/seed/set-seed', './vitest.setup.ts'],
    // Tests that need a browser run with the stories, in tooling/storybook.
    exclude: [...configDefaults.exclude, '**/*.browser.test.tsx'],
  },
})
