import { flowRoutes, useArrivalFocus } from '@coverkit/flow/react'
import { type RouteObject, useParams } from 'react-router'
import type { PageServices } from '#common/page-services/index.ts'
import { completeRoute, endingSource } from '#submission/routes'
import { claimFlow, UNSUBMITTED } from './flow.ts'
import { claimScreens } from './screens.ts'
import { claimDraft } from './state.ts'

/** The routes of a claim: its form, the page after it was lodged, and that of each claim. They lie behind sign-in. */
export function makeAClaimRoutes(services: PageServices): RouteObject[] {
  const draft = claimDraft(services)
  const source = endingSource(services, draft, {
    isOpen: UNSUBMITTED,
    sentIn: 'sent',
    load: async () => (await import('./submission/submission.ts')).claimSubmission,
  })
  return [
    ...flowRoutes(claimFlow, source, claimScreens),
    completeRoute(draft, () => import('./complete/CompletePage.tsx')),
    claimRoute,
  ]
}

const CLAIM_PATH = '/account/make-a-claim/claim/:id'

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
