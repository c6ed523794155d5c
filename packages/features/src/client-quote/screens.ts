import type { ScreensOf } from '@coverkit/flow/react'
import { coverScreens } from '#cover-steps'
import type { quoteFlow } from './flow.ts'
import { stepScreens } from './generated/stepScreens.ts'

/** The screens of the steps, for the routes: they refer to the flow, so the flow does not know them. */
export const quoteScreens: ScreensOf<typeof quoteFlow> = {
  steps: {
    ...stepScreens,
    ...coverScreens(() => import('./steps/asQuoteStep.tsx')),
  },
}
