import { addons } from 'storybook/manager-api'
import { create } from 'storybook/theming'

const isDark = window.matchMedia('(prefers-color-scheme: dark)').matches

addons.setConfig({
  theme: create({ base: isDark ? 'dark' : 'light', brandTitle: 'Coverkit', brandUrl: './' }),
  sidebar: { collapsedRoots: ['components', 'screens'] },
})
