import { type DraftContent, draftPurpose } from '../../database/tables/drafts.ts'
import type { Sealing } from '../../sealing/makeSealing.ts'

/** The answers of a draft as they lie in its row: among them may be those about health. */
export const sealDraft = (sealing: Sealing, id: string, content: DraftContent): string =>
  sealing.seal(draftPurpose(id), JSON.stringify(content))

/** What was sealed for this row. Rows of earlier releases hold it in clear. */
export const openDraft = (sealing: Sealing, id: string, content: DraftContent | string): DraftContent =>
  typeof content === 'string' ? JSON.parse(sealing.open(draftPurpose(id), content)) : content
