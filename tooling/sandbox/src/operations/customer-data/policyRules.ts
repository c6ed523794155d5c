import { desc } from 'drizzle-orm'
import { insurabilityFiles, insurabilityRequests, policyChanges } from '../../database/policyChangeTables.ts'
import { policies } from '../../database/schema.ts'
import { openChange } from '../policies/changeRows.ts'
import { openInsurabilityFile } from '../policies/insurabilityFiles.ts'
import { openIncrease } from '../policies/insurabilityRows.ts'
import { openPolicy } from '../policies/policyRows.ts'
import { content, fingerprint, inJsonOnly, internalId, owner, shown } from './columnReasons.ts'
import { exportOf } from './ExportRule.ts'

const ownBusiness = {
  leftOut: 'What the insurer pays us for the policy, which is between the insurer and us.',
}

/** Policies that a customer has. What the insurer pays for them is not read. */
export const policyRules = {
  policies: exportOf({
    title: 'Your policies',
    columns: { id: shown('Number'), owner, sealedPolicy: content, savedAt: shown('Last change') },
    unread: { commissionUpFrontCents: ownBusiness, commissionOngoingCents: ownBusiness },
    read: (queries, { where, limit, offset }) =>
      queries
        .select({
          id: policies.id,
          owner: policies.owner,
          sealedPolicy: policies.sealedPolicy,
          savedAt: policies.savedAt,
        })
        .from(policies)
        .where(where)
        .orderBy(desc(policies.savedAt), policies.id)
        .limit(limit)
        .offset(offset),
    open: (sealing, row) => ({ sealedPolicy: openPolicy(sealing, row).policy }),
  }),
  policyChanges: exportOf({
    title: 'Changes of cover you asked for',
    columns: {
      id: shown('Number'),
      owner,
      policy: shown('Policy'),
      key: internalId,
      bodyHash: fingerprint,
      reference: shown('Reference'),
      sealedChange: content,
      savedAt: shown('When we got it'),
    },
    read: (queries, { where, limit, offset }) =>
      queries
        .select()
        .from(policyChanges)
        .where(where)
        .orderBy(desc(policyChanges.savedAt), policyChanges.id)
        .limit(limit)
        .offset(offset),
    open: (sealing, row) => ({ sealedChange: openChange(sealing, row) }),
  }),
  insurabilityRequests: exportOf({
    title: 'Increases you asked for after an event',
    columns: {
      id: shown('Number'),
      owner,
      policy: shown('Policy'),
      key: internalId,
      bodyHash: fingerprint,
      sealedRequest: content,
      savedAt: shown('When we got it'),
    },
    read: (queries, { where, limit, offset }) =>
      queries
        .select()
        .from(insurabilityRequests)
        .where(where)
        .orderBy(desc(insurabilityRequests.savedAt), insurabilityRequests.id)
        .limit(limit)
        .offset(offset),
    open: (sealing, row) => ({ sealedRequest: openIncrease(sealing, row) }),
  }),
  insurabilityFiles: exportOf({
    title: 'Proof you sent us for those increases',
    columns: {
      request: shown('Increase'),
      number: shown('Number'),
      mediaType: shown('Type'),
      size: shown('Size in bytes'),
      sealedFile: inJsonOnly('The file, in base64'),
      savedAt: shown('When we got it'),
    },
    // Each may have ten megabytes.
    pageSize: 1,
    read: (queries, { where, limit, offset }) =>
      queries
        .select()
        .from(insurabilityFiles)
        .where(where)
        .orderBy(desc(insurabilityFiles.savedAt), insurabilityFiles.request, insurabilityFiles.number)
        .limit(limit)
        .offset(offset),
    open: (sealing, row) => ({ sealedFile: openInsurabilityFile(sealing, row) }),
  }),
}
