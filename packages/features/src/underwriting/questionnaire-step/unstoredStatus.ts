import type { DraftStatus } from '@coverkit/flow-draft'

/**
 * Returns the save status of questionnaire pages whose answers are only in memory: it never says saved or
 * sent. Failures to save other answers are still shown.
 */
export function unstoredStatus(status: DraftStatus): DraftStatus {
  return { ...status, place: 'memory', storedUntil: undefined }
}
