import type { ScreensOf } from '@coverkit/flow/react'
import { coverScreens } from '#cover-steps'
import type { changeFlow } from './flow.ts'
import { stepScreens } from './generated/stepScreens.ts'

/** The screens of the steps, for the routes: they refer to the flow, so the flow does not know them. */
export const changeScreens: ScreensOf<typeof changeFlow> = {
  steps: {
    ...stepScreens,
    ...coverScreens(() => import('./steps/asCoverStep.tsx')),
  },
}
