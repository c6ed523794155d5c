import type { ScreensOf } from '@coverkit/flow/react'
import type { transferFlow } from './flow.ts'

/** The screens of the steps, for the routes: they refer to the flow, so the flow does not know them. */
export const transferScreens: ScreensOf<typeof transferFlow> = {
  steps: {
    'policy-holders': () => import('./steps/policy-holders/PolicyHoldersStep.tsx'),
    'policy-details': () => import('./steps/policy-details/PolicyDetailsStep.tsx'),
    'terms-and-conditions': () => import('./steps/terms-and-conditions/TermsStep.tsx'),
  },
}
