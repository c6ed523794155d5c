import { eq } from 'drizzle-orm'
import type { Queries } from '../../database/Database.ts'
import type { Services } from '../../services/Services.ts'
import { todayInSydney } from '../../services/todayInSydney.ts'
import type { FileHome, FileOfHome } from '../files/FileHome.ts'
import { fileRows } from '../files/fileRows.ts'
import { type ClaimRow, filesOf, lockedClaim, openClaim, openRequestsOf, refuseOver } from './claimRows.ts'
import { receivedPapersMail } from './insuranceClaimMail.ts'
import { mailAbout } from './mailAbout.ts'
import { dueAfter } from './stages.ts'
import { claimFilePurpose, claimFiles, claims } from './tables.ts'

/** The limit for all files of one claim: twenty scans, or ten of the largest files. */
export const MOST_CLAIM_BYTES = 100 * 1024 * 1024

export const claimFileRows = fileRows({
  table: claimFiles,
  record: 'claim',
  purposeOf: claimFilePurpose,
  mostBytes: MOST_CLAIM_BYTES,
})

type StoreServices = Pick<Services, 'sealing' | 'files' | 'mailOutbox' | 'sites' | 'vendors' | 'now'> & {
  queries: Queries
}

/** Returns the record of a customer's claim that takes files until the claim is over. The address may spell the id in capitals. */
export function claimHome(
  services: Omit<StoreServices, 'queries'>,
  claim: { owner: string; id: string },
): FileHome {
  return {
    owner: claim.owner,
    caller: claim.owner,
    key: claim.id.toLowerCase(),
    rows: claimFileRows,
    mostFiles: 20,
    lock: async (queries) => (await openClaimRow(queries, claim)).id,
    save: (queries, file) => storeClaimFile({ ...services, queries }, claim, file),
  }
}

/** Locks a claim that is not over. @throws Problem 404 for another customer's claim, 409 `final` */
export async function openClaimRow(
  queries: Queries,
  claim: { owner: string; id: string },
): Promise<ClaimRow> {
  const row = await lockedClaim(queries, claim)
  refuseOver(row)
  return row
}

/**
 * Records a file of a claim; it replaces the one of that number. The insurer continues once it has all requested
 * documents.
 * @returns the key of the replaced file, to be removed after the transaction
 * @throws Problem 404 for another customer's claim, 409 `final` and `too-much`, 412 `taken`
 */
async function storeClaimFile(
  services: StoreServices,
  claim: { owner: string; id: string },
  { document, mediaType, ...file }: FileOfHome,
): Promise<string | null> {
  const row = await openClaimRow(services.queries, claim)
  const waitedFor = await waitsFor(services, row)
  const values = { document, mediaType }
  const replaced = await claimFileRows.put(services, { ...file, record: row.id, values })
  if (waitedFor > 0 && (await waitsFor(services, row)) === 0) await resumeClaim(services, row)
  return replaced
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
