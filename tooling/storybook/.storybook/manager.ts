import { addons } from 'storybook/manager-api'
import { create } from 'storybook/theming'

const isDark = window.matchMedia('(prefers-color-scheme: dark)').matches

addons.setConfig({
  theme: create({ base: isDark ? 'dark' : 'light', brandTitle: 'Coverkit', brandUrl: './' }),
  // Docs pages have nothing to set; stories open with the panel.
  layoutCustomisations: {
    showPanel: ({ storyId }, byItself) => byItself && !/^(start-here|tokens|tools)-/.test(storyId ?? ''),
  },
  sidebar: { collapsedRoots: ['components', 'screens'] },
})
