import type { ScreensOf } from '@coverkit/flow/react'
import type { applicationFlow } from './flow.ts'

/** The screens of the steps, for the routes: they refer to the flow, so the flow does not know them. */
export const applicationScreens: ScreensOf<typeof applicationFlow> = {
  steps: {
    'confirm-cover': () => import('./steps/confirm-cover/ConfirmCoverStep.tsx'),
    'duty-of-disclosure': () => import('./steps/duty-of-disclosure/DutyStep.tsx'),
    'key-documents': () => import('./steps/key-documents/KeyDocumentsStep.tsx'),
  },
}
