import addonA11y from '@storybook/addon-a11y'
import addonDocs from '@storybook/addon-docs'
import { definePreview } from '@storybook/react-vite'
import { useLayoutEffect } from 'react'
import { configure } from 'storybook/test'
import { brandNames } from './brandNames.ts'
import './brands.css.ts'

// Generous, since nothing is timed here: a busy machine draws late, a broken screen never.
configure({ asyncUtilTimeout: 15_000 })

export default definePreview({
  addons: [addonA11y(), addonDocs()],
  parameters: {
    layout: 'padded',
    a11y: {
      test: 'error',
      options: {
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
        // A test reads the violations alone; of all else axe finds a selector for every element, for the panel.
        ...(import.meta.env.MODE === 'test' && { resultTypes: ['violations'] }),
      },
    },
  },
  globalTypes: {
    brand: {
      description: 'Brand',
      toolbar: { title: 'Brand', icon: 'paintbrush', items: [...brandNames], dynamicTitle: true },
    },
  },
  initialGlobals: { brand: 'plain' },
  decorators: [
    (Story, { globals }) => {
      useLayoutEffect(() => {
        document.documentElement.dataset.brand = String(globals.brand)
        document.documentElement.lang = 'en-AU'
      }, [globals.brand])
      return <Story />
    },
  ],
})
