import type { CoverChanged } from '@coverkit/api-client'
import { coolingOffCovers } from '@coverkit/core/change-cover'
import { insurerName } from '#cover/insurers'
import { closeDraft } from '#submission/ending'
import { type ChangeFlowAnswers, emptyAnswers } from '../answers.ts'
import type { ChangeDraft } from '../state.ts'
import type { SubmissionContent } from './submissionContent.ts'

type Submitted = Pick<SubmissionContent, 'change' | 'premiumLabel'>

/** The answers once the server has the change: what the last page says, and nothing else of them. */
export function withSubmission(
  answers: ChangeFlowAnswers,
  { change, premiumLabel }: Submitted,
  { id, reference, receivedAt, effectiveOn, needsHealthQuestions, premium }: CoverChanged,
): ChangeFlowAnswers {
  const { cover = null, increase: amount = null } = answers.increase ?? {}
  return {
    ...emptyAnswers(),
    progress: answers.progress,
    submitted: {
      id,
      reference,
      submittedAt: receivedAt,
      insurer: insurerName(change.policy.insurerCode),
      policyNumber: change.policy.policyNumber,
      effectiveOn,
      premium: premium && { amount: premium.premium.parts.total, frequency: premium.paymentFrequency },
      premiumLabel,
      coolingOff: coolingOffCovers(change),
      needsHealthQuestions,
      increase: cover && amount ? { cover, amount } : null,
    },
  }
}

/** Closes the draft's change. True: nothing else can be in its place. */
export function recordSubmission(
  draft: Pick<ChangeDraft, 'read' | 'update' | 'write' | 'submitted'>,
  submitted: Submitted,
  answer: CoverChanged,
): true {
  closeDraft(draft, 'insurer-declarations', (answers) => withSubmission(answers, submitted, answer))
  return true
}
