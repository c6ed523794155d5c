import { defineEnding } from '#submission/ending'
import { claimFlow } from './flow.ts'
import { failureCopy, missingCopy } from './steps/contact-and-consent/copy.ts'

/** The version of the consent has no field of its own: it is agreed to with the last step. */
const CONSENT = 'consent'

/** How a claim ends: it is lodged. */
export const claimEnding = defineEnding({
  flow: claimFlow,
  load: async () => (await import('./submission/submission.ts')).claimSubmission,
  failureCopy,
  stepOfField(field) {
    const [name = ''] = field.split('.')
    const asked = name === CONSENT ? 'hasConsented' : name
    return claimFlow.ids.find((id) => claimFlow.models.of(id).reads?.includes(asked)) ?? null
  },
  missingCopy,
})
