import { eq, inArray, or } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import { transfers } from '../../database/tables/transfers.ts'
import { notFound, readerOf } from '../applications/readableApplication.ts'
import type { Services } from '../Services.ts'
import { isStoredHashOf } from './storedHashOf.ts'
import { latestOf, openTransfer, type TransferBody, type TransferRow } from './transferRows.ts'

/**
 * Finds the latest revision of a transfer that the request may read, submitted or not, by its id or a draft of it.
 * @throws Problem 404 for all other requests, and for an unknown id alike
 */
export async function ownTransfer(
  { database }: Pick<Services, 'database'>,
  request: FastifyRequest,
  id: string,
): Promise<TransferRow> {
  const [named] = await database.queries
    .select({ draftKey: transfers.draftKey })
    .from(transfers)
    .where(or(eq(transfers.id, id), inArray(transfers.draft, [id, id.toLowerCase()])))
    .limit(1)
  const row = named && (await latestOf(database.queries, named.draftKey))
  if (!row || readerOf(request, row, isStoredHashOf) === null) throw notFound()
  return row
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
