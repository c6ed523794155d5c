import { useSubmission } from '#submission/use-submission'
import type { ClaimDraft } from '../../state.ts'
import { recordLodging } from '../../submission/recordLodging.ts'

/** Lodges the claim; once the server has it, the customer is led to `complete`. */
export const useLodging = (draft: ClaimDraft) =>
  useSubmission({
    content: () => draft.read().answers.claim,
    load: async () => (await import('../../submission/lodging.ts')).lodging(draft),
    record: (_, lodged) => recordLodging(draft, lodged),
    persist: draft.persist,
    completePath: `${draft.flow.base}/complete`,
  })
