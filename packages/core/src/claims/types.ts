import type { CoverKind } from '../quote/types.ts'
import type { InsurerCode } from '../transfer/types.ts'

/** What a claim is for, as it is spelled on the wire. */
export const CLAIM_TYPES = ['death', 'terminalIllness', 'tpd', 'criticalIllness', 'incomeProtection'] as const
/** One of `CLAIM_TYPES`. */
export type ClaimType = (typeof CLAIM_TYPES)[number]

/** Who claims: the person insured, somebody for a person who died, or somebody with a power of attorney. */
export const CLAIMANTS = ['self', 'forDeceased', 'attorney'] as const
/** One of `CLAIMANTS`. */
export type Claimant = (typeof CLAIMANTS)[number]

/** What somebody who claims is to the person who died. */
export const CLAIM_RELATIONSHIPS = ['spouse', 'child', 'parent', 'sibling', 'executor', 'other'] as const
/** One of `CLAIM_RELATIONSHIPS`. */
export type ClaimRelationship = (typeof CLAIM_RELATIONSHIPS)[number]

/** Whether the person insured works now. */
export const CLAIM_WORK_STATUSES = ['working', 'fewerHours', 'notWorking'] as const
/** One of `CLAIM_WORK_STATUSES`. */
export type ClaimWorkStatus = (typeof CLAIM_WORK_STATUSES)[number]

/** What else pays for the same event. CTP is compulsory third party insurance of a vehicle. */
export const OTHER_BENEFITS = ['workersCompensation', 'ctp', 'centrelink'] as const
/** One of `OTHER_BENEFITS`. */
export type OtherBenefit = (typeof OTHER_BENEFITS)[number]

/** How somebody who claims wants to be reached. */
export const CLAIM_CONTACTS = ['email', 'phone', 'post'] as const
/** One of `CLAIM_CONTACTS`. */
export type ClaimContact = (typeof CLAIM_CONTACTS)[number]

/** Papers that a claim may need. */
export const CLAIM_DOCUMENTS = [
  'claimForm',
  'medicalAuthority',
  'deathCertificate',
  'attendantCertificate',
  'birthCertificate',
  'passport',
  'claimantIdentity',
  'marriageCertificate',
  'relationshipDeclaration',
  'grantOfProbate',
  'will',
  'powerOfAttorney',
  'doctorReport',
  'testResults',
  'payslips',
  'taxReturns',
  'employerStatement',
  'businessAccounts',
  'otherBenefitLetters',
  'policySchedule',
  'other',
] as const
/** One of `CLAIM_DOCUMENTS`. */
export type ClaimDocument = (typeof CLAIM_DOCUMENTS)[number]

/** The stages of a claim in their order. */
export const CLAIM_STAGES = ['lodged', 'acknowledged', 'reviewed', 'decided', 'paid'] as const
/** One of `CLAIM_STAGES`. */
export type ClaimStage = (typeof CLAIM_STAGES)[number]

/** How an insurer decided. */
export const CLAIM_OUTCOMES = ['accepted', 'declined'] as const
/** One of `CLAIM_OUTCOMES`. */
export type ClaimOutcome = (typeof CLAIM_OUTCOMES)[number]

/** What somebody tells about a claim; only what `validateClaim` says is needed, all else may follow. Dates are `YYYY-MM-DD`. */
export interface ClaimAnswers {
  readonly claimant: Claimant | null
  /** Who the claim is about; null where it is the claimant. */
  readonly insuredName: string | null
  /** To the person who died; only of a claim for them. */
  readonly relationship: ClaimRelationship | null
  readonly type: ClaimType | null
  /** Of a policy on file; null where a number is typed. */
  readonly policyId: string | null
  readonly policyNumber: string | null
  /** Of a policy whose number is typed; null where it is not known. */
  readonly insurerCode: InsurerCode | null
  /** The day of death, of the diagnosis, or when it began. */
  readonly eventDate: string | null
  /** In the claimant's own words. */
  readonly description: string | null
  readonly doctors: string | null
  readonly workStatus: ClaimWorkStatus | null
  readonly selfEmployed: boolean | null
  readonly offWorkFrom: string | null
  /** Null while somebody is still off work. */
  readonly offWorkTo: string | null
  readonly otherBenefits: readonly OtherBenefit[]
  readonly contactPreference: ClaimContact | null
  readonly phone: string | null
  /** On one line. */
  readonly postalAddress: string | null
  /** That the claim is passed on to the insurer, answers about health included. */
  readonly hasConsented: boolean
  /** That the insurer may ask the doctors. */
  readonly mayContactDoctors: boolean
}

const COVERS: Readonly<Record<ClaimType, CoverKind>> = {
  death: 'life',
  terminalIllness: 'life',
  tpd: 'tpd',
  criticalIllness: 'criticalIllness',
  incomeProtection: 'incomeProtection',
}

/** The cover that pays for a type of claim. */
export const coverOfClaim = (type: ClaimType): CoverKind => COVERS[type]

/** What somebody can claim for: for a person who died their death, and for a living person anything else. */
export const claimTypesFor = (claimant: Claimant): readonly ClaimType[] =>
  CLAIM_TYPES.filter((type) => (type === 'death') === (claimant === 'forDeceased'))

/** A claim of which nothing is told yet. */
export const emptyClaim: ClaimAnswers = {
  claimant: null,
  insuredName: null,
  relationship: null,
  type: null,
  policyId: null,
  policyNumber: null,
  insurerCode: null,
  eventDate: null,
  description: null,
  doctors: null,
  workStatus: null,
  selfEmployed: null,
  offWorkFrom: null,
  offWorkTo: null,
  otherBenefits: [],
  contactPreference: null,
  phone: null,
  postalAddress: null,
  hasConsented: false,
  mayContactDoctors: false,
}
