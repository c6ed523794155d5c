import type { ClaimAnswers } from './claimFields.ts'
import type { Claimant, ClaimDocument, ClaimRelationship, ClaimType } from './types.ts'

/** When a line belongs to a checklist: all that it names has to hold. */
export interface ClaimDocumentCondition {
  readonly types?: readonly ClaimType[]
  readonly claimants?: readonly Claimant[]
  /** `null` is a relationship that was not given. */
  readonly relationships?: readonly (ClaimRelationship | null)[]
  readonly isSelfEmployed?: boolean
  readonly hasOtherBenefits?: boolean
  /** Whether the policy is on file here. */
  readonly isOnFile?: boolean
}

/** A line of the checklist: of several papers one is enough. */
export interface ClaimDocumentRow {
  readonly oneOf: readonly ClaimDocument[]
  /** Whether the insurer needs a copy that an authorised person has certified. */
  readonly certifiedCopy: boolean
  readonly when?: ClaimDocumentCondition
}

const LIVING: readonly ClaimType[] = ['terminalIllness', 'tpd', 'criticalIllness', 'incomeProtection']

/** Samples of what insurers ask for: each insurer has its own list. */
export const CLAIM_DOCUMENT_ROWS: readonly ClaimDocumentRow[] = [
  { oneOf: ['claimForm'], certifiedCopy: false },
  {
    oneOf: ['deathCertificate', 'attendantCertificate'],
    certifiedCopy: true,
    when: { types: ['death'] },
  },
  { oneOf: ['birthCertificate', 'passport'], certifiedCopy: true, when: { types: ['death'] } },
  { oneOf: ['claimantIdentity'], certifiedCopy: true },
  {
    oneOf: ['marriageCertificate', 'relationshipDeclaration'],
    certifiedCopy: true,
    when: { types: ['death'], relationships: ['spouse'] },
  },
  {
    oneOf: ['relationshipDeclaration'],
    certifiedCopy: true,
    when: { types: ['death'], relationships: ['child', 'parent', 'sibling', 'other'] },
  },
  {
    oneOf: ['grantOfProbate', 'will'],
    certifiedCopy: true,
    when: { types: ['death'], relationships: ['executor'] },
  },
  {
    oneOf: ['marriageCertificate', 'relationshipDeclaration', 'grantOfProbate'],
    certifiedCopy: true,
    when: { types: ['death'], relationships: [null] },
  },
  { oneOf: ['powerOfAttorney'], certifiedCopy: true, when: { claimants: ['attorney'] } },
  { oneOf: ['medicalAuthority'], certifiedCopy: false, when: { types: LIVING } },
  { oneOf: ['doctorReport'], certifiedCopy: false, when: { types: LIVING } },
  {
    oneOf: ['testResults'],
    certifiedCopy: false,
    when: { types: ['terminalIllness', 'criticalIllness'] },
  },
  {
    oneOf: ['payslips', 'taxReturns'],
    certifiedCopy: false,
    when: { types: ['incomeProtection'], isSelfEmployed: false },
  },
  {
    oneOf: ['taxReturns', 'businessAccounts'],
    certifiedCopy: false,
    when: { types: ['incomeProtection'], isSelfEmployed: true },
  },
  {
    oneOf: ['employerStatement'],
    certifiedCopy: false,
    when: { types: ['tpd', 'incomeProtection'], isSelfEmployed: false },
  },
  {
    oneOf: ['otherBenefitLetters'],
    certifiedCopy: false,
    when: { types: LIVING, hasOtherBenefits: true },
  },
  { oneOf: ['policySchedule'], certifiedCopy: false, when: { isOnFile: false } },
]

/** The answers that decide which papers a claim needs. */
export type ClaimDocumentFacts = Pick<
  ClaimAnswers,
  'claimant' | 'type' | 'relationship' | 'selfEmployed' | 'otherBenefits' | 'policyId'
>

function holds(condition: ClaimDocumentCondition, facts: ClaimDocumentFacts): boolean {
  const { types, claimants, relationships, isSelfEmployed, hasOtherBenefits, isOnFile } = condition
  const { type, claimant, relationship, selfEmployed, otherBenefits, policyId } = facts
  return [
    types === undefined || (type !== null && types.includes(type)),
    claimants === undefined || (claimant !== null && claimants.includes(claimant)),
    relationships === undefined || relationships.includes(relationship),
    isSelfEmployed === undefined || isSelfEmployed === (selfEmployed ?? false),
    hasOtherBenefits === undefined || hasOtherBenefits === otherBenefits.length > 0,
    isOnFile === undefined || isOnFile === (policyId !== null),
  ].every(Boolean)
}

/** The papers that a claim needs, by its type, its policy and what was answered; none is needed to lodge it. */
export const claimDocuments = (
  facts: ClaimDocumentFacts,
  rows: readonly ClaimDocumentRow[] = CLAIM_DOCUMENT_ROWS,
): readonly ClaimDocumentRow[] => rows.filter(({ when }) => when === undefined || holds(when, facts))

/** How far a line of the checklist is: `requested` is what the claim waits for. */
export type ClaimDocumentState = 'needed' | 'requested' | 'received'

/** A line of the checklist with how far it is. */
export type ClaimChecklistLine = Pick<ClaimDocumentRow, 'oneOf' | 'certifiedCopy'> & {
  readonly state: ClaimDocumentState
}

/** A claim's received papers, and those that the insurer has asked for. */
export interface ClaimPapers {
  readonly received: readonly ClaimDocument[]
  readonly requested: readonly ClaimDocument[]
}

/** The checklist with how far each line is; what the insurer asks for beyond it comes last. */
export function claimChecklist(
  facts: ClaimDocumentFacts,
  { received, requested }: ClaimPapers,
): readonly ClaimChecklistLine[] {
  const rows = claimDocuments(facts)
  const listed = new Set(rows.flatMap(({ oneOf }) => oneOf))
  const further = requested.filter((document) => !listed.has(document))
  const lines = [...rows, ...further.map((document) => ({ oneOf: [document], certifiedCopy: false }))]
  return lines.map(({ oneOf, certifiedCopy }) => {
    const isRequested = oneOf.some((document) => requested.includes(document))
    const isReceived = oneOf.some((document) => received.includes(document))
    return { oneOf, certifiedCopy, state: isRequested ? 'requested' : isReceived ? 'received' : 'needed' }
  })
}

/** Returns the requested papers that are still missing; a paper of the same line of the checklist is enough. */
export function openRequests(
  facts: ClaimDocumentFacts,
  { received, requested }: ClaimPapers,
): readonly ClaimDocument[] {
  const rows = claimDocuments(facts)
  const equivalents = (document: ClaimDocument) =>
    rows.find(({ oneOf }) => oneOf.includes(document))?.oneOf ?? [document]
  return requested.filter((document) => !equivalents(document).some((other) => received.includes(other)))
}
