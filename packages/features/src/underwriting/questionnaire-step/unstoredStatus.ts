import type { DraftStatus } from '@coverkit/flow-draft'

/**
 * What the pages of the questionnaire say of saving where its answers are on the page only: nothing is called saved or
 * sent. What went wrong with the rest is still said.
 */
export function unstoredStatus(status: DraftStatus): DraftStatus {
  return { ...status, place: 'memory', storedUntil: undefined }
}
