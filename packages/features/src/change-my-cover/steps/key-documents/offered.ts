import type { DocumentVersion } from '@coverkit/core'
import { CHANGE_DOCUMENT_ACCEPTANCES } from '@coverkit/core/change-cover'
import { openedKey, sameVersions } from '#underwriting/documents'
import { type ChangeFlowAnswers, withAcceptances } from '../../answers.ts'

const NONE = Object.fromEntries(CHANGE_DOCUMENT_ACCEPTANCES.map((acceptance) => [acceptance, false]))

/** The answers once these documents are on the page. What was accepted beside other versions is taken back. */
export function withOffered(
  answers: ChangeFlowAnswers,
  documents: readonly DocumentVersion[],
): ChangeFlowAnswers {
  const offered = documents.map(({ type, name, version, date }) => ({ type, name, version, date }))
  if (sameVersions(answers.offered, offered)) return answers
  if (answers.offered.length === 0 && answers.change.documentsRead.length === 0)
    return { ...answers, offered }
  const typed = Object.entries(answers.typed).filter(([field]) => !field.startsWith('key-documents/'))
  const taken = withAcceptances({ ...answers, offered, typed: Object.fromEntries(typed) }, NONE)
  return { ...taken, change: { ...taken.change, documentsRead: [] } }
}

/** Whether something that was accepted before is to be accepted again. */
export const hasTakenBack = (before: ChangeFlowAnswers, after: ChangeFlowAnswers): boolean =>
  before.change.acceptances.insurerPdsAndPrivacy && !after.change.acceptances.insurerPdsAndPrivacy

export function withOpened(answers: ChangeFlowAnswers, document: DocumentVersion): ChangeFlowAnswers {
  const key = openedKey(document)
  return answers.opened.includes(key) ? answers : { ...answers, opened: [...answers.opened, key] }
}
