import { eq } from 'drizzle-orm'
import { identityChecks, identityFiles } from '../../database/tables/identityChecks.ts'
import { isFinal } from '../../identity-check/resolveCheck.ts'
import { Problem } from '../../problem/Problem.ts'
import { MOST_BYTES } from '../files/checkedFile.ts'
import { fileStore } from '../files/fileStore.ts'
import { putFile } from '../files/putFile.ts'
import type { Operation } from '../Operation.ts'
import { checkOf, lockedCheck } from './identityRows.ts'
import { identitySubject } from './identitySubject.ts'

const store = fileStore({
  table: identityFiles,
  record: 'check',
  // The backend never opens it.
  purposeOf: (check, number) => `identity file ${check} ${number}`,
  mostBytes: MOST_BYTES,
})

/** Stores a photo of a document, until the check has its result; it replaces the one of that number. */
export const putIdentityFile: Operation<'putIdentityFile'> = async (services, request, reply) => {
  const { n: number } = request.params
  const { now } = services
  const subject = await identitySubject(services, request)
  return putFile(services, request, reply, {
    caller: subject.key.owner ?? request.ip,
    async save(queries, file) {
      const row = await lockedCheck(queries, subject, now())
      if (isFinal(row)) throw new Problem(409, [{ field: '', code: 'final' }])
      await store.put({ ...services, queries }, { record: row.id, number, file })
      await queries.update(identityChecks).set({ updatedAt: now() }).where(eq(identityChecks.id, row.id))
    },
  })
}

/** Removes a photo, if it exists. */
export const deleteIdentityFile: Operation<'deleteIdentityFile'> = async (services, request) => {
  const { queries } = services.database
  const row = await checkOf(queries, await identitySubject(services, request))
  if (row) await store.remove(queries, row.id, request.params.n)
  return { successful: true }
}
