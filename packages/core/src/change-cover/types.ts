import type { ReadVersion } from '../application/types.ts'
import type { TermField } from '../covers/CoverLeaves.ts'
import { COVER_KINDS, type CoverKind } from '../covers/kinds.ts'
import { COVER_STEPS } from '../covers/steps.ts'
import type { AnswersOf } from '../fields/defineFields.ts'
import type { ClientQuote } from '../quote/types.ts'
import type { policyTermFields } from './policyTermFields.ts'

/** Ids of the steps of a change of cover, in order. (Specification, point 2.) */
export const CHANGE_STEPS = [
  'select-covers',
  ...COVER_KINDS.map((kind) => COVER_STEPS[kind]),
  'premium-type',
  'payment-details',
  'indexation',
  'guaranteed-insurability',
  'review-cover',
  'duty-of-disclosure',
  'key-documents',
  'personal-questionnaire',
  'insurer-declarations',
] as const
/** One of the pages that a change of cover is made of, by the last part of its address. */
export type ChangeStep = (typeof CHANGE_STEPS)[number]

/** Terms of a policy, current or requested: covers and frequency as a quote, and the terms that a quote lacks. */
export interface PolicyTerms extends AnswersOf<typeof policyTermFields> {
  readonly quote: ClientQuote
}

/** A change of cover: the policy as it is now, and as it shall be. */
export interface CoverChange {
  readonly now: PolicyTerms
  readonly after: PolicyTerms
}

/** The acceptances of a change that are about documents, by their names on the wire. */
export const CHANGE_DOCUMENT_ACCEPTANCES = [
  'insurerPdsAndPrivacy',
  'brokerTerms',
  'insurerContact',
  'monitorEmails',
  'personalDetailsDisclosure',
] as const

/** The acceptances that a change of cover asks for, by their names on the wire. */
export const CHANGE_ACCEPTANCES: readonly [
  'dutyOfDisclosure',
  ...typeof CHANGE_DOCUMENT_ACCEPTANCES,
  'applicationDeclarations',
] = ['dutyOfDisclosure', ...CHANGE_DOCUMENT_ACCEPTANCES, 'applicationDeclarations']
/** An acceptance that a customer gives during a change of cover. */
export type ChangeAcceptance = (typeof CHANGE_ACCEPTANCES)[number]

/** The customer's reasons for a change of cover, as spelled on the wire. */
export const CHANGE_REASONS = [
  'home',
  'family',
  'separation',
  'job',
  'incomeUp',
  'incomeDown',
  'debtsPaid',
  'childrenIndependent',
  'premium',
  'other',
] as const
/** The customer's reason for a change of cover. */
export type ChangeReason = (typeof CHANGE_REASONS)[number]

/** The policy that is changed. */
export interface ChangedPolicy {
  /** Given by the server. */
  readonly id: string
  readonly insurerCode: string
  readonly policyNumber: string
  /** The first policy holder's name as the policy has it; null where it has none. */
  readonly policyHolder: string | null
}

/** The typed name that signs a change. */
export interface ChangeSignature {
  readonly name: string
  /** ISO 8601. */
  readonly signedAt: string
}

/** One document that stood beside an acceptance when it was given. */
export interface AcceptedDocument extends ReadVersion {
  readonly acceptance: (typeof CHANGE_DOCUMENT_ACCEPTANCES)[number]
}

/** All answers of a change of cover. */
export interface ChangeAnswers extends CoverChange {
  /** Null while none is chosen; then both sides are blank. */
  readonly policy: ChangedPolicy | null
  /** Each is true only by the customer's own action. */
  readonly acceptances: Readonly<Record<ChangeAcceptance, boolean>>
  readonly documentsRead: readonly AcceptedDocument[]
  readonly signature: ChangeSignature | null
}

/** Answers in which a policy has been chosen. */
export interface ChangeOfPolicy extends ChangeAnswers {
  readonly policy: ChangedPolicy
}

/** The terms of the whole policy in the order in which they are shown. */
export const POLICY_FIELDS = [
  'premiumType',
  'paymentFrequency',
  'paymentMethod',
  'outsidePaymentMethod',
  'indexation',
] as const
/** A term of the whole policy. */
export type PolicyField = (typeof POLICY_FIELDS)[number]

/** A term's value; null where the cover, or the term, is not there. A list is never empty. */
export type TermValue = string | number | readonly string[] | null

/** The name of one changed term, to undo it by. */
export type ChangeId = `${CoverKind}.${TermField}` | `policy.${PolicyField}`
