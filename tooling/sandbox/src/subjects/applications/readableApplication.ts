import { and, eq, isNotNull, or } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import { knownCallerOf, presentedSecretOf } from '../../auth/authenticate.ts'
import { isSha256Of } from '../../codes/isSha256Of.ts'
import type { Schema } from '../../document/Schema.ts'
import { notFound } from '../../problem/Problem.ts'
import type { Services } from '../../services/Services.ts'
import { applicationCopies, applications } from '../submissions/applicationTables.ts'
import { type ApplicationRow, openBody } from './applicationRows.ts'

/**
 * The right of a reader: the signed-in owner, the secret of a visitor's submission, or a copy opened by code. A
 * copy can only be read.
 */
export type ApplicationReader = 'owner' | 'secret' | 'copy'

export interface ReadableApplication {
  row: ApplicationRow
  body: Schema<'SaveApplicationRequest'>
  reader: ApplicationReader
}

/**
 * Finds a submitted application that the request may read, by its id or by the draft that was submitted. Its
 * operation allows `submission` in the document.
 * @throws Problem 404 for all other requests, and for unknown or unsubmitted applications alike
 */
export async function readableApplication(
  { database, sealing, now }: Pick<Services, 'database' | 'sealing' | 'now'>,
  request: FastifyRequest,
  id: string,
): Promise<ReadableApplication> {
  const rows = await database.queries
    .select({ row: applications, copy: applicationCopies })
    .from(applications)
    .leftJoin(applicationCopies, eq(applicationCopies.application, applications.id))
    .where(
      and(
        or(eq(applications.id, id), eq(applications.draftKey, id.toLowerCase())),
        isNotNull(applications.reference),
      ),
    )
  for (const { row, copy } of rows) {
    const reader = readerOf(request, row) ?? (copy && isCopyOpen(request, copy, now()) ? 'copy' : null)
    const body = reader && openBody(sealing, row)
    if (reader && body) return { row, body, reader }
  }
  throw notFound()
}

/** Returns the right by which a request reads a row with an owner or the hash of a secret; null for none. */
export function readerOf(
  request: FastifyRequest,
  { owner, secretHash }: Pick<ApplicationRow, 'owner' | 'secretHash'>,
  isHashOf = isSha256Of,
): Exclude<ApplicationReader, 'copy'> | null {
  const secret = presentedSecretOf(request)
  if (secret !== null) return secretHash !== null && isHashOf(secret, secretHash) ? 'secret' : null
  const caller = knownCallerOf(request)
  return caller !== null && caller.subject === owner ? 'owner' : null
}

function isCopyOpen(
  request: FastifyRequest,
  copy: typeof applicationCopies.$inferSelect,
  now: Date,
): boolean {
  const secret = presentedSecretOf(request)
  return secret !== null && copy.endsAt > now && isSha256Of(secret, copy.secretHash)
}
