import type { Sealing } from '../../sealing/makeSealing.ts'
import { type DraftContent, draftPurpose } from './tables.ts'

/** Seals the answers of a draft for their row; they may include answers about health. */
export const sealDraft = (sealing: Sealing, id: string, content: DraftContent): string =>
  sealing.seal(draftPurpose(id), JSON.stringify(content))

/** Opens the content that was sealed for this row. Rows of earlier releases have it in clear. */
export const openDraft = (sealing: Sealing, id: string, content: DraftContent | string): DraftContent =>
  typeof content === 'string' ? JSON.parse(sealing.open(draftPurpose(id), content)) : content
