import { defineEnding } from '#submission/ending'
import { missingBeforeSigning } from '#underwriting/signing'
import { changeFlow } from './flow.ts'
import type { ChangeDraft } from './state.ts'
import { failureCopy, missingSteps as missingWords } from './steps/insurer-declarations/copy.ts'
import { recordSubmission } from './submission/recordSubmission.ts'
import { stepOfField } from './submission/stepOfField.ts'

/** How a change of cover ends: it is submitted, signed by the policy holder. */
export const changeEnding = defineEnding<ChangeDraft>()({
  flow: changeFlow,
  lastStep: 'insurer-declarations',
  load: async (draft) => (await import('./submission/mutations.ts')).submission(draft),
  record: (draft, changed, content) => recordSubmission(draft, content, changed),
  completesAs: 'application',
  failureCopy,
  stepOfField,
  missingCopy: missingBeforeSigning,
  missingWords,
})
