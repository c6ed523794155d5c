import type { DraftState } from '@coverkit/drafts'
import type { FieldAddress } from './AnswerFormat.ts'
import type { SentStatus } from './DraftStatus.ts'

/** The problem of a request whose answer could not be read. */
export const UNREADABLE = 'unreadable'

/** Returns the status of a draft's request for the page. */
export function toSentStatus(
  { sending, entry }: Pick<DraftState, 'sending' | 'entry'>,
  confirmedAt: string | null,
  refused: readonly FieldAddress[],
): SentStatus {
  const tries = entry === null ? 0 : entry.attempts - (sending === 'sending' ? 1 : 0)
  // A request that waits behind another one is not overdue.
  const isTried = tries > 0 || Date.parse(entry?.nextAt ?? '') > 0
  const isUnreadable = entry?.problems.some(({ code }) => code === UNREADABLE) ?? false
  return { state: sending, at: confirmedAt, isTried, refused, ...(isUnreadable && { isUnreadable }) }
}
