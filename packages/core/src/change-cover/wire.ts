import type { QuestionnaireAnswers, SentQuestionnaire } from '../application/wire.ts'
import type { IncreaseNeeds } from '../guaranteed-insurability/insurabilityRequest.ts'
import type { WirePolicyOwners, WirePolicyStructures, WirePolicyTerms } from '../policies/wire.ts'
import type { Indexation } from '../quote/comparison.ts'
import type { PaymentFrequency, PaymentMethod } from '../quote/types.ts'
import type { InsurerCode } from '../transfer/insurerCodes.ts'
import type { AcceptedDocument, ChangeAcceptance, ChangeReason, OutsidePaymentMethod } from './types.ts'

/**
 * Body of `POST api/v1/policies/ChangeCoverRequest`: the policy as it shall be. What a cover that is not there would have is
 * null. (Specification, point 7; the options, earnings, occupation type, documents, answers and signature are ours.)
 */
export interface ChangeCoverRequest extends Omit<WirePolicyTerms, 'income_Replacement'> {
  readonly owners: WirePolicyOwners
  readonly structures: WirePolicyStructures
  readonly policyId: string
  readonly insurer_Code: InsurerCode
  readonly policy_Number: string
  /** Whose token it is sent with. */
  readonly contactId: string
  readonly payment_Method: PaymentMethod | null
  readonly outsidePaymentMethod: OutsidePaymentMethod | null
  readonly premium_frequency: PaymentFrequency
  readonly indexation: Indexation
  /** Income replacement ratio in percent. */
  readonly IRR: number | null
  readonly acceptances: Readonly<Record<ChangeAcceptance, boolean>>
  readonly documentsRead: readonly AcceptedDocument[]
  /** Null where no health questions are needed. */
  readonly questionnaire: QuestionnaireAnswers | null
  /** Why, as far as the customer says; it decides nothing. */
  readonly reasons: readonly ChangeReason[]
  /** The increase after a life event that goes along; null without one. */
  readonly guaranteedInsurability: IncreaseNeeds | null
  readonly signedName: string | null
  /** ISO 8601. */
  readonly signedAt: string | null
  /** The instalment that the customer was shown, in dollars: the server compares it with its own, and stores its own. */
  readonly shown_Premium: number | null
  /** `Discontinued` where no cover is left. */
  readonly status: 'Application in Progress' | 'Discontinued'
}

/** What a submission adds to the answers. */
export interface ChangeContext {
  /** The customer's id, as their token names them. */
  readonly contactId: string
  /** The answers to the health questions; sent only where some are needed. */
  readonly questionnaire?: SentQuestionnaire | null
  /** Why, as far as the customer says. */
  readonly reasons?: readonly ChangeReason[]
  /** An increase after a life event that goes along. */
  readonly increase?: IncreaseNeeds | null
  /** Dollars an instalment; null while no price is known. */
  readonly shownPremium?: number | null
}
