import { lockForTransaction } from '../../database/lockForTransaction.ts'
import { transferFilePurpose, transferFiles } from '../../database/tables/transfers.ts'
import type { FileType } from '../../files/checkFile.ts'
import { Problem } from '../../problem/Problem.ts'
import { MOST_BYTES } from '../files/checkedFile.ts'
import { fileStore } from '../files/fileStore.ts'
import { putFile } from '../files/putFile.ts'
import type { Operation } from '../Operation.ts'
import { ownTransfer } from './readableTransfer.ts'

const ENDINGS: Readonly<Record<FileType, string>> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
}

const store = fileStore({
  table: transferFiles,
  record: 'draftKey',
  purposeOf: transferFilePurpose,
  mostBytes: MOST_BYTES,
})

/** Stores a file of a transfer; it replaces the one of that number. */
export const putTransferFile: Operation<'putTransferFile'> = async (services, request, reply) => {
  const { id, n: number } = request.params
  const { draftKey, clientId } = await ownTransfer(services, request, id)
  const onlyNew = request.headers['if-none-match'] === '*'
  return putFile(services, request, reply, {
    caller: clientId,
    async save(queries, file) {
      await lockForTransaction(queries, `transfer files ${draftKey}`)
      const values = { mediaType: file.type }
      await store.put({ ...services, queries }, { record: draftKey, number, file, onlyNew, values })
    },
  })
}

/** Sends a stored file for download, never for display. */
export const getTransferFile: Operation<'getTransferFile'> = async (services, request, reply) => {
  const { id, n: number } = request.params
  const { draftKey } = await ownTransfer(services, request, id)
  const isFile = store.isFile(draftKey, number)
  const [file] = await services.database.queries.select().from(transferFiles).where(isFile)
  if (!file) throw new Problem(404, [{ field: '', code: 'not-found' }])
  const bytes = Buffer.from(store.open(services.sealing, draftKey, file), 'base64')
  return reply
    .header('content-disposition', `attachment; filename="schedule-${number}.${ENDINGS[file.mediaType]}"`)
    .type(file.mediaType)
    .send(bytes)
}

/** Removes a file, if it exists. */
export const deleteTransferFile: Operation<'deleteTransferFile'> = async (services, request) => {
  const { id, n: number } = request.params
  const { draftKey } = await ownTransfer(services, request, id)
  await store.remove(services.database.queries, draftKey, number)
  return { successful: true }
}
