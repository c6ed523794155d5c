import { and, asc, desc, isNotNull } from 'drizzle-orm'
import { signatures, transferFiles, transferPolicies, transfers } from '../../database/schema.ts'
import { openPolicy } from '../transfer/policyRows.ts'
import { openTransferFile } from '../transfer/transferFiles.ts'
import { openTransfer } from '../transfer/transferRows.ts'
import { content, inJsonOnly, internalId, owner, revisionColumns, secret, shown } from './columnReasons.ts'
import { exportOf } from './ExportRule.ts'

/** Policies with other insurers that the customer asked us to look after. */
export const transferRules = {
  transfers: exportOf({
    title: 'Transfers of policies to us',
    columns: revisionColumns,
    read: (queries, { where, limit, offset }) =>
      queries
        .select()
        .from(transfers)
        .where(and(where, isNotNull(transfers.sealedBody)))
        .orderBy(desc(transfers.savedAt), desc(transfers.rev), transfers.id)
        .limit(limit)
        .offset(offset),
    open: (sealing, row) => ({ sealedBody: openTransfer(sealing, row) }),
  }),
  transferPolicies: exportOf({
    title: 'Policies you asked us to look after',
    columns: {
      id: shown('Number'),
      draftKey: internalId,
      rowKey: internalId,
      place: internalId,
      owner,
      transfer: shown('Transfer'),
      sealedPolicy: content,
      status: shown('Status'),
      stage: shown('Where it’s up to'),
      stageAt: shown('Since'),
      sentAt: shown('When we sent the letter'),
      dueAt: shown('When we’ll next check on it'),
      savedAt: shown('When we got it'),
    },
    read: (queries, { where, limit, offset }) =>
      queries
        .select()
        .from(transferPolicies)
        .where(where)
        .orderBy(desc(transferPolicies.savedAt), asc(transferPolicies.place), transferPolicies.id)
        .limit(limit)
        .offset(offset),
    open: (sealing, row) => ({ sealedPolicy: openPolicy(sealing, row) }),
  }),
  signatures: exportOf({
    title: 'Second signatures you need',
    columns: {
      id: internalId,
      application: shown('Application'),
      transfer: shown('Transfer'),
      holder: shown('Policy holder'),
      tokenHash: secret,
      sentAt: shown('When we sent the link'),
      expiresAt: shown('When the link expires'),
      secretHash: secret,
      secretEndsAt: secret,
      signedAt: shown('When they signed'),
      sealedSignature: { leftOut: 'The second policy holder’s own words. They can ask us for them.' },
    },
    read: (queries, { where, limit, offset }) =>
      queries
        .select()
        .from(signatures)
        .where(where)
        .orderBy(desc(signatures.sentAt), signatures.id)
        .limit(limit)
        .offset(offset),
  }),
  transferFiles: exportOf({
    title: 'Photos and documents you sent with a transfer',
    columns: {
      draftKey: internalId,
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
        .from(transferFiles)
        .where(where)
        .orderBy(desc(transferFiles.savedAt), transferFiles.draftKey, transferFiles.number)
        .limit(limit)
        .offset(offset),
    open: (sealing, row) => ({ sealedFile: openTransferFile(sealing, row) }),
  }),
}
