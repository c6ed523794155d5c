import type { PaymentFrequency, PaymentMethod, State } from '../quote/types.ts'

/** Steps of the application in order. (Specification, point 2.) */
export const APPLICATION_STEPS = [
  'confirm-cover',
  'duty-of-disclosure',
  'key-documents',
  'personal-questionnaire',
  'personal-information',
  'payment-details',
  'beneficiaries',
  'insurer-declarations',
] as const
/** One of the pages that an application is made of, by the last part of its address. */
export type ApplicationStep = (typeof APPLICATION_STEPS)[number]

/** The acceptances that the key-documents step holds, by their names on the wire. */
export const KEY_DOCUMENTS_ACCEPTANCES = [
  'applicationRequirements',
  'insurerPdsAndPrivacy',
  'brokerTerms',
  'insurerContact',
  'monitorEmails',
  'completeWithin30Days',
  'personalDetailsDisclosure',
] as const
/** An acceptance of the key-documents step. */
export type KeyDocumentsAcceptance = (typeof KEY_DOCUMENTS_ACCEPTANCES)[number]

/** The nine acceptances of an application, by their names on the wire. */
export const ACCEPTANCES: readonly [
  'dutyOfDisclosure',
  ...typeof KEY_DOCUMENTS_ACCEPTANCES,
  'applicationDeclarations',
] = ['dutyOfDisclosure', ...KEY_DOCUMENTS_ACCEPTANCES, 'applicationDeclarations']
/** What a customer accepts on the way through the application. */
export type Acceptance = (typeof ACCEPTANCES)[number]
/** Each is true only by the customer's own action. */
export type Acceptances = Readonly<Record<Acceptance, boolean>>

/** The documents that an insurer publishes for a product. */
export const DOCUMENT_TYPES = ['PDS', 'TMD', 'SPDS', 'FSG', 'privacy'] as const
/** A product disclosure statement, target market determination, supplement, financial services guide or privacy statement. */
export type DocumentType = (typeof DOCUMENT_TYPES)[number]

/** One version of one document, as it was offered to be read. */
export interface DocumentVersion {
  readonly type: DocumentType
  readonly name: string
  /** The publisher's own text, such as `4.1`. */
  readonly version: string
  /** `YYYY-MM-DD`. */
  readonly date: string
}

/** The versions that stood beside each acceptance of the key-documents step when it was given. */
export type VersionsRead = Readonly<Record<KeyDocumentsAcceptance, readonly DocumentVersion[]>>

/** How a person works; sent as it reads. */
export const EMPLOYMENT_STATUSES = [
  'Full-time',
  'Part-time',
  'Casual',
  'Self-employed',
  'Contractor',
  'Home duties',
  'Unemployed',
  'Student',
] as const
/** How a person works. */
export type EmploymentStatus = (typeof EMPLOYMENT_STATUSES)[number]

/** By what right a person lives in Australia. The last two refer an application and never decline it. */
export const RESIDENCIES = ['citizen', 'permanentResident', 'temporaryVisa', 'notResident'] as const
/** By what right a person lives in Australia. */
export type Residency = (typeof RESIDENCIES)[number]

/** How a person would like to be contacted. */
export const CONTACT_WAYS = ['email', 'phone', 'textMessage', 'post'] as const
/** How a person would like to be contacted. */
export type ContactWay = (typeof CONTACT_WAYS)[number]

/** An address in Australia; the postcode is text, as it may begin with 0. */
export interface Address {
  readonly street: string | null
  /** Suburb or town. */
  readonly city: string | null
  readonly state: State | null
  readonly postcode: string | null
}

/** A person who will own the policy. `null` means not answered. */
export interface PolicyHolder extends Address {
  /** The form's own row; never changes while the person is on the application. */
  readonly id: string
  /** Given by the server. */
  readonly contactId: string | null
  readonly title: string | null
  readonly firstName: string | null
  readonly middleName: string | null
  readonly lastName: string | null
  /** `YYYY-MM-DD`. */
  readonly dateOfBirth: string | null
  /** The customer has no Australian mobile and gives a number with its country code. */
  readonly mobileAbroad: boolean
  /** With its country code, such as `+61491570006`. */
  readonly mobile: string | null
  readonly email: string | null
  readonly postalSame: boolean
  /** Where post goes; counts only while `postalSame` is false. */
  readonly postalAddress: Address
  readonly employmentStatus: EmploymentStatus | null
  /** Whole dollars before tax. */
  readonly annualEarnings: number | null
  /** The occupation's description. */
  readonly occupation: string | null
  /** A number of the broker's occupation list. */
  readonly occupationId: number | null
  readonly employer: string | null
  readonly weeklyHours: number | null
  readonly residency: Residency | null
  /** Counts only with a temporary visa. */
  readonly visaSubclass: string | null
  /** `YYYY-MM-DD`; counts only with a temporary visa. */
  readonly visaExpiry: string | null
  readonly preferredContact: ContactWay | null
  readonly accessibilityNeeds: string | null
}

/** An account that premiums are drawn from. */
export interface DirectDebit {
  readonly accountName: string | null
  /** As `062-000`. */
  readonly bsb: string | null
  /** 5 to 9 digits; text, as it may begin with 0. */
  readonly accountNumber: string | null
  /** The direct debit request service agreement. */
  readonly agreementAccepted: boolean
}

/** The super fund that an enduring rollover comes from. */
export interface Rollover {
  readonly fundName: string | null
  /** The fund's unique superannuation identifier. */
  readonly usi: string | null
  /** 11 digits. */
  readonly abn: string | null
  readonly memberNumber: string | null
  /** Whether the account holds enough for a year's premium. */
  readonly balanceEnough: boolean | null
  /** The standing request to the fund. */
  readonly authorityAccepted: boolean
}

/** How cover outside super can be paid for. */
export const OUTSIDE_METHODS: readonly ['directDebit', 'creditCard'] = ['directDebit', 'creditCard']
/** A way to pay for cover outside super. */
export type OutsideMethod = (typeof OUTSIDE_METHODS)[number]

/** How the premiums are paid. The outside pair is for the cover outside super beside a rollover. */
export interface Payment {
  readonly method: PaymentMethod | null
  readonly frequency: PaymentFrequency | null
  readonly outsideMethod: OutsideMethod | null
  readonly outsideFrequency: PaymentFrequency | null
  /** Day of the month, 1 to 28; null leaves it to the insurer. */
  readonly drawDay: number | null
  readonly directDebit: DirectDebit
  /** The payment provider's token; never a card number. */
  readonly cardToken: string | null
  readonly rollover: Rollover
}

/** How a beneficiary is related to the policy holder; sent as it reads. */
export const RELATIONSHIPS = [
  'Spouse',
  'De facto',
  'Child',
  'Parent',
  'Sibling',
  'Interdependent',
  'Financial dependant',
  'Legal personal representative',
  'Other',
] as const
/** How a beneficiary is related to the policy holder. */
export type Relationship = (typeof RELATIONSHIPS)[number]

/** What a nomination is: the first two inside super, the last outside. */
export const NOMINATION_TYPES = ['binding', 'nonBinding', 'nominated'] as const
/** What a nomination is. */
export type NominationType = (typeof NOMINATION_TYPES)[number]

/** Most beneficiaries of one policy. (Specification, point 9.) */
export const MAXIMUM_BENEFICIARIES = 5

/** Who can receive a share of the life benefit; an organisation only outside super. */
export const BENEFICIARY_KINDS = ['person', 'organisation'] as const
/** Who can receive a share of the life benefit. */
export type BeneficiaryKind = (typeof BENEFICIARY_KINDS)[number]

/** A person or an organisation that receives a share of the life benefit. `null` means not answered. */
export interface Beneficiary {
  /** The form's own row. */
  readonly id: string
  /** Given by the server. */
  readonly beneficiaryId: string | null
  readonly kind: BeneficiaryKind
  /** Counts, as the ABN does, only for an organisation; what follows them only for a person, but for address and share. */
  readonly organisationName: string | null
  /** 11 digits. */
  readonly abn: string | null
  readonly firstName: string | null
  readonly lastName: string | null
  /** `YYYY-MM-DD`. */
  readonly dateOfBirth: string | null
  readonly relationshipToPolicyHolder: Relationship | null
  /** A country's name as in `COUNTRIES`. */
  readonly countryOfCitizenship: string | null
  /** Lives where the first policy holder lives; `address` then does not count. */
  readonly addressSame: boolean
  readonly address: string | null
  /** Whole basis points: 33.33 % is 3333. */
  readonly benefitPercent: number | null
}

/** Who receives the life benefit. Rows count only while `used` is true. */
export interface Beneficiaries {
  readonly used: boolean | null
  readonly nominationType: NominationType | null
  readonly rows: readonly Beneficiary[]
}

/** One holder's signature: the name as typed and when, with the hash of the words that were shown. */
export interface Signature {
  /** `id` of the policy holder. */
  readonly holderId: string
  readonly name: string
  /** Date and time in ISO 8601. */
  readonly signedAt: string
  readonly shownHash: string | null
}

/** What an application holds beside the quote and the chosen offer. */
export interface ApplicationAnswers {
  /** One or two; the first is the person who is insured. */
  readonly holders: readonly PolicyHolder[]
  readonly acceptances: Acceptances
  readonly versionsRead: VersionsRead
  readonly payment: Payment
  readonly beneficiaries: Beneficiaries
  /** At most one of each holder. */
  readonly declarations: readonly Signature[]
}
