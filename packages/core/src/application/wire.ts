import type {
  ApplicationDetails as AnyApplicationDetails,
  ApplicationPayment as AnyApplicationPayment,
  SaveApplicationRequest as AnyApplicationRequest,
  BeneficiaryContact as AnyBeneficiary,
  PolicyHolder,
  QuestionnaireAnswers,
  Tracking,
} from '../generated/wire.ts'
import type { PersonalDetails } from '../person/personalDetails.ts'
import type { Answers } from '../questionnaire/answers.ts'
import type { QuoteNeeds } from '../quote/comparison.ts'
import type { DirectDebit, Rollover } from './paymentFields.ts'
import type { Acceptances } from './types.ts'

/** A policy holder on the wire, with every field. Dates are `YYYY-MM-DD`, earnings whole dollars. */
export type PolicyHolderDetails = Required<PolicyHolder>

/** A beneficiary on the wire, with every field; what is not of its kind is null. */
export type BeneficiaryContact = Required<AnyBeneficiary>

/** The payment on the wire, with every field; details of a method that does not pay are null. */
export type ApplicationPayment = Required<AnyApplicationPayment>

/** Answers to send, with the hash of their version where they are submitted. */
export type SentQuestionnaire = Answers & Pick<QuestionnaireAnswers, 'hash'>

/** The application itself, without the people, with every field but `questionnaire`. */
export interface ApplicationDetails
  extends Required<Omit<AnyApplicationDetails, 'needs' | 'payment' | 'questionnaire'>> {
  readonly needs: QuoteNeeds | null
  readonly payment: ApplicationPayment | null
  /** Absent unless the customer chose to store the answers with the broker, or submits. */
  readonly questionnaire?: QuestionnaireAnswers | null
}

/** Body of `POST api/v1/application`. Empty values are null. */
export interface SaveApplicationRequest extends AnyApplicationRequest {
  readonly contactDetails: PolicyHolderDetails
  readonly applicationDetails: ApplicationDetails
  readonly beneficiaryContacts: readonly BeneficiaryContact[] | null
  readonly policyHolderDetails: PolicyHolderDetails | null
}

type Loose<T> = { readonly [Key in keyof T]?: T[Key] | null }

/** A policy holder as read back: any value may be null or missing. */
export type SavedPolicyHolder = Loose<PolicyHolder>

/** A beneficiary as read back: any value may be null or missing. */
export type SavedBeneficiary = Loose<AnyBeneficiary>

type LoosePayment = Omit<ApplicationPayment, 'directDebit' | 'rollover'> & {
  readonly directDebit: Loose<DirectDebit> | null
  readonly rollover: Loose<Rollover> | null
}

type LooseDetails = Omit<
  ApplicationDetails,
  'acceptances' | 'nominationType' | 'payment' | 'personalDetails'
> & {
  readonly nominationType: string | null
  readonly acceptances: Loose<Acceptances>
  readonly payment: Loose<LoosePayment> | null
  readonly personalDetails: Loose<PersonalDetails> | null
}

/** A saved application as read back: any value of it may be null or missing. */
export interface SavedApplication {
  readonly contactDetails?: SavedPolicyHolder | null
  readonly applicationDetails?: Loose<LooseDetails> | null
  readonly beneficiaryContacts?: readonly SavedBeneficiary[] | null
  readonly policyHolderDetails?: SavedPolicyHolder | null
}

/** The values that a save sends beside the answers. */
export interface ApplicationContext {
  /** The brand's account name. */
  readonly accountName: string
  readonly tracking: Tracking
  /** Whether this submits the application; a save on the way when absent. */
  readonly submit?: boolean
  /** Sent only when given. */
  readonly questionnaire?: SentQuestionnaire | null
  /** Sent only when given. */
  readonly secretHash?: string
}
