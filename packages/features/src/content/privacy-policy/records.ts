import type { OfferName } from '@coverkit/brand'

interface RecordRow {
  /** The kind of record, in its owner's words. */
  readonly what: string
  /** The switch that the record goes with. */
  readonly offer?: OfferName
  readonly howLong: string
  /** The tables of the reference backend that hold it. */
  readonly tables: readonly string[]
}

/**
 * How long the reference backend retains what is about a person. `records.test.ts` compares each period with the rules of
 * the tables, which `retentionRules.json` has from there.
 */
export const RECORDS: readonly RecordRow[] = [
  {
    what: 'Answers to the calculator and quotes',
    howLong: '36 days after you saved them.{if account} A quote saved while you’re logged in: a year.{end}',
    tables: ['quotes', 'calculations'],
  },
  {
    what: 'Answers saved to your account',
    offer: 'account',
    howLong: '30 days after you saved them.',
    tables: ['drafts'],
  },
  {
    what: 'A copy of your answers behind an emailed link',
    howLong: '7 days. If you open it on another device, 10 minutes from then.',
    tables: ['resumes'],
  },
  {
    what: 'A comparison you asked us to email',
    howLong: '30 days.',
    tables: ['mailedComparisons'],
  },
  {
    what: 'An application{if transfers} or a transfer{end} that you haven’t submitted',
    howLong: '36 days after you saved it.',
    tables: ['applications', 'transfers', 'transferPolicies', 'transferFiles'],
  },
  {
    what: '{if transfers, changeCover}An application, a transfer or a change of cover{end}{if transfers, not changeCover}An application or a transfer{end}{if not transfers, changeCover}An application or a change of cover{end}{if not transfers, not changeCover}An application{end} that you’ve submitted, with its signatures',
    howLong: 'seven years, because the law requires it.',
    tables: ['applications', 'transfers', 'policyChanges', 'signatures'],
  },
  {
    what: 'A copy of an application that you open with a code',
    howLong: 'an hour.',
    tables: ['applicationCopies'],
  },
  {
    what: '{if transfers, guaranteedInsurability}Policy schedules, and proof of a life event{end}{if transfers, not guaranteedInsurability}Policy schedules{end}{if not transfers, guaranteedInsurability}Proof of a life event{end}',
    howLong: '90 days.{if transfers} For a transfer that you don’t submit, 36 days after you saved it.{end}',
    tables: ['transferFiles', 'insurabilityFiles'],
  },
  {
    what: 'Your policies{if guaranteedInsurability}, and increases after a life event{end}',
    offer: 'account',
    howLong: 'as long as you have an account. If you close it, until seven years after they were recorded.',
    tables: ['policies', 'insurabilityRequests', 'nominations'],
  },
  {
    what: 'What you tell your family in case something happens to you',
    offer: 'account',
    howLong:
      'as long as you have an account. The email address of the person you trust: until you take the link back, or for a year.',
    tables: ['inCasePages'],
  },
  {
    what: 'A claim',
    offer: 'claims',
    howLong: 'seven years after it’s over.',
    tables: ['claims'],
  },
  {
    what: 'A claim that you sent without an account for someone who has died',
    offer: 'claims',
    howLong: 'seven years.',
    tables: ['deathClaims'],
  },
  {
    what: 'Documents for a claim',
    offer: 'claims',
    howLong: '366 days. A file that doesn’t finish uploading: a day.',
    tables: ['claimFiles', 'uploads', 'uploadPieces'],
  },
  {
    what: 'The result of an identity check',
    offer: 'identityCheck',
    howLong:
      'as long as you have an account. If something didn’t match, we keep a note of that for 90 days. We delete photos once the check is done, after a day at the latest.',
    tables: ['identityChecks', 'identityFiles'],
  },
  {
    what: 'A request that we contact you',
    howLong: '30 days, or 42 days if you agreed to hear about products.',
    tables: ['contactRequests'],
  },
  {
    what: 'A request for an appointment, with answers you attach',
    howLong:
      'a day after the latest appointment time you asked for, or after your consent to hear about products ends, whichever is later. 62 days at the latest.',
    tables: ['appointments'],
  },
  {
    what: 'Emails we send you',
    howLong: '30 days. If you ask for one, we keep your IP address for a day.',
    tables: ['mails'],
  },
  {
    what: 'Your account, the people you’ve saved in it, and the extra help you’ve asked us for',
    offer: 'account',
    howLong:
      'as long as you have an account. You can remove the extra help at any time. An account that nobody confirms: 24 hours.',
    tables: ['users', 'identityUsers', 'beneficiaries', 'secondPolicyHolders', 'supportNeeds'],
  },
  {
    what: 'Changes to your details',
    offer: 'account',
    howLong: '36 days. What we pass on to an insurer: 30 days.',
    tables: ['userUpdates', 'detailNotices'],
  },
  {
    what: 'When you logged in, and for how long',
    offer: 'account',
    howLong: 'a day after you’re logged out. Codes: 10 minutes.',
    tables: ['tokenFamilies', 'refreshTokens', 'challengeSessions', 'oneTimeCodes'],
  },
  {
    what: 'How many times something was tried, such as {if account}logging in with a wrong password{else}entering a wrong code{end}',
    howLong: 'a day.',
    tables: ['useCounts'],
  },
  {
    what: 'How many requests a network has sent within a minute, an hour or a day',
    howLong: 'an hour after that.',
    tables: ['rateCounts'],
  },
  {
    what: 'That you asked us to close your account',
    offer: 'account',
    howLong: 'a day after we closed it.',
    tables: ['accountClosings'],
  },
]
