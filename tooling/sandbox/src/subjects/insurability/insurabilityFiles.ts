import { and, eq } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import { callerOf } from '../../auth/authenticate.ts'
import type { Queries } from '../../database/Database.ts'
import { lockForTransaction } from '../../database/lockForTransaction.ts'
import { notFound } from '../../problem/Problem.ts'
import type { Operation } from '../../services/Operation.ts'
import type { Services } from '../../services/Services.ts'
import { MOST_BYTES } from '../files/checkedFile.ts'
import type { FileHome } from '../files/FileHome.ts'
import { fileRows } from '../files/fileRows.ts'
import { putFile } from '../files/putFile.ts'
import { insurabilityFilePurpose, insurabilityFiles, insurabilityRequests } from './tables.ts'

const files = fileRows({
  table: insurabilityFiles,
  record: 'request',
  purposeOf: insurabilityFilePurpose,
  mostBytes: MOST_BYTES,
})

/** Finds a customer's request for an increase, which takes evidence of its event. @throws Problem 404 */
export async function insurabilityHome(
  services: Services,
  request: FastifyRequest,
  requestId: string,
): Promise<FileHome> {
  const owner = callerOf(request).subject
  const id = await ownRequest(services.database.queries, { id: requestId, owner })
  const lock: FileHome['lock'] = async (queries) => {
    await lockForTransaction(queries, `insurability files ${id}`)
    return id
  }
  return {
    owner,
    caller: owner,
    key: id,
    rows: files,
    mostFiles: 20,
    lock,
    save: async (queries, { mediaType, ...file }) =>
      files.put({ ...services, queries }, { ...file, record: await lock(queries), values: { mediaType } }),
  }
}

/** Stores a file as evidence of an increase's event; it replaces the one of that number. */
export const putInsurabilityFile: Operation<'putInsurabilityFile'> = async (services, request, reply) =>
  putFile(services, request, reply, await insurabilityHome(services, request, request.params.id))

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
