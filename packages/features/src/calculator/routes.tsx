import { flowRoutes } from '@coverkit/flow/react'
import type { RouteObject } from 'react-router'
import type { PageServices } from '#common/page-services/index.ts'
import { calculatorFlow } from './flow.ts'
import { calculatorScreens } from './screens.ts'
import { calculatorDraft } from './state.ts'

/** The routes under `/life-insurance-calculator`. */
export function calculatorRoutes(services: PageServices): RouteObject[] {
  return flowRoutes(calculatorFlow, calculatorDraft(services), calculatorScreens)
}
