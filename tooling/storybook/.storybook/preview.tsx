import addonA11y from '@storybook/addon-a11y'
import addonDocs from '@storybook/addon-docs'
import { definePreview } from '@storybook/react-vite'
import { lazy, Suspense, useLayoutEffect } from 'react'
import { configure } from 'storybook/test'
import { embedded } from '../src/frame/frameAddress.ts'
import { receiveStudioBrand } from '../src/studio/previews/receiveStudioBrand.ts'
import { applyToolbars } from './applyToolbars.ts'
import './brands.css.ts'
import { checkErrorSummaries } from './checkErrorSummaries.ts'
import { checkNoStub } from './checkNoStub.ts'
import { kitArgTypes } from './kitArgTypes.ts'
import { storySource } from './storySource.ts'
import { initialGlobals, toolbars, widths } from './toolbars.ts'

// Generous, since nothing is timed here: a busy machine draws late, a broken screen never.
configure({ asyncUtilTimeout: 15_000 })
receiveStudioBrand()
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
      // Storybook reads this without running the file, so it is a literal; a test compares it with the flows.
      storySort: {
        method: 'alphabetical',
        order: [
          'Start here',
          [
            'Introduction',
            'Make a brand',
            'Add a step',
            'Add a component',
            'Write words',
            'Test',
            'Beside Braid and GOV.UK',
          ],
          'Tokens',
          ['Colour', 'Contrast', 'Type', 'Space', 'Shape', 'Shadow', 'Motion', 'Icons'],
          'Components',
          'Screens',
          [
            'Home',
            'Calculator',
            [
              'About you',
              'Dependents',
              'Assets and overheads',
              'Existing cover',
              'Results',
              'Assumptions',
              'Complete',
            ],
            'Quote',
            [
              'Select covers',
              'Life cover',
              'TPD cover',
              'Critical illness cover',
              'Income protection cover',
              'Personal details',
              'Premium type',
              'Get quote',
              'Quotes',
              'Comparison',
              'Mailed comparison',
            ],
            'Application',
            [
              'Task list',
              'Confirm cover',
              'Duty of disclosure',
              'Key documents',
              'Personal questionnaire',
              'Personal information',
              'Payment details',
              'Beneficiaries',
              'Insurer declarations',
              'Incomplete application',
              'Complete',
              'Second signature',
              'Copy by code',
              'Check a receipt',
              'Parts',
            ],
            'Questionnaire',
            ['Consent', 'Storage of answers', 'Question page', 'Check page'],
            'Change of cover',
            [
              'Choice of policy',
              'Select covers',
              'Life cover',
              'TPD cover',
              'Critical illness cover',
              'Income protection cover',
              'Premium type',
              'Payment details',
              'Indexation',
              'Guaranteed insurability',
              'Review cover',
              'Duty of disclosure',
              'Key documents',
              'Personal questionnaire',
              'Insurer declarations',
              'Simulator',
              'Complete',
            ],
            'Transfer',
            ['Policy holders', 'Policy details', 'Terms and conditions', 'Complete'],
            'Claim',
            ['Your claim', 'What happened', 'Contact and consent', 'Complete', 'Claim page', 'Claim help'],
            'Account',
            [
              'Account',
              'Regions',
              [
                'Tasks',
                'Policies',
                'Claims',
                'Applications',
                'Changes',
                'Transfers',
                'Saved quotes',
                'Documents',
              ],
              'Update details',
              'Review my cover',
              'Guaranteed insurability',
              'Identity check',
              'Identity check panel',
            ],
            'Sign in',
            [
              'Log in',
              'Sign up',
              'Confirm your account',
              'Reset password',
              'Link Google',
              'Dialog',
              'Customer dialogs',
            ],
            'Continue later',
            ['Drafts on the device', 'Drafts of the account'],
            'Contact',
            ['Contact request', 'Appointment request', 'Collection notice'],
            'Pages',
            ['Articles', 'Help', 'Legal', 'Who we are'],
            'Frame',
            ['Header', 'Footer', 'Cookie consent'],
            'Errors',
            ['Not found', 'Page that failed'],
            'Mails',
            'Papers',
          ],
          'Tools',
        ],
      },
    },
  },
  argTypesEnhancers: [kitArgTypes],
  globalTypes: toolbars,
  initialGlobals,
  // A person who looks at a story keeps the focus where they put it.
  ...(import.meta.env.MODE === 'test' && {
    async afterEach({ canvasElement, tags }) {
      checkNoStub(canvasElement, tags)
      await checkErrorSummaries(canvasElement)
    },
  }),
  decorators: [
    (Story, { globals }) => {
      useLayoutEffect(() => applyToolbars(globals))
      return <Story />
    },
  ],
})
