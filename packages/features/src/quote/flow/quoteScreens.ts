import type { ScreensOf } from '@coverkit/flow/react'
import { stepScreens } from '../generated/stepScreens.ts'
import type { quoteFlow } from './quoteFlow.ts'

/** The screens of the steps, for the routes: they refer to the flow, so the flow does not know them. */
export const quoteScreens: ScreensOf<typeof quoteFlow> = {
  steps: stepScreens,
}
