import { asc, desc } from 'drizzle-orm'
import { claimFiles, claims, uploads } from '../../database/claimTables.ts'
import { openBank, openClaim } from '../claims/claimRows.ts'
import { openClaimFile } from '../claims/storeClaimFile.ts'
import { content, fingerprint, inJsonOnly, internalId, owner, shown } from './columnReasons.ts'
import { exportOf } from './ExportRule.ts'

/** Claims of a customer, and their files. */
export const claimRules = {
  claims: exportOf({
    title: 'Claims you lodged',
    columns: {
      id: shown('Number'),
      owner,
      policy: shown('Policy'),
      key: internalId,
      bodyHash: fingerprint,
      reference: shown('Reference'),
      sealedClaim: content,
      stage: shown('Where it’s up to'),
      lodgedAt: shown('When you lodged it'),
      acknowledgedAt: shown('When the insurer acknowledged it'),
      reviewedAt: shown('When the insurer reviewed it'),
      decidedAt: shown('When the insurer decided'),
      paidAt: shown('When the insurer paid'),
      outcome: shown('The decision'),
      requested: shown('What the insurer asked you for'),
      requestedAt: shown('When it asked'),
      sealedBank: shown('Where it’s paid'),
      dueAt: shown('When we’ll next check on it'),
      closedAt: shown('When it ended'),
      updatedAt: shown('Last change'),
    },
    read: (queries, { where, limit, offset }) =>
      queries
        .select()
        .from(claims)
        .where(where)
        .orderBy(desc(claims.lodgedAt), claims.id)
        .limit(limit)
        .offset(offset),
    open: (sealing, row) => ({ sealedClaim: openClaim(sealing, row), sealedBank: openBank(sealing, row) }),
  }),
  claimFiles: exportOf({
    title: 'Documents you sent with a claim',
    columns: {
      claim: shown('Claim'),
      number: shown('Number'),
      document: shown('What it is'),
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
        .from(claimFiles)
        .where(where)
        .orderBy(desc(claimFiles.savedAt), claimFiles.claim, asc(claimFiles.number))
        .limit(limit)
        .offset(offset),
    open: (sealing, row) => ({ sealedFile: openClaimFile(sealing, row) }),
  }),
  uploads: exportOf({
    title: 'Documents on their way to us',
    columns: {
      id: internalId,
      owner,
      claim: shown('Claim'),
      number: shown('Number'),
      document: shown('What it is'),
      mediaType: shown('Type'),
      size: shown('Size in bytes'),
      received: shown('How much we have, in bytes'),
      storedAt: shown('When we had all of it'),
      createdAt: shown('When you started to send it'),
    },
    read: (queries, { where, limit, offset }) =>
      queries
        .select()
        .from(uploads)
        .where(where)
        .orderBy(desc(uploads.createdAt), uploads.id)
        .limit(limit)
        .offset(offset),
  }),
}
