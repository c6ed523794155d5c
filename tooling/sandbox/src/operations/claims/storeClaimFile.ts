import type { ClaimDocument } from '@coverkit/core/claims'
import { eq } from 'drizzle-orm'
import { dueAfter } from '../../claims/stages.ts'
import type { Queries } from '../../database/Database.ts'
import { claimFilePurpose, claimFiles, claims } from '../../database/tables/claims.ts'
import type { CheckedFile } from '../../files/checkFile.ts'
import { receivedPapersMail } from '../../mail/insuranceClaimMail.ts'
import { fileStore } from '../files/fileStore.ts'
import type { Services } from '../Services.ts'
import { todayInSydney } from '../todayInSydney.ts'
import { type ClaimRow, filesOf, lockedClaim, openClaim, openRequestsOf, refuseOver } from './claimRows.ts'
import { mailAbout } from './mailAbout.ts'

/** The limit for all files of one claim: twenty scans, or ten of the largest files. */
export const MOST_CLAIM_BYTES = 100 * 1024 * 1024

export const claimFileStore = fileStore({
  table: claimFiles,
  record: 'claim',
  purposeOf: claimFilePurpose,
  mostBytes: MOST_CLAIM_BYTES,
})

/** A checked file, with its claim and its number. */
export interface ClaimFileSave {
  owner: string
  claim: string
  number: number
  document: ClaimDocument
  file: CheckedFile
}

type StoreServices = Pick<Services, 'sealing' | 'mailOutbox' | 'sites' | 'vendors' | 'now'> & {
  queries: Queries
}

/**
 * Stores a file of a claim; it replaces the one of that number. The insurer continues once it has all requested
 * documents.
 * @throws Problem 404 for another customer's claim, 409 `final` and `too-much`
 */
export async function storeClaimFile(services: StoreServices, save: ClaimFileSave): Promise<void> {
  const { queries } = services
  const { owner, claim, number, document, file } = save
  const row = await lockedClaim(queries, { owner, id: claim })
  refuseOver(row)
  const waitedFor = await waitsFor(services, row)
  const values = { document, mediaType: file.type }
  await claimFileStore.put(services, { record: row.id, number, file, values })
  if (waitedFor > 0 && (await waitsFor(services, row)) === 0) await resumeClaim(services, row)
}

async function waitsFor({ queries, sealing }: StoreServices, row: ClaimRow): Promise<number> {
  if (row.requested.length === 0) return 0
  return openRequestsOf(row, openClaim(sealing, row), await filesOf(queries, [row.id])).length
}

/** Clears the requests once all documents are here, so that removing a file later does not renew one. */
async function resumeClaim(services: StoreServices, row: ClaimRow): Promise<void> {
  const at = services.now()
  await services.queries
    .update(claims)
    .set({
      requested: [],
      requestedAt: null,
      dueAt: dueAfter(row.stage, todayInSydney(at)),
      updatedAt: at,
    })
    .where(eq(claims.id, row.id))
  await mailAbout(services, row, receivedPapersMail)
}
