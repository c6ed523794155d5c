import type { PageServices } from '#common/page-services/index.ts'
import { afterAccess, withAccess } from '../access.ts'
import { transferCopy } from '../copy.ts'
import { transferFlow } from '../flow.ts'
import { transferDraft } from '../state.ts'

/** Settings that all steps of a transfer share. The first save sends the key that reads the transfer back. */
export const transferSteps = {
  draftOf: transferDraft,
  flowTitle: transferCopy.flowTitle,
  labels: transferFlow.labels,
  save(services: PageServices) {
    const draft = transferDraft(services)
    afterAccess(services, () => {
      draft.update((answers) => withAccess(services, answers))
      void draft.enqueue()
    })
  },
}
