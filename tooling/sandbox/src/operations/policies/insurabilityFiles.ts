import { and, eq } from 'drizzle-orm'
import { callerOf } from '../../auth/authenticate.ts'
import type { Queries } from '../../database/Database.ts'
import { lockForTransaction } from '../../database/lockForTransaction.ts'
import {
  insurabilityFilePurpose,
  insurabilityFiles,
  insurabilityRequests,
} from '../../database/tables/policies.ts'
import { notFound } from '../applications/readableApplication.ts'
import { MOST_BYTES } from '../files/checkedFile.ts'
import { fileStore } from '../files/fileStore.ts'
import { putFile } from '../files/putFile.ts'
import type { Operation } from '../Operation.ts'

export const insurabilityFileStore = fileStore({
  table: insurabilityFiles,
  record: 'request',
  purposeOf: insurabilityFilePurpose,
  mostBytes: MOST_BYTES,
})

/** Stores a file as evidence of an increase's event; it replaces the one of that number. */
export const putInsurabilityFile: Operation<'putInsurabilityFile'> = async (services, request, reply) => {
  const { n: number } = request.params
  const owner = callerOf(request).subject
  const id = await ownRequest(services.database.queries, { id: request.params.id, owner })
  return putFile(services, request, reply, {
    caller: owner,
    async save(queries, file) {
      await lockForTransaction(queries, `insurability files ${id}`)
      const values = { mediaType: file.type }
      await insurabilityFileStore.put({ ...services, queries }, { record: id, number, file, values })
    },
  })
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
