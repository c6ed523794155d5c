import { flowRoutes } from '@coverkit/flow/react'
import type { RouteObject } from 'react-router'
import type { Session } from '../common/session/index.ts'
import { calculatorFlow } from './flow.ts'
import { calculatorDraft } from './state.ts'

/** The routes under `/life-insurance-calculator`. */
export function calculatorRoutes(session: Session): RouteObject[] {
  return flowRoutes(calculatorFlow, calculatorDraft(session), {
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
  })
}
