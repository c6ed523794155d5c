import { flowRoutes } from '@coverkit/flow/react'
import type { RouteObject } from 'react-router'
import type { PageServices } from '#common/page-services/createPageServices.ts'
import { completeRoute } from '#submission/routes'
import { transferFlow } from './flow.ts'
import { transferScreens } from './screens.ts'
import { transferDraft } from './state.ts'
import { transferSource } from './transferSource.ts'

/** The routes of a transfer. */
export function transferPolicyRoutes(services: PageServices): RouteObject[] {
  return [
    ...flowRoutes(transferFlow, transferSource(services), transferScreens),
    completeRoute(transferDraft(services), () => import('./complete/CompletePage.tsx')),
  ]
}
