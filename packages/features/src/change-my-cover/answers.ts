import {
  type CoverKind,
  type DocumentVersion,
  needsOutsidePayment,
  type PaymentFrequency,
} from '@coverkit/core'
import {
  type ChangeAnswers,
  type ChangeReason,
  changedPolicy,
  emptyChange,
  type PolicyTerms,
  startChange,
  termsOfPolicy,
} from '@coverkit/core/change-cover'
import type { InsurabilityAnswers, InsurableCover } from '@coverkit/core/guaranteed-insurability'
import type { Policy } from '@coverkit/core/policies'
import type { Key, Answers as QuestionnaireAnswers } from '@coverkit/core/questionnaire'
import type { SliceStorage } from '@coverkit/flow'
import { type FlowAnswers, noProgress, withoutInput } from '@coverkit/flow-draft'
import type { Announcement } from '#quote/answers'

/** A submission that was sent. Sent again with its key, it counts once. */
export interface SentChange {
  /** A UUID, the `Idempotency-Key`. */
  readonly key: string
  /** Hash of the submitted content: other content is another submission. */
  readonly hash: string
}

/** The server's answer to the submission, and the policy data that the last page still shows. */
export interface SubmittedChange {
  /** Given by the server; null where it gives none: the change can't be followed. */
  readonly id: string | null
  /** To quote when calling us. Where the server gives none, the key that the change was sent with. */
  readonly reference: string
  /** ISO 8601, by the server's clock where it says so. */
  readonly submittedAt: string
  readonly insurer: string
  readonly policyNumber: string
  /** `YYYY-MM-DD`; null where the insurer decides first. */
  readonly effectiveOn: string | null
  /** Dollars an instalment; null where no cover is left, and where the server names none. */
  readonly premium: { readonly amount: number; readonly frequency: PaymentFrequency } | null
  /** Cover is left, and the backend works out no premium before the change. */
  readonly isUnpriced: boolean
  /** The label of the premium, from its price; null without one. */
  readonly premiumLabel: string | null
  /** Covers that can be taken back in the cooling-off period. */
  readonly coolingOff: readonly CoverKind[]
  /** The insurer reads answers about health first. */
  readonly needsHealthQuestions: boolean
  /** The increase after a life event that went along; dollars, of income protection a month. */
  readonly increase: { readonly cover: CoverKind; readonly amount: number } | null
}

export interface ChangeFlowAnswers extends FlowAnswers {
  readonly change: ChangeAnswers
  /** Why the cover is changed, as far as the customer says. */
  readonly reasons: readonly ChangeReason[]
  /** The increase after a life event that goes along; null while nothing has happened. */
  readonly increase: InsurabilityAnswers | null
  /** An increase after a life event may go along. */
  readonly hasIncreases: boolean
  /** The increases that the insurer allows after an event; null while unknown, or when none is possible. */
  readonly insurable: readonly InsurableCover[] | null
  /** Changes that rules made, shown until the screen that shows them is submitted. */
  readonly announced: readonly Announcement[]
  /** The benefit is not to be proposed from the earnings: the policy has one, or one was typed. */
  readonly typedBenefit: boolean
  /** The insurer's classes for the occupation, from the last price: health questions depend on them. */
  readonly occupationClasses: Readonly<Record<CoverKind, string>> | null
  /** The insurer's documents as they were on the page last. */
  readonly offered: readonly DocumentVersion[]
  /** The offered documents that the customer opened, each as `PDS 4.1`. */
  readonly opened: readonly string[]
  /** Health and lifestyle; null before the first question. Stored only where `questionnaireStorage` allows. */
  readonly questionnaire: QuestionnaireAnswers | null
  readonly reworded: readonly Key[]
  readonly questionnaireStorage: SliceStorage | null
  /** Null until a submission is sent, and again once it was answered. */
  readonly sent: SentChange | null
  /** Null until the server has the change. */
  readonly submitted: SubmittedChange | null
}

/** The step that links from the account open. Whatever comes before it is answered by the policy. */
export const ARRIVAL = 'premium-type'

export function emptyAnswers(): ChangeFlowAnswers {
  return {
    typed: {},
    progress: { ...noProgress, furthest: ARRIVAL },
    change: emptyChange(),
    reasons: [],
    increase: null,
    hasIncreases: true,
    insurable: null,
    announced: [],
    typedBenefit: false,
    occupationClasses: null,
    offered: [],
    opened: [],
    questionnaire: null,
    reworded: [],
    questionnaireStorage: null,
    sent: null,
    submitted: null,
  }
}

/** Returns the initial answers of a change: the policy's terms on `today`, `YYYY-MM-DD`. */
export function answersOfPolicy(policy: Policy, today: string): ChangeFlowAnswers {
  return {
    ...emptyAnswers(),
    change: startChange(changedPolicy(policy), termsOfPolicy(policy, today)),
    typedBenefit: policy.covers.some(({ kind }) => kind === 'incomeProtection'),
  }
}

/** The answers without an increase of a cover that ends: there is nothing left to increase. */
export function withoutLostIncrease(answers: ChangeFlowAnswers): ChangeFlowAnswers {
  const { change, increase } = answers
  const cover = increase?.cover ?? null
  if (cover === null || change.after.quote.covers.selectedCovers.includes(cover)) return answers
  return withoutInput({ ...answers, increase: null }, 'guaranteed-insurability')
}

/** The answers with the policy as it shall be. What was signed was for what stood there before. */
export function withAfter(answers: ChangeFlowAnswers, changed: Partial<PolicyTerms>): ChangeFlowAnswers {
  const { change } = answers
  const merged = { ...change.after, ...changed }
  const { quote, paymentMethod, outsidePaymentMethod } = merged
  const after = {
    ...merged,
    outsidePaymentMethod: needsOutsidePayment(quote, paymentMethod) ? outsidePaymentMethod : null,
  }
  if (JSON.stringify(after) === JSON.stringify(change.after)) return answers
  const acceptances = { ...change.acceptances, applicationDeclarations: false }
  return withoutLostIncrease({ ...answers, change: { ...change, after, acceptances, signature: null } })
}

/** The answers with another increase after a life event. What was signed was signed without it. */
export function withIncrease(
  answers: ChangeFlowAnswers,
  increase: InsurabilityAnswers | null,
): ChangeFlowAnswers {
  if (JSON.stringify(increase) === JSON.stringify(answers.increase)) return answers
  const { change } = answers
  const acceptances = { ...change.acceptances, applicationDeclarations: false }
  return { ...answers, increase, change: { ...change, acceptances, signature: null } }
}

/** The answers with statements accepted. What was signed was signed without them. */
export function withAcceptances(
  answers: ChangeFlowAnswers,
  accepted: Partial<ChangeAnswers['acceptances']>,
): ChangeFlowAnswers {
  const { change } = answers
  return {
    ...answers,
    change: { ...change, acceptances: { ...change.acceptances, ...accepted }, signature: null },
  }
}
