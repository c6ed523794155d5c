import type { ScreensOf } from '@coverkit/flow/react'
import type { calculatorFlow } from './flow.ts'
import { stepScreens } from './generated/stepScreens.ts'

/** The screens of the steps and pages, for the routes: they refer to the flow, so the flow does not know them. */
export const calculatorScreens: ScreensOf<typeof calculatorFlow> = {
  steps: stepScreens,
  sideRoutes: {
    complete: () => import('./complete/CompletePage.tsx'),
    assumptions: () => import('./assumptions/AssumptionsPage.tsx'),
  },
}
