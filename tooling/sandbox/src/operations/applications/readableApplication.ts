import { and, eq, isNotNull, or } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import { knownCallerOf, presentedSecretOf } from '../../auth/authenticate.ts'
import { isSha256Of } from '../../codes/isSha256Of.ts'
import { applicationCopies, applications } from '../../database/tables/applications.ts'
import type { Schema } from '../../document/Schema.ts'
import { Problem } from '../../problem/Problem.ts'
import type { Services } from '../Services.ts'
import { type ApplicationRow, openBody } from './applicationRows.ts'

/**
 * Who reads: the signed-in owner, whoever has the secret of a visitor's submission, or who opened a copy by code. The last
 * reads, and changes nothing.
 */
export type ApplicationReader = 'owner' | 'secret' | 'copy'

export interface ReadableApplication {
  row: ApplicationRow
  body: Schema<'SaveApplicationRequest'>
  reader: ApplicationReader
}

/**
 * A submitted application for somebody who may read it, by its id or by the draft that was submitted. Its operation
 * allows `submission` in the document.
 *
 * @throws Problem 404 for everybody else, and alike for what is unknown or not submitted
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

export const notFound = () => new Problem(404, [{ field: '', code: 'not-found' }])

/** In what right a request reads what has an owner or, a visitor's, the hash of a secret; null for none. */
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
