import { furthestStep, stepPath } from '@coverkit/flow'
import { flowRoutes, useArrivalFocus } from '@coverkit/flow/react'
import { type RouteObject, replace, useParams } from 'react-router'
import type { PageServices } from '#common/page-services/index.ts'
import { claimSource } from './claimSource.ts'
import { claimFlow } from './flow.ts'
import { claimScreens } from './screens.ts'
import { claimDraft } from './state.ts'

/** The routes of a claim: its form, the page after it was lodged, and that of each claim. They lie behind sign-in. */
export function makeAClaimRoutes(services: PageServices): RouteObject[] {
  return [...flowRoutes(claimFlow, claimSource(services), claimScreens), completeRoute(services), claimRoute]
}

const COMPLETE_PATH = '/account/make-a-claim/complete'
const CLAIM_PATH = '/account/make-a-claim/claim/:id'

/** The page after the claim was lodged; anybody else is led to where they are. */
function completeRoute(services: PageServices): RouteObject {
  return {
    id: COMPLETE_PATH,
    path: COMPLETE_PATH,
    async loader() {
      const draft = claimDraft(services)
      await draft.ready()
      const { answers, state } = draft.read()
      if (answers.submitted !== null) return null
      return replace(stepPath(claimFlow, furthestStep(claimFlow, answers, state)))
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

/** Each claim by its id, which says nothing of what it is about. */
const claimRoute: RouteObject = {
  id: CLAIM_PATH,
  path: CLAIM_PATH,
  async lazy() {
    const { ClaimPage } = await import('./claim/ClaimPage.tsx')
    return {
      Component() {
        useArrivalFocus()
        const { id = '' } = useParams()
        return <ClaimPage id={id} />
      },
    }
  },
}
