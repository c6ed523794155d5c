import { useSubmission } from '#submission/use-submission'
import type { ApplicationDraft } from '../../state.ts'
import { recordSubmission } from '../../submission/recordSubmission.ts'
import { submissionContent } from '../../submission/submissionContent.ts'
import { shownWords } from './copy.ts'

/** Submits the application; once the server has it, the visitor is led to `complete`. */
export const useApplicationSubmission = (draft: ApplicationDraft) =>
  useSubmission({
    content() {
      const { answers } = draft.read()
      return submissionContent(answers, shownWords(answers.offer?.chosen.quote.supplierName ?? ''))
    },
    load: async () => (await import('../../submission/mutations.ts')).submission(draft),
    record: (content, received) => recordSubmission(draft, content, received),
    persist: draft.persist,
    completePath: `${draft.flow.base}/complete`,
  })
