import { defineEnding } from '#submission/ending'
import { transferFlow } from './flow.ts'
import type { TransferDraft } from './state.ts'
import { failureCopy, missingCopy } from './steps/terms-and-conditions/copy.ts'
import { recordSubmission } from './submission/recordSubmission.ts'
import { stepOfField } from './submission/stepOfField.ts'

/** How a transfer ends: it is submitted, signed by the first policy holder. */
export const transferEnding = defineEnding<TransferDraft>()({
  flow: transferFlow,
  lastStep: 'terms-and-conditions',
  load: async (draft) => (await import('./submission/mutations.ts')).submission(draft),
  record: recordSubmission,
  failureCopy,
  stepOfField,
  missingCopy,
})
