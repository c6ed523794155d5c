import { addHolder, type RemovedHolder, removeHolder, restoreHolder } from '../application/holders.ts'
import type { TransferAnswers } from './types.ts'

/** Adds the second holder under a row id of their own; a removed one is no longer sent. */
export function addSecondHolder(answers: TransferAnswers, id: string): TransferAnswers {
  const added = addHolder(answers, id)
  return added === answers ? answers : { ...added, removedHolder: null }
}

/**
 * Removes the second holder with their signature. They are sent as discontinued until another one is added;
 * `removed` is for `restoreSecondHolder`. The first holder stays.
 */
export function removeSecondHolder(
  answers: TransferAnswers,
  id: string,
): { readonly answers: TransferAnswers; readonly removed: RemovedHolder | null } {
  const { answers: without, removed } = removeHolder(answers, id)
  return removed === null
    ? { answers, removed }
    : { answers: { ...without, removedHolder: removed.holder }, removed }
}

/** Restores a removed second holder as they were, unless another one was added. */
export function restoreSecondHolder(answers: TransferAnswers, removed: RemovedHolder): TransferAnswers {
  const { removedHolder } = answers
  const contactId = removedHolder?.id === removed.holder.id ? removedHolder.contactId : null
  const holder = { ...removed.holder, contactId: contactId ?? removed.holder.contactId }
  const restored = restoreHolder(answers, { ...removed, holder })
  return restored === answers ? answers : { ...restored, removedHolder: null }
}
