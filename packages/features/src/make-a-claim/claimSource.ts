import type { FlowSource } from '@coverkit/flow/react'
import type { PageServices } from '#common/page-services/index.ts'
import { perPage } from '#common/page-services/perPage.ts'
import type { ClaimFlowAnswers } from './answers.ts'
import { type ClaimStepId, NOT_LODGED } from './flow.ts'
import { claimDraft } from './state.ts'

/** A claim's answers for its routes: one whose answer was lost is asked for before anything is shown. */
export function claimSource(services: PageServices): FlowSource<ClaimFlowAnswers, ClaimStepId> {
  const draft = claimDraft(services)
  const recover = perPage(async () => {
    const { recoverLodging } = await import('./submission/recoverLodging.ts')
    await recoverLodging(services, draft)
  })
  return {
    ...draft,
    async ready() {
      await draft.ready()
      const { sent, submitted } = draft.read().answers
      if (sent !== null && submitted === null) await recover(services).catch(() => undefined)
    },
    met: () => new Set(draft.read().answers.submitted === null ? [NOT_LODGED.name] : []),
  }
}
