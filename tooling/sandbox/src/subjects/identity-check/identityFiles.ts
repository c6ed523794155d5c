import { eq } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import type { Queries } from '../../database/Database.ts'
import { notFound, Problem } from '../../problem/Problem.ts'
import type { Operation } from '../../services/Operation.ts'
import type { Services } from '../../services/Services.ts'
import { MOST_BYTES } from '../files/checkedFile.ts'
import type { FileHome } from '../files/FileHome.ts'
import { fileRows } from '../files/fileRows.ts'
import { putFile } from '../files/putFile.ts'
import { removeFile } from '../files/removeFile.ts'
import { checkOf, lockedCheck } from './identityRows.ts'
import { identitySubject } from './identitySubject.ts'
import { isFinal } from './resolveCheck.ts'
import { identityChecks, identityFilePurpose, identityFiles } from './tables.ts'

const files = fileRows({
  table: identityFiles,
  record: 'check',
  purposeOf: identityFilePurpose,
  mostBytes: MOST_BYTES,
})

/**
 * Finds the caller's own identity check, which takes photos until it has its result.
 * @throws Problem 404 for another policy holder than the caller, 422 `secret-expired`
 */
export async function identityHome(
  services: Services,
  request: FastifyRequest,
  policyHolder?: string,
): Promise<FileHome> {
  const { now } = services
  const subject = await identitySubject(services, request)
  const { owner, signature } = subject.key
  if (policyHolder !== undefined && policyHolder !== String(subject.policyHolder)) throw notFound()
  const lock = async (queries: Queries) => {
    const row = await lockedCheck(queries, subject, now())
    if (isFinal(row)) throw new Problem(409, [{ field: '', code: 'final' }])
    return row.id
  }
  return {
    owner,
    caller: owner ?? request.ip,
    key: owner ?? signature ?? '',
    rows: files,
    mostFiles: 10,
    lock,
    async save(queries, { number, file, onlyNew }) {
      const record = await lock(queries)
      const replaced = await files.put({ ...services, queries }, { record, number, file, onlyNew })
      await queries.update(identityChecks).set({ updatedAt: now() }).where(eq(identityChecks.id, record))
      return replaced
    },
  }
}

/** Stores a photo of a document, until the check has its result; it replaces the one of that number. */
export const putIdentityFile: Operation<'putIdentityFile'> = async (services, request, reply) =>
  putFile(services, request, reply, await identityHome(services, request))

/** Removes a photo, if it exists. */
export const deleteIdentityFile: Operation<'deleteIdentityFile'> = async (services, request) => {
  const { queries } = services.database
  const row = await checkOf(queries, await identitySubject(services, request))
  if (row) await removeFile(services, (inOne) => files.remove(inOne, row.id, request.params.n))
  return { successful: true }
}
