import type { Answers, MeasureUnit } from '../questionnaire/answers.ts'
import type { QuoteNeeds } from '../quote/comparison.ts'
import type { PaymentFrequency, PaymentMethod, PersonalDetails, State } from '../quote/types.ts'
import type { SelectedQuote, Tracking } from '../quote/wire.ts'
import type { ContactWay, Residency } from './holderOptions.ts'
import type { BeneficiaryKind, NominationType } from './nominations.ts'
import type { OutsideMethod } from './outsideMethods.ts'
import type { DirectDebit, Rollover } from './paymentFields.ts'
import type { Acceptances, DocumentVersion, KeyDocumentsAcceptance } from './types.ts'

/** A policy holder on the wire. Dates are `YYYY-MM-DD`, earnings whole dollars. */
export interface PolicyHolderDetails {
  /** Given by the server. */
  readonly id: string | null
  /** The form's own row. */
  readonly rowId: string | null
  readonly title: string | null
  readonly first_Name: string | null
  readonly middle_Name: string | null
  readonly last_Name: string | null
  readonly mobile: string | null
  readonly mobile_Abroad: boolean | null
  readonly email: string | null
  readonly date_of_Birth: string | null
  readonly mailing_Street: string | null
  readonly mailing_City: string | null
  readonly mailing_State: State | null
  readonly mailing_Zip: string | null
  readonly postal_Same: boolean | null
  readonly postal_Street: string | null
  readonly postal_City: string | null
  readonly postal_State: State | null
  readonly postal_Zip: string | null
  readonly employment_Status: string | null
  readonly annual_Income: number | null
  readonly occupation: string | null
  readonly occupation_ID: number | null
  readonly employer: string | null
  readonly weekly_Hours: number | null
  readonly residency: Residency | null
  readonly visa_Subclass: string | null
  readonly visa_Expiry: string | null
  readonly preferred_Contact: ContactWay | null
  readonly accessibility_Needs: string | null
  /** `Discontinued` is for transfers, where a holder was removed. */
  readonly status: 'Active' | 'Discontinued' | null
}

/** A beneficiary on the wire; what is not of its kind is null. */
export interface BeneficiaryContact {
  /** Given by the server. */
  readonly beneficiaryId: string | null
  /** The form's own row, which the answer gives back. */
  readonly rowId: string | null
  /** Missing and null are a person. */
  readonly kind: BeneficiaryKind | null
  readonly organisation_Name: string | null
  /** Of the organisation, 11 digits. */
  readonly abn: string | null
  readonly first_Name: string | null
  readonly last_Name: string | null
  readonly date_of_Birth: string | null
  readonly address: string | null
  readonly address_Same: boolean | null
  readonly relationship_to_Policy_Holder: string | null
  readonly country_of_Citizenship: string | null
  /** With at most two decimals. */
  readonly benefit_Percent: number | null
}

/** The payment on the wire; details of a method that does not pay are null. */
export interface ApplicationPayment {
  readonly method: PaymentMethod | null
  readonly frequency: PaymentFrequency | null
  readonly outsidePaymentMethod: OutsideMethod | null
  readonly outsideFrequency: PaymentFrequency | null
  readonly token: string | null
  readonly drawDay: number | null
  readonly directDebit: DirectDebit | null
  readonly rollover: Rollover | null
}

/** A version of a document, with the acceptance that it was read for. */
export interface DocumentRead extends DocumentVersion {
  readonly acceptance: KeyDocumentsAcceptance
}

/** One holder's signature; `rowId` is the holder's. */
export interface HolderSignature {
  readonly rowId: string
  readonly signedName: string
  readonly signedAt: string
  readonly shownHash: string | null
}

/** An answer to a question as it is sent. */
export type QuestionnaireValue =
  | string
  | number
  | string[]
  | { value: number; unit: MeasureUnit; entered: string[] }
  | Record<string, number>

/** Answers to the personal questionnaire on the wire. */
export interface QuestionnaireAnswers {
  /** The version that they are of, `id|version`. */
  readonly definition: string
  /** To which text, and when; answers without it are refused. */
  readonly consent?: { version: string; givenAt: string }
  /** SHA-256 of that version, in hexadecimal; a submission has it. */
  readonly hash?: string
  readonly values: Record<string, QuestionnaireValue>
  readonly rows: Record<string, string[]>
}

/** Answers to send, with the hash of their version where they are submitted. */
export type SentQuestionnaire = Answers & Pick<QuestionnaireAnswers, 'hash'>

/** The application itself, without the people. */
export interface ApplicationDetails {
  readonly customer_Status: 'Partial Application' | 'Application in Progress'
  /** Of the brand. */
  readonly accountName: string
  /** `S` stepped, `L` level; wins over `needs.premiumType`. */
  readonly premiumType: 'S' | 'L' | null
  readonly needs: QuoteNeeds | null
  /** Whom the quote is for; without it nobody can price the needs again. */
  readonly personalDetails: PersonalDetails | null
  readonly compareProductDetails: SelectedQuote | null
  readonly acceptances: Acceptances
  readonly documentsRead: DocumentRead[] | null
  readonly payment: ApplicationPayment | null
  readonly totalPolicyHolders: number
  readonly hasBeneficiaries: boolean | null
  readonly nominationType: NominationType | null
  /** Absent unless the customer chose to store the answers with the broker, or submits. */
  readonly questionnaire?: QuestionnaireAnswers | null
  /** The first holder's. */
  readonly signedName: string | null
  /** The first holder's. */
  readonly signedAt: string | null
  readonly signatures: HolderSignature[] | null
}

/** Body of `POST api/v1/application`. Empty values are null. */
export interface SaveApplicationRequest {
  /** The first policy holder. */
  readonly contactDetails: PolicyHolderDetails
  readonly applicationDetails: ApplicationDetails
  readonly beneficiaryContacts: BeneficiaryContact[] | null
  /** The second policy holder. */
  readonly policyHolderDetails: PolicyHolderDetails | null
  readonly tracking: Tracking
  /** SHA-256 in base64url of the secret that reads a visitor's submission; sent with that only. */
  readonly secretHash?: string
}

type Loose<T> = { readonly [Key in keyof T]?: T[Key] | null }

/** A policy holder as read back: any value may be null or missing. */
export type SavedPolicyHolder = Loose<PolicyHolderDetails>
/** A beneficiary as read back: any value may be null or missing. */
export type SavedBeneficiary = Loose<BeneficiaryContact>

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

/** What a save adds to the answers. */
export interface ApplicationContext {
  /** Of the brand. */
  readonly accountName: string
  readonly tracking: Tracking
  /** Whether this submits the application; a save on the way when absent. */
  readonly submit?: boolean
  /** Sent only when given. */
  readonly questionnaire?: SentQuestionnaire | null
  /** Sent only when given. */
  readonly secretHash?: string
}
