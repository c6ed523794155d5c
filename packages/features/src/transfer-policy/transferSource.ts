import type { FlowSource } from '@coverkit/flow/react'
import type { PageServices } from '#common/page-services/createPageServices.ts'
import { perPage } from '#common/page-services/perPage.ts'
import { prepareAccess } from './access.ts'
import type { TransferFlowAnswers } from './answers.ts'
import { NOT_SUBMITTED, type TransferStepId } from './flow.ts'
import { transferDraft } from './state.ts'

/** A transfer's answers for its routes: a submission whose answer was lost is read back before anything is shown. */
export function transferSource(services: PageServices): FlowSource<TransferFlowAnswers, TransferStepId> {
  const draft = transferDraft(services)
  const readBack = perPage(async () => {
    const { recoverSubmission } = await import('./submission/recoverSubmission.ts')
    await recoverSubmission(services, draft)
  })
  return {
    ...draft,
    async ready() {
      await Promise.all([draft.ready(), prepareAccess(services).catch(() => undefined)])
      const { sentAs, submitted } = draft.read().answers
      if (sentAs !== null && submitted === null) await readBack(services).catch(() => undefined)
    },
    met: () => new Set(draft.read().answers.submitted === null ? [NOT_SUBMITTED.name] : []),
  }
}
