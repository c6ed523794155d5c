import type { ClaimDocument, ClaimNextStep, ClaimStage } from '@coverkit/core/claims'
import type { QueryTexts } from '@coverkit/ui'
import { lastUpdated } from '#common/queries/staleCopy.ts'

export const documentNames: Readonly<Record<ClaimDocument, string>> = {
  claimForm: 'The insurer’s claim form',
  medicalAuthority: 'Medical authority form',
  deathCertificate: 'Death certificate',
  attendantCertificate: 'Medical attendant’s certificate',
  birthCertificate: 'Birth certificate',
  passport: 'Passport',
  claimantIdentity: 'Proof of who you are',
  marriageCertificate: 'Marriage certificate',
  relationshipDeclaration: 'Statutory declaration of your relationship',
  grantOfProbate: 'Grant of probate',
  will: 'Will',
  powerOfAttorney: 'Power of attorney',
  doctorReport: 'Report from the treating doctor',
  testResults: 'Test results',
  payslips: 'Payslips',
  taxReturns: 'Tax returns',
  employerStatement: 'Statement from the employer',
  businessAccounts: 'Business accounts',
  otherBenefitLetters: 'Letters about other payments',
  policySchedule: 'Policy schedule',
  other: 'Something else',
}

export const claimsCopy = {
  about: (type: string, name: string | null) => (name === null ? type : `${type}, for ${name}`),
  insurer: 'the insurer',
  policy: (insurer: string, number: string | null) =>
    number === null ? insurer : `${insurer}, policy ${number}`,
  lodged: (day: string) => `Lodged on ${day}`,
  /** Where a claim has got to, in a few words. */
  states: {
    lodged: 'Lodged',
    acknowledged: 'With the insurer',
    reviewed: 'Being assessed',
    accepted: 'Accepted',
    declined: 'Declined',
    paid: 'Paid',
    paidMonthly: 'Being paid each month',
    waiting: 'Waiting for you',
  },
  /** The next step, shown with its `by`. */
  next: {
    acknowledge: (insurer: string) => `${insurer} confirms that it has your claim.`,
    review: (insurer: string) => `${insurer} looks through your claim and says if it needs anything else.`,
    decide: (insurer: string) => `${insurer} decides, and tells you why.`,
    sendDocuments: (insurer: string) => `${insurer} needs a document from you before it can continue.`,
    giveBankDetails: (insurer: string) => `${insurer} has accepted your claim. Tell us where to pay it.`,
    pay: (insurer: string) => `${insurer} pays your claim.`,
    nextPayment: (insurer: string) => `${insurer} makes the next monthly payment.`,
    answerComplaint: (insurer: string) =>
      `${insurer} has declined the claim. You don’t have to accept that. If you complain, it has to give you an answer.`,
    none: () => 'The insurer has paid your claim. There’s nothing more to do.',
  } satisfies Record<ClaimNextStep, (insurer: string) => string>,
  by: (day: string) => `By ${day}`,
  expected: (day: string) => `Expected by ${day}`,
  actors: { you: 'Waiting for you', insurer: 'Waiting for the insurer' },
  stages: {
    lodged: 'You lodged the claim',
    acknowledged: 'The insurer confirms it has your claim',
    reviewed: 'The insurer looks through it',
    decided: 'The insurer decides',
    paid: 'The insurer pays',
  } satisfies Record<ClaimStage, string>,
  /** The same once it has happened. */
  stagesDone: {
    lodged: 'You lodged the claim',
    acknowledged: 'The insurer confirmed it has your claim',
    reviewed: 'The insurer looked through it',
    accepted: 'The insurer accepted it',
    declined: 'The insurer declined it',
    decided: 'The insurer decided',
    paid: 'The insurer paid',
  },
  notToCome: 'Not expected',
}

export const claimsTexts: QueryTexts = {
  loading: 'Getting your claims',
  failed: {
    title: 'We couldn’t get your claims',
    text: 'They’re safe with us. We just can’t show them right now.',
  },
  tryAgain: 'Try again',
  stale: {
    title: lastUpdated,
    refresh: 'Update',
    failed: 'We couldn’t update this. Try again in a minute.',
  },
}
