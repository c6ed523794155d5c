import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { configDefaults, defineConfig } from 'vitest/config'

// A file has globals of its own, in a thread, which starts sooner than a process. Tests that need a browser run with the
// stories, in tooling/storybook. The first test of some waits for the modules of a whole app.
export default defineConfig({
  plugins: [vanillaExtractPlugin()],
  test: {
    pool: 'threads',
    testTimeout: 60_000,
    exclude: [...configDefaults.exclude, '**/*.browser.test.tsx'],
  },
})
