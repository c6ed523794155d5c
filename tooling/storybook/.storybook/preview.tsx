import { BrandProvider } from '@coverkit/brand'
import { plainBrand } from '@coverkit/brand/testing'
import addonA11y from '@storybook/addon-a11y'
import addonDocs from '@storybook/addon-docs'
import { definePreview } from '@storybook/react-vite'
import { lazy, Suspense, useLayoutEffect } from 'react'
import { configure } from 'storybook/test'
import { embedded } from '../src/frame/frameAddress.ts'
import { receiveStudioBrand } from '../src/studio/previews/receiveStudioBrand.ts'
import { applyToolbars } from './applyToolbars.ts'
import './brands.css.ts'
import { awaitEffects } from './awaitEffects.ts'
import { checkErrorSummaries } from './checkErrorSummaries.ts'
import { checkNoStub } from './checkNoStub.ts'
import { examinesStory } from './examinesStory.ts'
import { kitArgTypes } from './kitArgTypes.ts'
import { storySource } from './storySource.ts'
import { initialGlobals, toolbars, widths } from './toolbars.ts'

// Generous, since nothing is timed here: a busy machine draws late, a broken screen never.
configure({ asyncUtilTimeout: 15_000 })
receiveStudioBrand()
if (import.meta.env.MODE === 'test') {
  // A dialog fades in, so a test that looks at its first frame finds nothing visible in it.
  const entered = new CSSStyleSheet()
  entered.replaceSync('[role="dialog"] { animation: none !important; }')
  document.adoptedStyleSheets.push(entered)
}
// Locations of a page's frames, for Storybook's own blocks.
Object.assign(globalThis, { PREVIEW_URL: embedded })

/** With the blocks of documents, which are a megabyte: stories and docs pages go without. */
const ComponentPage = lazy(async () => {
  const page = await import('../src/page/ComponentPage.tsx')
  return { default: page.ComponentPage }
})
const LazyComponentPage = () => (
  <Suspense>
    <ComponentPage />
  </Suspense>
)

export default definePreview({
  addons: [addonA11y(), addonDocs()],
  parameters: {
    layout: 'padded',
    a11y: {
      test: 'error',
      options: {
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
        // A test reads the violations only; for all other results axe computes a selector of every element,
        // for the panel.
        ...(import.meta.env.MODE === 'test' && { resultTypes: ['violations'] }),
      },
    },
    docs: { page: LazyComponentPage, codePanel: true, source: { transform: storySource } },
    viewport: { options: widths },
    options: {
      // Storybook runs this text beside main.ts, where the function is, and without the rest of this file.
      storySort: (one, other) => globalThis.compareStories(one, other),
    },
  },
  argTypesEnhancers: [kitArgTypes],
  globalTypes: toolbars,
  initialGlobals,
  // A person who looks at a story keeps the focus where they put it.
  ...(import.meta.env.MODE === 'test' && {
    beforeAll() {
      if (process.env.NODE_ENV === 'production') configure({ asyncWrapper: awaitEffects })
    },
    beforeEach(context) {
      if (examinesStory(context.componentId, import.meta.env.AXE === 'every')) return
      context.globals = { ...context.globals, a11y: { ...context.globals.a11y, manual: true } }
    },
    async afterEach({ canvasElement, tags }) {
      checkNoStub(canvasElement, tags)
      await checkErrorSummaries(canvasElement)
    },
  }),
  decorators: [
    (Story, { globals }) => {
      useLayoutEffect(() => applyToolbars(globals))
      // A story of a page or of another brand has a provider of its own.
      return (
        <BrandProvider brand={plainBrand}>
          <Story />
        </BrandProvider>
      )
    },
  ],
})
