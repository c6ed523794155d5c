import { configDefaults, defineConfig } from 'vitest/config'

// Nothing here keeps state between files, so workers are shared. Tests that need a browser run with the stories, in
// tooling/storybook.
export default defineConfig({
  test: {
    environment: 'node',
    pool: 'threads',
    isolate: false,
    setupFiles: '@coverkit/seed/set-seed',
    exclude: [...configDefaults.exclude, '**/*.browser.test.tsx'],
  },
})
