import { furthestStep, stepPath } from '@coverkit/flow'
import { flowRoutes, useArrivalFocus } from '@coverkit/flow/react'
import { type RouteObject, replace } from 'react-router'
import type { PageServices } from '#common/page-services/createPageServices.ts'
import { transferFlow } from './flow.ts'
import { transferScreens } from './screens.ts'
import { transferDraft } from './state.ts'
import { transferSource } from './transferSource.ts'

/** The routes of a transfer. */
export function transferPolicyRoutes(services: PageServices): RouteObject[] {
  return [...flowRoutes(transferFlow, transferSource(services), transferScreens), completeRoute(services)]
}

const COMPLETE_PATH = '/transfer-policy/complete'

/** The page after the submission; anybody else is led to where they are. */
function completeRoute(services: PageServices): RouteObject {
  return {
    id: COMPLETE_PATH,
    path: COMPLETE_PATH,
    async loader() {
      const draft = transferDraft(services)
      await draft.ready()
      const { answers, state } = draft.read()
      if (answers.submitted !== null) return null
      return replace(stepPath(transferFlow, furthestStep(transferFlow, answers, state)))
    },
    async lazy() {
      const { default: Page } = await import('./complete/CompletePage.tsx')
      return {
        Component() {
          useArrivalFocus()
          return <Page />
        },
      }
    },
  }
}
