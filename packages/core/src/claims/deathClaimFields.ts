import { type AnswersOf, defineFields } from '../fields/defineFields.ts'
import { choice, date, email, phone, text, tick } from '../fields/kinds.ts'
import { parseFullName } from '../fields/parseName.ts'
import { parsePolicyNumber } from '../fields/parsePolicyNumber.ts'
import { INSURER_CODES } from '../insurers/insurerCodes.ts'
import type { ClaimDay } from './claimFields.ts'
import { CLAIM_CONSENT } from './claimRequest.ts'
import { parseClaimPhone } from './parseClaimPhone.ts'
import { parseClaimText } from './parseClaimText.ts'
import { CLAIM_RELATIONSHIPS } from './types.ts'

type Contact = {
  readonly contactPreference: 'email' | 'phone' | null
}
type Birth = {
  readonly dateOfBirth: string | null
}
const today = (_: unknown, { on }: ClaimDay): string => on

/**
 * The answers of a claim for a person who died, by a claimant without an account. The policy is found by the broker, so its
 * number and insurer may be left out. Dates are `YYYY-MM-DD`, blank answers null.
 */
export const deathClaimFields = defineFields<ClaimDay>()({
  /** The person who died. */
  insuredName: text(parseFullName, { required: true }),
  dateOfBirth: date({ required: true, notAfter: today }),
  /** The day of death. */
  eventDate: date({
    required: true,
    notAfter: today,
    notBefore: ({ dateOfBirth }: Birth) => dateOfBirth,
  }),
  policyNumber: text(parsePolicyNumber, {}),
  insurerCode: choice(INSURER_CODES, {}),
  /** In the claimant's own words. */
  description: text((words, options) => parseClaimText(words, { of: 'description', ...options }), {}),
  claimantName: text(parseFullName, { required: true }),
  /** To the person who died. */
  relationship: choice(CLAIM_RELATIONSHIPS, { required: true }),
  contactPreference: choice(['email', 'phone'], { required: true }),
  phone: phone(parseClaimPhone, {
    required: ({ contactPreference }: Contact) => contactPreference === 'phone',
  }),
  /** The claimant's, which a mailed code verifies. */
  email: email({ required: true }),
  /** Whether the claim may be passed on to the insurer. */
  hasConsented: tick({ required: true }),
})

/** The answers of a claim for a person who died. */
export type DeathClaimAnswers = AnswersOf<typeof deathClaimFields>

/** The values that a request sends or checks beside the answers. */
interface DeathClaimContext extends ClaimDay {
  readonly accountName: string
}

/** The body of `POST api/v1/claims/death` without the code; null where `deathClaimFields.validate` finds anything. */
export function deathClaimRequest(answers: DeathClaimAnswers, { accountName, ...day }: DeathClaimContext) {
  const right = deathClaimFields.request(answers, day)
  return right && { ...right, accountName, consent: { ...CLAIM_CONSENT } }
}
