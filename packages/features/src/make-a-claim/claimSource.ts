import type { FlowSource } from '@coverkit/flow/react'
import type { PageServices } from '#common/page-services/index.ts'
import { endingSource } from '#submission/routes'
import type { ClaimFlowAnswers } from './answers.ts'
import { type ClaimStepId, NOT_LODGED } from './flow.ts'
import { claimDraft } from './state.ts'

/** A claim's answers for its routes: one whose answer was lost is asked for before anything is shown. */
export function claimSource(services: PageServices): FlowSource<ClaimFlowAnswers, ClaimStepId> {
  const draft = claimDraft(services)
  return endingSource(draft, NOT_LODGED, async () => {
    const { recoverLodging } = await import('./submission/recoverLodging.ts')
    await recoverLodging(services, draft)
  })
}
