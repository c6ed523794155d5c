import { COVER_KINDS, type CoverKind } from '../covers/kinds.ts'

/** The events that are claimed on each cover. */
const CLAIMS_OF = {
  life: ['death', 'terminalIllness'],
  tpd: ['tpd'],
  criticalIllness: ['criticalIllness'],
  incomeProtection: ['incomeProtection'],
} as const satisfies Readonly<Record<CoverKind, readonly string[]>>

/** The events that are claimed on one cover. */
export type ClaimTypeOf<Kind extends CoverKind> = (typeof CLAIMS_OF)[Kind][number]
/** One of `CLAIM_TYPES`. */
export type ClaimType = ClaimTypeOf<CoverKind>
/** The events that a claim can be for, as they are spelled on the wire. */
export const CLAIM_TYPES: readonly ClaimType[] = COVER_KINDS.flatMap((kind) => CLAIMS_OF[kind])

/** The claimants: the person insured, a person who claims for one who died, or one with a power of attorney. */
export const CLAIMANTS = ['self', 'forDeceased', 'attorney'] as const
/** One of `CLAIMANTS`. */
export type Claimant = (typeof CLAIMANTS)[number]

/** The claimant's relationships to the person who died. */
export const CLAIM_RELATIONSHIPS = ['spouse', 'child', 'parent', 'sibling', 'executor', 'other'] as const
/** One of `CLAIM_RELATIONSHIPS`. */
export type ClaimRelationship = (typeof CLAIM_RELATIONSHIPS)[number]

/** Whether the person insured works now. */
export const CLAIM_WORK_STATUSES = ['working', 'fewerHours', 'notWorking'] as const
/** One of `CLAIM_WORK_STATUSES`. */
export type ClaimWorkStatus = (typeof CLAIM_WORK_STATUSES)[number]

/** Other benefits for the same event. CTP is compulsory third party insurance of a vehicle. */
export const OTHER_BENEFITS = ['workersCompensation', 'ctp', 'centrelink'] as const
/** One of `OTHER_BENEFITS`. */
export type OtherBenefit = (typeof OTHER_BENEFITS)[number]

/** The ways in which a claimant can be reached. */
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

const COVERS = Object.fromEntries(
  COVER_KINDS.flatMap((kind) => CLAIMS_OF[kind].map((type) => [type, kind])),
) as Readonly<Record<ClaimType, CoverKind>>

/** The cover that pays for a type of claim. */
export const coverOfClaim = (type: ClaimType): CoverKind => COVERS[type]

/** Returns the types that a claimant can claim: death for a person who died, all others for a living one. */
export const claimTypesFor = (claimant: Claimant): readonly ClaimType[] =>
  CLAIM_TYPES.filter((type) => (type === 'death') === (claimant === 'forDeceased'))
