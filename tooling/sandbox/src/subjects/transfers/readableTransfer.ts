import { desc, eq, inArray } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import { notFound } from '../../problem/Problem.ts'
import type { Services } from '../../services/Services.ts'
import { readerOf } from '../applications/readableApplication.ts'
import { transfers } from '../submissions/transferTables.ts'
import { isStoredHashOf } from './storedHashOf.ts'
import { latestOf, openTransfer, type TransferBody, type TransferRow } from './transferRows.ts'

const RIGHTS = { draftKey: transfers.draftKey, owner: transfers.owner, secretHash: transfers.secretHash }

/**
 * Finds the latest revision of a transfer that the request may read, submitted or not, by its id, or else by a draft of it:
 * others may name their drafts alike.
 * @throws Problem 404 for all other requests, and for an unknown id alike
 */
export async function ownTransfer(
  { database }: Pick<Services, 'database'>,
  request: FastifyRequest,
  id: string,
): Promise<TransferRow> {
  const { queries } = database
  for (const isNamed of [eq(transfers.id, id), inArray(transfers.draft, [id, id.toLowerCase()])]) {
    const named = await queries.select(RIGHTS).from(transfers).where(isNamed).orderBy(desc(transfers.savedAt))
    const readable = named.find((row) => readerOf(request, row, isStoredHashOf) !== null)
    const latest = readable && (await latestOf(queries, readable.draftKey))
    if (latest && readerOf(request, latest, isStoredHashOf) !== null) return latest
  }
  throw notFound()
}

export interface ReadableTransfer {
  row: TransferRow & { reference: string }
  body: TransferBody
}

/**
 * Finds a submitted transfer that the request may read, by its id or by the draft that was submitted.
 * @throws Problem 404 for all other requests, and for unknown or unsubmitted transfers alike
 */
export async function readableTransfer(
  services: Pick<Services, 'database' | 'sealing'>,
  request: FastifyRequest,
  id: string,
): Promise<ReadableTransfer> {
  const row = await ownTransfer(services, request, id)
  const { reference } = row
  const body = openTransfer(services.sealing, row)
  if (reference === null || body === null) throw notFound()
  return { row: { ...row, reference }, body }
}
