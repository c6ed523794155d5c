import { freeText } from '../application/answerParsers.ts'
import { type AnswersOf, defineFields } from '../fields/defineFields.ts'
import { choice, choices, date, phone, text, tick, yesNo } from '../fields/kinds.ts'
import { parseAddressLine, parseFullName } from '../fields/parseName.ts'
import { parsePolicyNumber } from '../fields/parsePolicyNumber.ts'
import { INSURER_CODES } from '../insurers/insurerCodes.ts'
import { parseClaimPhone } from './parseClaimPhone.ts'
import { parseClaimText } from './parseClaimText.ts'
import {
  CLAIM_CONTACTS,
  CLAIM_RELATIONSHIPS,
  CLAIM_TYPES,
  CLAIM_WORK_STATUSES,
  CLAIMANTS,
  type Claimant,
  type ClaimContact,
  type ClaimType,
  claimTypesFor,
  OTHER_BENEFITS,
} from './types.ts'

type Who = {
  readonly claimant: Claimant | null
}
type What = {
  readonly type: ClaimType | null
}
type Which = {
  readonly policyId: string | null
}
type Contact = {
  readonly contactPreference: ClaimContact | null
}
/** The context that the rules of a claim read. */
export interface ClaimDay {
  /** Today, as `YYYY-MM-DD`. */
  readonly on: string
}

/** Returns whether the claim is about a person other than the claimant. */
const isForAnother = ({ claimant }: Who): boolean => claimant !== null && claimant !== 'self'
/** Whether the claim is about a person who died. */
export const isForDeceased = ({ claimant }: Who): boolean => claimant === 'forDeceased'
/** Whether the person insured lives: only then work and doctors are asked about. */
export const isLiving = ({ type }: What): boolean => type !== 'death'
/** Whether the number of the policy is typed, since none on file was chosen. */
const isTyped = ({ policyId }: Which): boolean => policyId === null
const today = (_: unknown, { on }: ClaimDay): string => on

/**
 * The answers of a claim, in the order of its form. Only who claims, what for, for which policy, the date, how to be reached
 * and the consent to pass it on are required; all else may follow. Dates are `YYYY-MM-DD`, blank answers null.
 */
export const claimFields = defineFields<ClaimDay>()({
  claimant: choice(CLAIMANTS, { required: true }),
  /** The person the claim is about; null where that is the claimant. */
  insuredName: text(parseFullName, { includedWhen: isForAnother, required: true }),
  /** To the person who died. */
  relationship: choice(CLAIM_RELATIONSHIPS, { includedWhen: isForDeceased }),
  type: choice(CLAIM_TYPES, {
    required: true,
    among: ({ claimant }: Who) => (claimant === null ? [] : claimTypesFor(claimant)),
  }),
  /** The id of the chosen policy on file; null where a number is typed. */
  policyId: text(freeText(100), {}),
  policyNumber: text(parsePolicyNumber, { includedWhen: isTyped, required: true }),
  /** The insurer of a policy whose number is typed; null where it is not known. */
  insurerCode: choice(INSURER_CODES, { includedWhen: isTyped }),
  /** The day of death, of the diagnosis, or when it began. */
  eventDate: date({ required: true, notAfter: today }),
  /** In the claimant's own words. */
  description: text((words, options) => parseClaimText(words, { of: 'description', ...options }), {}),
  doctors: text((words, options) => parseClaimText(words, { of: 'doctors', ...options }), {}),
  workStatus: choice(CLAIM_WORK_STATUSES, { includedWhen: isLiving }),
  selfEmployed: yesNo({ includedWhen: isLiving }),
  offWorkFrom: date({ includedWhen: isLiving, notAfter: today }),
  /** Null while the person is still off work. */
  offWorkTo: date({
    includedWhen: isLiving,
    notBefore: ({ offWorkFrom }: { readonly offWorkFrom: string | null }) => offWorkFrom,
  }),
  otherBenefits: choices(OTHER_BENEFITS, { includedWhen: isLiving }),
  contactPreference: choice(CLAIM_CONTACTS, { required: true }),
  phone: phone(parseClaimPhone, {
    required: ({ contactPreference }: Contact) => contactPreference === 'phone',
  }),
  /** On one line. */
  postalAddress: text(parseAddressLine, {
    includedWhen: ({ contactPreference }: Contact) => contactPreference === 'post',
    required: true,
  }),
  /** Whether the insurer may ask the doctors. */
  mayContactDoctors: tick({ includedWhen: isLiving }),
  /** Whether the claim may be passed on to the insurer, answers about health included. */
  hasConsented: tick({ required: true }),
})

/** The answers of a claim; only what `claimFields.validate` says is required, all else may follow. */
export type ClaimAnswers = AnswersOf<typeof claimFields>
