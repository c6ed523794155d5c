import type { ScreensOf } from '@coverkit/flow/react'
import type { claimFlow } from './flow.ts'

/** The screens of the steps, for the routes: they refer to the flow, so the flow does not know them. */
export const claimScreens: ScreensOf<typeof claimFlow> = {
  steps: {
    'your-claim': () => import('./steps/your-claim/YourClaimStep.tsx'),
    'what-happened': () => import('./steps/what-happened/WhatHappenedStep.tsx'),
    'contact-and-consent': () => import('./steps/contact-and-consent/ContactStep.tsx'),
  },
}
