import type { PolicyPreview } from '@coverkit/core/change-cover'
import { useSubmission } from '#submission/use-submission'
import type { ChangeDraft } from '../../state.ts'
import { recordSubmission } from '../../submission/recordSubmission.ts'
import { submissionContent } from '../../submission/submissionContent.ts'
import { changedQuestionnaire } from '../personal-questionnaire/changedQuestionnaire.ts'
import { isOtherPremium } from './failureWords.ts'

/** Submits the change; once the server has it, the customer is led to the page that says so. */
export const useChangeSubmission = (
  draft: ChangeDraft,
  preview: PolicyPreview | undefined,
  onOtherPremium: () => void,
) =>
  useSubmission({
    content() {
      const { answers } = draft.read()
      return submissionContent(answers, preview, changedQuestionnaire(answers))
    },
    load: async () => (await import('../../submission/mutations.ts')).submission(draft),
    record: ({ change }, changed) => recordSubmission(draft, change, changed),
    persist: draft.persist,
    onFailure(failure) {
      if (!isOtherPremium(failure)) return
      // Another premium needs another signature.
      draft.update((now) => ({ ...now, change: { ...now.change, signature: null } }))
      onOtherPremium()
    },
    completePath: '/application/complete',
  })
