interface RecordRow {
  /** The kind of record, in its owner's words. */
  readonly what: string
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
    howLong: '36 days after you saved them. A quote saved while you’re logged in: a year.',
    tables: ['quotes', 'calculations'],
  },
  {
    what: 'Answers saved to your account',
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
    what: 'An application or a transfer that you haven’t submitted',
    howLong: '36 days after you saved it.',
    tables: ['applications', 'transfers', 'transferPolicies'],
  },
  {
    what: 'An application, a transfer or a change of cover that you’ve submitted, with its signatures',
    howLong: 'seven years, because the law requires it.',
    tables: ['applications', 'transfers', 'policyChanges', 'signatures'],
  },
  {
    what: 'A copy of an application that you open with a code',
    howLong: 'an hour.',
    tables: ['applicationCopies'],
  },
  {
    what: 'Policy schedules, and proof of a life event',
    howLong: '90 days.',
    tables: ['transferFiles', 'insurabilityFiles'],
  },
  {
    what: 'Your policies, and increases after a life event',
    howLong: 'as long as you have an account. If you close it, until seven years after they were recorded.',
    tables: ['policies', 'insurabilityRequests'],
  },
  {
    what: 'A claim',
    howLong: 'seven years after it’s over.',
    tables: ['claims'],
  },
  {
    what: 'Documents for a claim',
    howLong: '366 days. A file that doesn’t finish uploading: a day.',
    tables: ['claimFiles', 'uploads', 'uploadPieces'],
  },
  {
    what: 'The result of an identity check',
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
    what: 'Your account, and the people you’ve saved in it',
    howLong: 'as long as you have an account. An account that nobody confirms: 24 hours.',
    tables: ['users', 'identityUsers', 'beneficiaries', 'secondPolicyHolders'],
  },
  {
    what: 'Changes to your details',
    howLong: '36 days. What we pass on to an insurer: 30 days.',
    tables: ['userUpdates', 'detailNotices'],
  },
  {
    what: 'When you logged in, and for how long',
    howLong: 'a day after you’re logged out. Codes: 10 minutes.',
    tables: ['tokenFamilies', 'refreshTokens', 'challengeSessions', 'oneTimeCodes'],
  },
  {
    what: 'How many times something was tried, such as logging in with a wrong password',
    howLong: 'a day.',
    tables: ['useCounts'],
  },
  {
    what: 'That you asked us to close your account',
    howLong: 'a day after we closed it.',
    tables: ['accountClosings'],
  },
]
