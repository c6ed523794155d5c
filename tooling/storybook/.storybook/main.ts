import { globSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { brandFaces } from '@coverkit/vite/faces'
import { defineMain } from '@storybook/react-vite/node'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'

const APPS = join(import.meta.dirname, '..', '..', '..', 'apps')
const brands = globSync(join(APPS, '*', 'src', 'faces.ts')).map((file) => dirname(dirname(file)))

export default defineMain({
  framework: '@storybook/react-vite',
  stories: [
    { directory: '../../../packages/ui/src', titlePrefix: 'Kit', files: '**/*.stories.tsx' },
    { directory: '../../../packages/features/src', titlePrefix: 'Features', files: '**/*.stories.tsx' },
    { directory: '../../../packages/site/src', titlePrefix: 'Site', files: '**/*.stories.tsx' },
  ],
  addons: ['@storybook/addon-a11y', '@storybook/addon-docs', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (config) => ({
    ...config,
    plugins: [...(config.plugins ?? []), brandFaces(brands), vanillaExtractPlugin()],
  }),
})
