import type { SentQuestionnaire } from '@coverkit/core'
import {
  type ChangeOfPolicy,
  type ChangeReason,
  coversOf,
  type PolicyPreview,
} from '@coverkit/core/change-cover'
import type { InsurabilityAnswers } from '@coverkit/core/guaranteed-insurability'
import type { ChangeFlowAnswers } from '../answers.ts'

/** The submitted content. Its only timestamp is the signature's, so that equal changes give equal content. */
export interface SubmissionContent {
  readonly change: ChangeOfPolicy
  readonly reasons: readonly ChangeReason[]
  /** The increase after a life event that goes along. */
  readonly increase: InsurabilityAnswers | null
  /** Null where no health questions are needed. */
  readonly questionnaire: SentQuestionnaire | null
  /** The instalment on the page, in dollars; null where no cover is left, and where the backend prices no changes. */
  readonly shownPremium: number | null
  /** The label of the premium on the page, from its price. It is not sent. */
  readonly premiumLabel: string | null
  /** The token of the log-in that was the proof; absent if that was a code. It is not sent in the body. */
  readonly idToken?: string | undefined
}

/** The price of the change as the page has it. */
interface ShownPrice {
  readonly data: PolicyPreview | undefined
  /** False where the backend prices no changes. */
  readonly isOffered: boolean
}

/** Null while a premium is to come, or something is missing without which nothing can be sent. */
export function submissionContent(
  { change, reasons, increase }: ChangeFlowAnswers,
  { data: preview, isOffered }: ShownPrice,
  questionnaire: SentQuestionnaire | null,
): SubmissionContent | null {
  const { policy } = change
  if (policy === null || change.signature === null) return null
  const shownPremium = preview?.after?.premium.parts.total ?? null
  if (isOffered && shownPremium === null && coversOf(change.after.quote).length > 0) return null
  const premiumLabel = preview?.label ?? null
  return { change: { ...change, policy }, reasons, increase, questionnaire, shownPremium, premiumLabel }
}
