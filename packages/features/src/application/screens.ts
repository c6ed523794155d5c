import type { ScreensOf } from '@coverkit/flow/react'
import type { applicationFlow } from './flow.ts'
import { stepScreens } from './generated/stepScreens.ts'

/** The screens of the steps, for the routes: they refer to the flow, so the flow does not know them. */
export const applicationScreens: ScreensOf<typeof applicationFlow> = {
  steps: stepScreens,
  sideRoutes: {
    overview: () => import('./task-list/TaskListPage.tsx'),
  },
}
