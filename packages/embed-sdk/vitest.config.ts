import { configDefaults, defineConfig } from 'vitest/config'

// Tests that need a browser run with the stories, in tooling/storybook.
export default defineConfig({ test: { exclude: [...configDefaults.exclude, '**/*.browser.test.tsx'] } })
