import { type DocumentVersion, documentsOf, KEY_DOCUMENTS_ACCEPTANCES, setAcceptance } from '@coverkit/core'
import { openedKey, sameVersions } from '#underwriting/documents'
import type { ApplicationAnswers } from '../../answers.ts'

/**
 * The answers once these documents are on the page. What was ticked or accepted beside other versions is taken back:
 * these have not been seen.
 */
export function withOffered(
  answers: ApplicationAnswers,
  documents: readonly DocumentVersion[],
): ApplicationAnswers {
  const offered = documents.map(({ type, name, version, date }) => ({ type, name, version, date }))
  if (sameVersions(answers.offered, offered)) return answers
  const { acceptances, versionsRead } = answers.application
  const outdated = KEY_DOCUMENTS_ACCEPTANCES.filter((acceptance) => {
    const seen = acceptances[acceptance] ? versionsRead[acceptance] : documentsOf(acceptance, answers.offered)
    return seen.length > 0 && !sameVersions(seen, documentsOf(acceptance, offered))
  })
  const isOutdated = (field: string) => outdated.some((acceptance) => field === `key-documents/${acceptance}`)
  return {
    ...answers,
    offered,
    typed: Object.fromEntries(Object.entries(answers.typed).filter(([field]) => !isOutdated(field))),
    application: outdated.reduce(
      (next, acceptance) => setAcceptance(next, acceptance, false),
      answers.application,
    ),
  }
}

/** Whether something that was accepted before is to be accepted again. */
export function hasTakenBack(before: ApplicationAnswers, after: ApplicationAnswers): boolean {
  return KEY_DOCUMENTS_ACCEPTANCES.some(
    (acceptance) => before.application.acceptances[acceptance] && !after.application.acceptances[acceptance],
  )
}

export function withOpened(answers: ApplicationAnswers, document: DocumentVersion): ApplicationAnswers {
  const key = openedKey(document)
  return answers.opened.includes(key) ? answers : { ...answers, opened: [...answers.opened, key] }
}
