import type { FastifyRequest } from 'fastify'
import { knownCallerOf } from '../../auth/authenticate.ts'
import { lockForTransaction } from '../../database/lockForTransaction.ts'
import type { FileType } from '../../files/fileTypes.ts'
import { Problem } from '../../problem/Problem.ts'
import type { Operation } from '../../services/Operation.ts'
import type { Services } from '../../services/Services.ts'
import { MOST_BYTES } from '../files/checkedFile.ts'
import type { FileHome } from '../files/FileHome.ts'
import { fileRows } from '../files/fileRows.ts'
import { openFile } from '../files/openFile.ts'
import { putFile } from '../files/putFile.ts'
import { removeFile } from '../files/removeFile.ts'
import { transferFilePurpose, transferFiles } from '../submissions/transferTables.ts'
import { ownTransfer } from './readableTransfer.ts'

const ENDINGS: Readonly<Record<FileType, string>> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
}

const files = fileRows({
  table: transferFiles,
  record: 'draftKey',
  purposeOf: transferFilePurpose,
  mostBytes: MOST_BYTES,
})

/** Finds a transfer that takes files from the request. @throws Problem 404 */
export async function transferHome(
  services: Services,
  request: FastifyRequest,
  id: string,
): Promise<FileHome> {
  const { draftKey, clientId } = await ownTransfer(services, request, id)
  const lock: FileHome['lock'] = async (queries) => {
    await lockForTransaction(queries, `transfer files ${draftKey}`)
    return draftKey
  }
  return {
    owner: knownCallerOf(request)?.subject ?? null,
    caller: clientId,
    key: draftKey,
    rows: files,
    mostFiles: 20,
    lock,
    save: async (queries, { mediaType, ...file }) =>
      files.put({ ...services, queries }, { ...file, record: await lock(queries), values: { mediaType } }),
  }
}

/** Stores a file of a transfer; it replaces the one of that number. */
export const putTransferFile: Operation<'putTransferFile'> = async (services, request, reply) =>
  putFile(services, request, reply, await transferHome(services, request, request.params.id))

/** Sends a stored file for download, never for display. */
export const getTransferFile: Operation<'getTransferFile'> = async (services, request, reply) => {
  const { id, n: number } = request.params
  const { draftKey } = await ownTransfer(services, request, id)
  const { file, mediaType, size } = transferFiles
  const opened = await openFile(services, files.purposeOf(draftKey, number), async () => {
    const isFile = files.isFile(draftKey, number)
    const rows = services.database.queries.select({ file, mediaType, size }).from(transferFiles)
    const [row] = await rows.where(isFile)
    return row
  })
  if (!opened) throw new Problem(404, [{ field: '', code: 'not-found' }])
  const { row, stream } = opened
  return reply
    .header('content-disposition', `attachment; filename="schedule-${number}.${ENDINGS[row.mediaType]}"`)
    .header('content-length', row.size)
    .type(row.mediaType)
    .send(stream)
}

/** Removes a file, if it exists. */
export const deleteTransferFile: Operation<'deleteTransferFile'> = async (services, request) => {
  const { id, n: number } = request.params
  const { draftKey } = await ownTransfer(services, request, id)
  await removeFile(services, (queries) => files.remove(queries, draftKey, number))
  return { successful: true }
}
