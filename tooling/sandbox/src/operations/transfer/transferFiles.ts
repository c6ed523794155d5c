import { and, eq, ne, sum } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import type { Queries } from '../../database/Database.ts'
import { lockForTransaction } from '../../database/lockForTransaction.ts'
import { transferFiles } from '../../database/schema.ts'
import { withSaveFault } from '../../faults/withSaveFault.ts'
import { type CheckedFile, checkFile, type FileType } from '../../files/checkFile.ts'
import { FileRefused } from '../../files/FileRefused.ts'
import { limitConcurrency } from '../../limits/limitConcurrency.ts'
import { Problem } from '../../problem/Problem.ts'
import type { Operation } from '../Operation.ts'
import { ownTransfer } from './readableTransfer.ts'

/** Of the files of one transfer together. */
const MOST_BYTES = 30 * 1024 * 1024
const ENDINGS: Readonly<Record<FileType, string>> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
}

/** A file of ten megabytes is in memory several times while it is checked and sealed. */
const exclusively = limitConcurrency(2)

/** A sealed file opens for its own draft and number only. */
const purposeOf = (draftKey: string, number: number) => `transfer file ${draftKey} ${number}`

const isFile = (draftKey: string, number: number) =>
  and(eq(transferFiles.draftKey, draftKey), eq(transferFiles.number, number))

/** Stores a file of a transfer in place of the one of that number. */
export const putTransferFile: Operation<'putTransferFile'> = async (services, request, reply) => {
  const { id, n: number } = request.params
  const { draftKey, clientId } = await ownTransfer(services, request, id)
  return withSaveFault(services.faults.of(clientId).saves, reply, () =>
    exclusively(async () => {
      const file = await checked(request)
      const sealedFile = services.sealing.seal(purposeOf(draftKey, number), file.bytes.toString('base64'))
      const size = file.bytes.length
      await services.database.queries.transaction(async (queries) => {
        await lockForTransaction(queries, `transfer files ${draftKey}`)
        await refuseTooMuch(queries, draftKey, { number, size })
        const values = { mediaType: file.type, size, sealedFile, savedAt: services.now() }
        await queries
          .insert(transferFiles)
          .values({ draftKey, number, ...values })
          .onConflictDoUpdate({ target: [transferFiles.draftKey, transferFiles.number], set: values })
      })
      return { successful: true, n: number, mediaType: file.type, size }
    }),
  )
}

async function checked({ body, headers }: FastifyRequest): Promise<CheckedFile> {
  const bytes = Buffer.isBuffer(body) ? body : Buffer.alloc(0)
  const [declared = ''] = (headers['content-type'] ?? '').split(';')
  try {
    return await checkFile(bytes, declared.trim().toLowerCase())
  } catch (error) {
    if (error instanceof FileRefused) throw new Problem(422, [{ field: '', code: error.code }])
    throw error
  }
}

async function refuseTooMuch(
  queries: Queries,
  draftKey: string,
  { number, size }: { number: number; size: number },
): Promise<void> {
  const others = and(eq(transferFiles.draftKey, draftKey), ne(transferFiles.number, number))
  const [stored] = await queries
    .select({ bytes: sum(transferFiles.size) })
    .from(transferFiles)
    .where(others)
  if (Number(stored?.bytes ?? 0) + size > MOST_BYTES)
    throw new Problem(409, [{ field: '', code: 'too-much' }])
}

/** A file as it was stored, always to be saved and never to be shown in place. */
export const getTransferFile: Operation<'getTransferFile'> = async (services, request, reply) => {
  const { id, n: number } = request.params
  const { draftKey } = await ownTransfer(services, request, id)
  const [file] = await services.database.queries.select().from(transferFiles).where(isFile(draftKey, number))
  if (!file) throw new Problem(404, [{ field: '', code: 'not-found' }])
  const bytes = Buffer.from(services.sealing.open(purposeOf(draftKey, number), file.sealedFile), 'base64')
  return reply
    .header('content-disposition', `attachment; filename="schedule-${number}.${ENDINGS[file.mediaType]}"`)
    .type(file.mediaType)
    .send(bytes)
}

/** Removes a file; where there is none, nothing happens. */
export const deleteTransferFile: Operation<'deleteTransferFile'> = async (services, request) => {
  const { id, n: number } = request.params
  const { draftKey } = await ownTransfer(services, request, id)
  await services.database.queries.delete(transferFiles).where(isFile(draftKey, number))
  return { successful: true }
}
