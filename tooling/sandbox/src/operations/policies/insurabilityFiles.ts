import { and, eq, ne, sum } from 'drizzle-orm'
import { callerOf } from '../../auth/authenticate.ts'
import type { Queries } from '../../database/Database.ts'
import { lockForTransaction } from '../../database/lockForTransaction.ts'
import {
  insurabilityFilePurpose,
  insurabilityFiles,
  insurabilityRequests,
} from '../../database/tables/policies.ts'
import { withSaveFault } from '../../faults/withSaveFault.ts'
import { Problem } from '../../problem/Problem.ts'
import type { Sealing } from '../../sealing/makeSealing.ts'
import { notFound } from '../applications/readableApplication.ts'
import { checkedFile, exclusively, MOST_BYTES } from '../checkedFile.ts'
import type { Operation } from '../Operation.ts'

/** Opens a stored file, in base64. */
export const openInsurabilityFile = (
  sealing: Sealing,
  { request, number, sealedFile }: typeof insurabilityFiles.$inferSelect,
): string => sealing.open(insurabilityFilePurpose(request, number), sealedFile)

/** Stores a file as evidence of an increase's event; it replaces the one of that number. */
export const putInsurabilityFile: Operation<'putInsurabilityFile'> = async (services, request, reply) => {
  const { faults, database, sealing, now } = services
  const { n: number } = request.params
  const owner = callerOf(request).subject
  const id = await ownRequest(database.queries, { id: request.params.id, owner })
  return withSaveFault(faults.of(owner).saves, reply, () =>
    exclusively(async () => {
      const file = await checkedFile(services, request)
      const size = file.bytes.length
      const sealedFile = sealing.seal(insurabilityFilePurpose(id, number), file.bytes.toString('base64'))
      await database.queries.transaction(async (queries) => {
        await lockForTransaction(queries, `insurability files ${id}`)
        await refuseTooMuch(queries, id, { number, size })
        const values = { mediaType: file.type, size, sealedFile, savedAt: now() }
        await queries
          .insert(insurabilityFiles)
          .values({ request: id, number, ...values })
          .onConflictDoUpdate({ target: [insurabilityFiles.request, insurabilityFiles.number], set: values })
      })
      return { successful: true, n: number, mediaType: file.type, size }
    }),
  )
}

/**
 * Returns the stored id of a customer's request, since an address may use another case.
 * @throws Problem 404 if the customer has no such request
 */
export async function ownRequest(
  queries: Queries,
  { id, owner }: { readonly id: string; readonly owner: string },
): Promise<string> {
  const [own] = await queries
    .select({ id: insurabilityRequests.id })
    .from(insurabilityRequests)
    .where(and(eq(insurabilityRequests.id, id), eq(insurabilityRequests.owner, owner)))
  if (!own) throw notFound()
  return own.id
}

async function refuseTooMuch(
  queries: Queries,
  request: string,
  { number, size }: { readonly number: number; readonly size: number },
): Promise<void> {
  const others = and(eq(insurabilityFiles.request, request), ne(insurabilityFiles.number, number))
  const [stored] = await queries
    .select({ bytes: sum(insurabilityFiles.size) })
    .from(insurabilityFiles)
    .where(others)
  if (Number(stored?.bytes ?? 0) + size > MOST_BYTES)
    throw new Problem(409, [{ field: '', code: 'too-much' }])
}
