import { defineEnding } from '#submission/ending'
import { applicationFlow } from './flow.ts'
import type { ApplicationDraft } from './state.ts'
import { failureCopy, missingCopy } from './steps/insurer-declarations/copy.ts'
import { missingLinks } from './steps/insurer-declarations/missing.ts'
import { recordSubmission } from './submission/recordSubmission.ts'
import { stepOfField } from './submission/stepOfField.ts'

/** How an application ends: it is submitted, signed by the first policy holder. */
export const applicationEnding = defineEnding<ApplicationDraft>()({
  flow: applicationFlow,
  lastStep: 'insurer-declarations',
  load: async (draft) => (await import('./submission/mutations.ts')).submission(draft),
  record: (draft, received, content) => recordSubmission(draft, content, received),
  failureCopy,
  stepOfField,
  missingCopy,
  missing: missingLinks,
})
