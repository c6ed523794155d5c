import type { FlowSource } from '@coverkit/flow/react'
import type { PageServices } from '#common/page-services/createPageServices.ts'
import { endingSource } from '#submission/routes'
import { prepareAccess } from './access.ts'
import type { TransferFlowAnswers } from './answers.ts'
import { type TransferStepId, UNSUBMITTED } from './flow.ts'
import { transferDraft } from './state.ts'

/** A transfer's answers for its routes. Its secret is made before the first press needs it. */
export function transferSource(services: PageServices): FlowSource<TransferFlowAnswers, TransferStepId> {
  const draft = transferDraft(services)
  const source = endingSource(services, draft, {
    isOpen: UNSUBMITTED,
    sentIn: 'sentAs',
    load: async () => (await import('./submission/submission.ts')).transferSubmission,
  })
  return {
    ...source,
    async ready() {
      await Promise.all([source.ready(), prepareAccess(services).catch(() => undefined)])
    },
  }
}
