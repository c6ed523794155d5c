import { closeDraft } from '#submission/ending'
import type { ApplicationAnswers } from '../answers.ts'
import { noPaymentNumbers } from '../paymentNumbers.ts'
import type { ApplicationDraft } from '../state.ts'
import type { ApplicationReceived } from './ApplicationReceived.ts'
import type { SubmissionContent } from './submissionContent.ts'

/** The answers once the server has the application: what is sensitive among them is needed no longer. */
export function withSubmission(
  answers: ApplicationAnswers,
  { id, reference, status, receivedAt, secret }: ApplicationReceived,
  now: string,
): ApplicationAnswers {
  return {
    ...answers,
    typed: {},
    paymentNumbers: noPaymentNumbers,
    questionnaire: null,
    reworded: [],
    submissionKey: null,
    submitted: {
      id,
      secret,
      reference,
      status,
      submittedAt: receivedAt ?? now,
      email: answers.application.holders[0]?.email ?? null,
    },
  }
}

/** Closes the draft's application, unless it is for another offer by now. Gives whether it did. */
export function recordSubmission(
  draft: Pick<ApplicationDraft, 'read' | 'update' | 'write' | 'submitted'>,
  { offer }: Pick<SubmissionContent, 'offer'>,
  received: ApplicationReceived,
): boolean {
  const current = draft.read().answers.offer
  if (current?.chosen.chosenAt !== offer.chosen.chosenAt) return false
  closeDraft(draft, 'insurer-declarations', (answers) =>
    withSubmission(answers, received, new Date().toISOString()),
  )
  return true
}
