import type { TableName } from '../../database/tables.ts'
import { claimRules } from './claimRules.ts'
import type { ExportRule, NoExport } from './ExportRule.ts'
import { personRules } from './personRules.ts'
import { policyRules } from './policyRules.ts'
import { savedRules } from './savedRules.ts'
import { transferRules } from './transferRules.ts'

/**
 * How each table goes into the export of a customer, in its order, or why it does not. A table that is missing does not
 * compile, nor does a column that its rule does not name.
 */
export const EXPORT_RULES: Readonly<Record<TableName, ExportRule | NoExport>> = {
  users: personRules.users,
  identityUsers: personRules.identityUsers,
  secondPolicyHolders: personRules.secondPolicyHolders,
  beneficiaries: personRules.beneficiaries,
  applications: savedRules.applications,
  transfers: transferRules.transfers,
  transferPolicies: transferRules.transferPolicies,
  policies: policyRules.policies,
  policyChanges: policyRules.policyChanges,
  insurabilityRequests: policyRules.insurabilityRequests,
  claims: claimRules.claims,
  signatures: transferRules.signatures,
  identityChecks: personRules.identityChecks,
  drafts: savedRules.drafts,
  quotes: savedRules.quotes,
  calculations: savedRules.calculations,
  contactRequests: personRules.contactRequests,
  appointments: personRules.appointments,
  resumes: personRules.resumes,
  mailedComparisons: personRules.mailedComparisons,
  mails: personRules.mails,
  userUpdates: personRules.userUpdates,
  detailNotices: personRules.detailNotices,
  accountClosings: personRules.accountClosings,
  tokenFamilies: personRules.tokenFamilies,
  insurabilityFiles: policyRules.insurabilityFiles,
  transferFiles: transferRules.transferFiles,
  claimFiles: claimRules.claimFiles,
  uploads: claimRules.uploads,
  uploadPieces: {
    what: 'Parts of files that are still on their way',
    why: 'You can’t open a part by itself. Once we have the whole file, it’s in the export. If not, we delete it after a day.',
  },
  applicationCopies: {
    what: 'Links that opened a copy of an application',
    why: 'They expire after an hour. We don’t store the link itself, only a way to check it.',
  },
  identityFiles: {
    what: 'Photos for an identity check that is under way',
    why: 'We delete them once there’s a result, or after a day. They’re encrypted, and our system can’t open them.',
  },
  refreshTokens: {
    what: 'What keeps you logged in on a device',
    why: 'We don’t store the key itself, only a way to check it. When you were logged in, and for how long, is in the export.',
  },
  challengeSessions: {
    what: 'A log-in that’s waiting for a new password',
    why: 'It expires after 3 minutes. We don’t store the key itself, only a way to check it.',
  },
  oneTimeCodes: {
    what: 'Codes we emailed you',
    why: 'They work for 10 minutes. We don’t store the code itself, only a way to check it, and that doesn’t show whose it is.',
  },
  useCounts: {
    what: 'How many times something was tried, such as logging in with a wrong password',
    why: 'We store a number with a fingerprint instead of a name, so we can’t look up which are yours.',
  },
  signingKeys: {
    what: 'The keys of our own log-in service',
    why: 'They aren’t about any customer.',
  },
}

/** Left out wherever they stand in a record: what a policy pays us, and what lets somebody in. */
export const NEVER_EXPORTED = /commission|brokerage|secret|token|password/i

/** What is said of them. */
export const NEVER_EXPORTED_NOTES: readonly NoExport[] = [
  {
    what: 'Passwords, keys, and what we check links and codes with',
    why: 'Anyone who had them could try to get into your account.',
  },
  {
    what: 'What an insurer pays us for a policy',
    why: 'It’s between us and the insurer. Our Financial Services Guide tells you how we’re paid.',
  },
  {
    what: 'Other people’s own words',
    why: 'What you told us about someone is here. What they told us or signed themselves is theirs to ask for.',
  },
]
