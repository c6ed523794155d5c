import { chromiumArgs, findChromium, findHeadlessShell } from '@coverkit/browser'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { playwright } from '@vitest/browser-playwright'
import { configDefaults, defineConfig } from 'vitest/config'

const executablePath = findHeadlessShell() ?? findChromium()

// Generous, since nothing is timed here: a busy machine renders late, a broken screen never.
const testTimeout = 60_000

const { AXE = 'first' } = process.env
// React as visitors get it takes a quarter less time; where axe examines every story, React warns as well.
const warns = AXE === 'every'
// The plugin's stories are no files of this folder, for which --exclude would do.
const { SLOW = 'with' } = process.env
const exclude = [
  ...configDefaults.exclude,
  ...(SLOW === 'without' ? ['**/*.slow.*', '../../**/*.slow.*'] : []),
]

// A new object for each project: Vitest writes into it.
const browser = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({
    launchOptions: { args: chromiumArgs(), ...(executablePath && { executablePath }) },
  }),
  instances: [{ browser: 'chromium' as const }],
})

// Listed here: with a cold cache, dependencies found later reload the page in the middle of a run.
const optimizeDeps = {
  include: [
    '@storybook/react-vite',
    '@storybook/addon-docs',
    '@storybook/addon-docs > @storybook/react-dom-shim',
    '@storybook/addon-a11y',
    '@storybook/addon-a11y/preview',
    '@coverkit/ui > @radix-ui/react-dialog',
    '@coverkit/ui > lucide',
    'react',
    'react-dom',
    'react-dom/client',
    'react-dom/server',
    'react/jsx-runtime',
    'react/jsx-dev-runtime',
    'fflate',
    '@coverkit/features > jotai',
    '@coverkit/features > react-router',
    '@coverkit/features > fast-check',
    '@coverkit/features > @tanstack/query-core',
    '@coverkit/features > jotai-tanstack-query',
    '@coverkit/features > zod/mini',
    '@coverkit/features > @coverkit/drafts > idb',
    '@coverkit/features > @coverkit/api-client > openapi-fetch',
  ],
}

export default defineConfig({
  test: {
    // By default Vitest leaves one of the cores free, half of a machine with two.
    maxWorkers: '100%',
    projects: [
      { test: { name: 'units', include: ['src/**/*.test.ts'] } },
      {
        optimizeDeps,
        define: {
          'import.meta.env.AXE': JSON.stringify(AXE),
          ...(!warns && { 'process.env.NODE_ENV': JSON.stringify('production') }),
        },
        oxc: { jsx: { development: warns } },
        plugins: [storybookTest({ configDir: `${import.meta.dirname}/.storybook` })],
        // One page for all stories, as Storybook itself shows them; loading it for each file took as long as the tests.
        test: { name: 'stories', browser: browser(), testTimeout, isolate: false, exclude },
      },
      {
        optimizeDeps,
        plugins: [vanillaExtractPlugin()],
        test: {
          name: 'browser',
          browser: browser(),
          testTimeout,
          exclude,
          dir: '../..',
          include: ['packages/*/src/**/*.browser.test.tsx', 'tooling/storybook/.storybook/*.browser.test.ts'],
        },
      },
    ],
  },
})
