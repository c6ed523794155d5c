import { globSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { componentFacts, displayNames } from '@coverkit/component-facts'
import { brandFaces } from '@coverkit/vite/faces'
import { defineMain } from '@storybook/react-vite/node'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { brandStudio } from '../src/studio/build/brandStudio.ts'
import { backendSamples } from './backendSamples.ts'
import { markdownPages } from './markdownPages.ts'
import { compareStories } from './storyOrder.ts'

const APPS = join(import.meta.dirname, '..', '..', '..', 'apps')
const brands = globSync(join(APPS, '*', 'src', 'faces.ts')).map((file) => dirname(dirname(file)))

// For `storySort` of preview.tsx, whose text Storybook evaluates in this process.
Object.assign(globalThis, { compareStories })

export default defineMain({
  framework: '@storybook/react-vite',
  stories: [
    '../src/**/*.stories.tsx',
    '../../../packages/ui/src/**/*.stories.tsx',
    '../../../packages/features/src/**/*.stories.tsx',
    '../../../packages/site/src/**/*.stories.tsx',
  ],
  addons: ['@storybook/addon-a11y', '@storybook/addon-docs', '@storybook/addon-vitest'],
  typescript: { reactDocgen: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (config) => ({
    ...config,
    build: {
      ...config.build,
      rolldownOptions: {
        output: {
          // A file for each module, with its users' preload lists, would take a quarter of a megabyte.
          codeSplitting: {
            groups: [
              { name: 'kit', test: /\/packages\/ui\/src\/(?!.*\.(?:stories|fixture)\.)/ },
              {
                name: 'product',
                test: /\/packages\/(?!ui\/)[^/]+\/src\/(?!.*\.stories\.)/,
                includeDependenciesRecursively: false,
              },
            ],
          },
        },
      },
    },
    plugins: [
      ...(config.plugins ?? []),
      brandFaces(brands),
      componentFacts(),
      displayNames(),
      markdownPages(),
      backendSamples(),
      brandStudio(),
      vanillaExtractPlugin(),
    ],
  }),
})
