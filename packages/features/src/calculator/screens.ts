import type { ScreensOf } from '@coverkit/flow/react'
import type { calculatorFlow } from './flow.ts'

/** The screens of the steps and pages, for the routes: they refer to the flow, so the flow does not know them. */
export const calculatorScreens: ScreensOf<typeof calculatorFlow> = {
  steps: {
    'about-you': () => import('./steps/about-you/AboutYouStep.tsx'),
    dependents: () => import('./steps/dependents/DependentsStep.tsx'),
    'assets-and-overheads': () => import('./steps/assets-and-overheads/AssetsStep.tsx'),
    'existing-cover': () => import('./steps/existing-cover/ExistingCoverStep.tsx'),
    results: () => import('./results/ResultsPage.tsx'),
  },
  sideRoutes: {
    complete: () => import('./complete/CompletePage.tsx'),
    assumptions: () => import('./assumptions/AssumptionsPage.tsx'),
  },
}
