import { flowRoutes } from '@coverkit/flow/react'
import type { RouteObject } from 'react-router'
import type { Session } from '#common/session/index.ts'
import { calculatorFlow } from './flow.ts'
import { calculatorDraft } from './state.ts'

/** The routes under `/life-insurance-calculator`. */
export function calculatorRoutes(session: Session): RouteObject[] {
  return flowRoutes(calculatorFlow, calculatorDraft(session), calculatorFlow.screens)
}
