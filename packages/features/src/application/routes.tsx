import { flowRoutes } from '@coverkit/flow/react'
import type { RouteObject } from 'react-router'
import type { Session } from '#common/session/createSession.ts'
import { applicationFlow } from './flow.ts'
import { applicationSource } from './state.ts'

/** The routes of the application. */
export function applicationRoutes(session: Session): RouteObject[] {
  return flowRoutes(applicationFlow, applicationSource(session), {
    steps: { 'confirm-cover': () => import('./steps/confirm-cover/ConfirmCoverStep.tsx') },
  })
}
