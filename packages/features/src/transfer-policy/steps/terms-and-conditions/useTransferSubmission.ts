import { useSubmission } from '#submission/use-submission'
import type { TransferDraft } from '../../state.ts'
import { recordSubmission } from '../../submission/recordSubmission.ts'
import { submissionContent } from '../../submission/submissionContent.ts'

/** Submits the transfer; once the server has it, the visitor is led to `complete`. */
export const useTransferSubmission = (draft: TransferDraft, shown: readonly string[]) =>
  useSubmission({
    content: () => submissionContent(draft.read().answers, shown),
    load: async () => (await import('../../submission/mutations.ts')).submission(draft),
    record: (_, received) => recordSubmission(draft, received),
    persist: draft.persist,
    completePath: `${draft.flow.base}/complete`,
  })
