import { defineEnding } from '#submission/ending'
import { claimFlow } from './flow.ts'
import type { ClaimDraft } from './state.ts'
import { failureCopy, missingCopy } from './steps/contact-and-consent/copy.ts'
import { recordLodging } from './submission/recordLodging.ts'
import { stepOfField } from './submission/stepOfField.ts'

/** How a claim ends: it is lodged. */
export const claimEnding = defineEnding<ClaimDraft>()({
  flow: claimFlow,
  lastStep: 'contact-and-consent',
  load: async (draft) => (await import('./submission/lodging.ts')).lodging(draft),
  record: recordLodging,
  failureCopy,
  stepOfField,
  missingCopy,
})
