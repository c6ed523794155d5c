import { flowRoutes } from '@coverkit/flow/react'
import type { RouteObject } from 'react-router'
import type { PageServices } from '#common/page-services/createPageServices.ts'
import { applicationFlow } from './flow.ts'
import { applicationScreens } from './screens.ts'
import { applicationSource } from './state.ts'

/** The routes of the application. */
export function applicationRoutes(services: PageServices): RouteObject[] {
  return flowRoutes(applicationFlow, applicationSource(services), applicationScreens)
}
