import { and, eq, ne, sum } from 'drizzle-orm'
import type { Queries } from '../../database/Database.ts'
import { identityChecks, identityFiles } from '../../database/tables/identityChecks.ts'
import { withSaveFault } from '../../faults/withSaveFault.ts'
import { isFinal } from '../../identity-check/resolveCheck.ts'
import { Problem } from '../../problem/Problem.ts'
import { checkedFile, exclusively, MOST_BYTES } from '../checkedFile.ts'
import type { Operation } from '../Operation.ts'
import { checkOf, type IdentityRow, lockedCheck } from './identityRows.ts'
import { identitySubject } from './identitySubject.ts'

/** A sealed photo opens only for its own check and number, and the backend never opens it. */
const purposeOf = (check: string, number: number) => `identity file ${check} ${number}`

const isFile = (check: string, number: number) =>
  and(eq(identityFiles.check, check), eq(identityFiles.number, number))

/** Stores a photo of a document, until the check has its result; it replaces the one of that number. */
export const putIdentityFile: Operation<'putIdentityFile'> = async (services, request, reply) => {
  const { n: number } = request.params
  const subject = await identitySubject(services, request)
  const { faults, database, sealing, now } = services
  return withSaveFault(faults.of(subject.key.owner ?? request.ip).saves, reply, () =>
    exclusively(async () => {
      const file = await checkedFile(services, request)
      const size = file.bytes.length
      await database.queries.transaction(async (queries) => {
        const row = await lockedCheck(queries, subject, now())
        if (isFinal(row)) throw new Problem(409, [{ field: '', code: 'final' }])
        await refuseTooMuch(queries, row, { number, size })
        const sealedFile = sealing.seal(purposeOf(row.id, number), file.bytes.toString('base64'))
        const values = { size, sealedFile, savedAt: now() }
        await queries
          .insert(identityFiles)
          .values({ check: row.id, number, ...values })
          .onConflictDoUpdate({ target: [identityFiles.check, identityFiles.number], set: values })
        await queries.update(identityChecks).set({ updatedAt: now() }).where(eq(identityChecks.id, row.id))
      })
      return { successful: true, n: number, mediaType: file.type, size }
    }),
  )
}

async function refuseTooMuch(
  queries: Queries,
  { id }: IdentityRow,
  { number, size }: { number: number; size: number },
): Promise<void> {
  const others = and(eq(identityFiles.check, id), ne(identityFiles.number, number))
  const [stored] = await queries
    .select({ bytes: sum(identityFiles.size) })
    .from(identityFiles)
    .where(others)
  if (Number(stored?.bytes ?? 0) + size > MOST_BYTES)
    throw new Problem(409, [{ field: '', code: 'too-much' }])
}

/** Removes a photo, if it exists. */
export const deleteIdentityFile: Operation<'deleteIdentityFile'> = async (services, request) => {
  const { queries } = services.database
  const row = await checkOf(queries, await identitySubject(services, request))
  if (row) await queries.delete(identityFiles).where(isFile(row.id, request.params.n))
  return { successful: true }
}
