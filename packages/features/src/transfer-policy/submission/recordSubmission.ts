import { closeDraft } from '#submission/ending'
import type { TransferFlowAnswers } from '../answers.ts'
import type { TransferDraft } from '../state.ts'
import type { TransferReceived } from './TransferReceived.ts'

/** The answers once the server has the transfer. */
export function withSubmission(
  answers: TransferFlowAnswers,
  { id, reference, status, receivedAt, secret }: TransferReceived,
  now: string,
): TransferFlowAnswers {
  return {
    ...answers,
    typed: {},
    sentAs: null,
    submitted: {
      id,
      secret,
      reference,
      status,
      submittedAt: receivedAt ?? now,
      email: answers.transfer.holders[0]?.email ?? null,
    },
  }
}

/** Closes the draft's transfer. True: nothing else can be in its place. */
export function recordSubmission(
  draft: Pick<TransferDraft, 'read' | 'update' | 'write' | 'submitted'>,
  received: TransferReceived,
): true {
  closeDraft(draft, 'terms-and-conditions', (answers) =>
    withSubmission(answers, received, new Date().toISOString()),
  )
  return true
}
