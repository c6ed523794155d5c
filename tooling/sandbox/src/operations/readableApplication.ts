import { timingSafeEqual } from 'node:crypto'
import { and, eq, isNotNull, or } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import { knownCallerOf, presentedSecretOf } from '../auth/authenticate.ts'
import { sha256 } from '../codes/sha256.ts'
import { applications } from '../database/schema.ts'
import type { Schema } from '../document/Schema.ts'
import { Problem } from '../problem/Problem.ts'
import { type ApplicationRow, openBody } from './applicationRows.ts'
import type { Services } from './Services.ts'

/** Who reads: the signed-in owner, or whoever has the secret of a visitor's submission. */
export type ApplicationReader = 'owner' | 'secret'

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
  { database, sealing }: Pick<Services, 'database' | 'sealing'>,
  request: FastifyRequest,
  id: string,
): Promise<ReadableApplication> {
  const rows = await database.queries
    .select()
    .from(applications)
    .where(
      and(
        or(eq(applications.id, id), eq(applications.draftKey, id.toLowerCase())),
        isNotNull(applications.reference),
      ),
    )
  for (const row of rows) {
    const reader = readerOf(request, row)
    const body = reader && openBody(sealing, row)
    if (reader && body) return { row, body, reader }
  }
  throw new Problem(404, [{ field: '', code: 'not-found' }])
}

function readerOf(request: FastifyRequest, { owner, secretHash }: ApplicationRow): ApplicationReader | null {
  const secret = presentedSecretOf(request)
  if (secret !== null) return secretHash !== null && isSecretOf(secret, secretHash) ? 'secret' : null
  const caller = knownCallerOf(request)
  return caller !== null && caller.subject === owner ? 'owner' : null
}

function isSecretOf(secret: string, secretHash: string): boolean {
  const [own, other] = [Buffer.from(sha256(secret)), Buffer.from(secretHash)]
  return own.length === other.length && timingSafeEqual(own, other)
}
