import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { configDefaults, defineConfig } from 'vitest/config'

// A file has globals of its own, in a thread, which starts sooner than a process. Tests that need a browser run with the
// stories, in tooling/storybook.
export default defineConfig({
  plugins: [vanillaExtractPlugin()],
  test: { pool: 'threads', exclude: [...configDefaults.exclude, '**/*.browser.test.tsx'] },
})
