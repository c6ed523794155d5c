import { parseDate } from '../fields/parseDate.ts'
import { parseAddressLine, parseFullName } from '../fields/parseName.ts'
import { parsePolicyNumber } from '../fields/parsePolicyNumber.ts'
import type { InsurerCode } from '../transfer/types.ts'
import { parseClaimPhone } from './parseClaimPhone.ts'
import { parseClaimText } from './parseClaimText.ts'
import type {
  ClaimAnswers,
  Claimant,
  ClaimContact,
  ClaimRelationship,
  ClaimType,
  ClaimWorkStatus,
  OtherBenefit,
} from './types.ts'
import { validateClaim } from './validateClaim.ts'

/** The text that is consented to, by id and version; the page has its words. Another text has another version. */
export const CLAIM_CONSENT = { id: 'claim', version: '2026-11-26' } as const

/** Body of `POST api/v1/claims`. */
export interface ClaimRequest {
  /** Of the brand whose site the mails about the claim lead to. */
  readonly accountName: string
  readonly claimant: Claimant
  readonly insuredName: string | null
  readonly relationship: ClaimRelationship | null
  readonly type: ClaimType
  readonly policyId: string | null
  readonly policyNumber: string | null
  readonly insurerCode: InsurerCode | null
  readonly eventDate: string
  readonly description: string | null
  readonly doctors: string | null
  readonly workStatus: ClaimWorkStatus | null
  readonly selfEmployed: boolean | null
  readonly offWorkFrom: string | null
  readonly offWorkTo: string | null
  readonly otherBenefits: OtherBenefit[]
  readonly contactPreference: ClaimContact
  readonly phone: string | null
  readonly postalAddress: string | null
  readonly hasConsented: true
  /** The text that was consented to. */
  readonly consent: { readonly id: string; readonly version: string }
  readonly mayContactDoctors: boolean
}

/** What a request adds to the answers. */
export interface ClaimContext {
  /** Today, as `YYYY-MM-DD`. */
  readonly on: string
  readonly accountName: string
}

const orNull = (text: string | null, parse: (text: string) => string): string | null =>
  text === null || text.trim() === '' ? null : parse(text)

/**
 * The body of `POST api/v1/claims`, every text in its canonical form, without answers to questions that were not asked. Null
 * where `validateClaim` finds anything.
 */
export function claimRequest(answers: ClaimAnswers, { on, accountName }: ClaimContext): ClaimRequest | null {
  const { claimant, type, eventDate, contactPreference, policyId } = answers
  if (validateClaim(answers, { on }).length > 0) return null
  if (claimant === null || type === null || eventDate === null || contactPreference === null) return null
  const isDeath = type === 'death'
  const isTyped = policyId === null
  return {
    accountName,
    claimant,
    insuredName: claimant === 'self' ? null : orNull(answers.insuredName, parseFullName),
    relationship: isDeath ? answers.relationship : null,
    type,
    policyId,
    policyNumber: isTyped ? orNull(answers.policyNumber, parsePolicyNumber) : null,
    insurerCode: isTyped ? answers.insurerCode : null,
    eventDate: parseDate(eventDate),
    description: orNull(answers.description, (text) => parseClaimText(text, { of: 'description' })),
    doctors: orNull(answers.doctors, (text) => parseClaimText(text, { of: 'doctors' })),
    workStatus: isDeath ? null : answers.workStatus,
    selfEmployed: isDeath ? null : answers.selfEmployed,
    offWorkFrom: isDeath ? null : orNull(answers.offWorkFrom, parseDate),
    offWorkTo: isDeath ? null : orNull(answers.offWorkTo, parseDate),
    otherBenefits: isDeath ? [] : [...answers.otherBenefits],
    contactPreference,
    phone: orNull(answers.phone, parseClaimPhone),
    postalAddress: orNull(answers.postalAddress, parseAddressLine),
    hasConsented: true,
    consent: { ...CLAIM_CONSENT },
    mayContactDoctors: answers.mayContactDoctors,
  }
}
