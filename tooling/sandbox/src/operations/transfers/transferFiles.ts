import { and, eq, ne, sum } from 'drizzle-orm'
import type { Queries } from '../../database/Database.ts'
import { lockForTransaction } from '../../database/lockForTransaction.ts'
import { transferFilePurpose, transferFiles } from '../../database/tables/transfers.ts'
import { withSaveFault } from '../../faults/withSaveFault.ts'
import type { FileType } from '../../files/checkFile.ts'
import { Problem } from '../../problem/Problem.ts'
import type { Sealing } from '../../sealing/makeSealing.ts'
import { checkedFile, exclusively, MOST_BYTES } from '../checkedFile.ts'
import type { Operation } from '../Operation.ts'
import type { Services } from '../Services.ts'
import { ownTransfer } from './readableTransfer.ts'

const ENDINGS: Readonly<Record<FileType, string>> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
}

/** Opens a stored file, in base64. */
export const openTransferFile = (
  sealing: Sealing,
  { draftKey, number, sealedFile }: typeof transferFiles.$inferSelect,
): string => sealing.open(transferFilePurpose(draftKey, number), sealedFile)

const isFile = (draftKey: string, number: number) =>
  and(eq(transferFiles.draftKey, draftKey), eq(transferFiles.number, number))

/** Stores a file of a transfer; it replaces the one of that number. */
export const putTransferFile: Operation<'putTransferFile'> = async (services, request, reply) => {
  const { id, n: number } = request.params
  const { draftKey, clientId } = await ownTransfer(services, request, id)
  return withSaveFault(services.faults.of(clientId).saves, reply, () =>
    exclusively(async () => {
      const file = await checkedFile(services, request)
      const sealable = file.bytes.toString('base64')
      const sealedFile = services.sealing.seal(transferFilePurpose(draftKey, number), sealable)
      const size = file.bytes.length
      await services.database.queries.transaction(async (queries) => {
        await lockForTransaction(queries, `transfer files ${draftKey}`)
        if (request.headers['if-none-match'] === '*')
          await refuseTaken(services, queries, { draftKey, number, file: sealable })
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

/** Refuses a taken number, unless the same file is sent again after a lost answer. */
async function refuseTaken(
  { sealing }: Pick<Services, 'sealing'>,
  queries: Queries,
  { draftKey, number, file }: { draftKey: string; number: number; file: string },
): Promise<void> {
  const [stored] = await queries.select().from(transferFiles).where(isFile(draftKey, number))
  if (stored && openTransferFile(sealing, stored) !== file)
    throw new Problem(412, [{ field: '', code: 'taken' }])
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

/** Sends a stored file for download, never for display. */
export const getTransferFile: Operation<'getTransferFile'> = async (services, request, reply) => {
  const { id, n: number } = request.params
  const { draftKey } = await ownTransfer(services, request, id)
  const [file] = await services.database.queries.select().from(transferFiles).where(isFile(draftKey, number))
  if (!file) throw new Problem(404, [{ field: '', code: 'not-found' }])
  const bytes = Buffer.from(openTransferFile(services.sealing, file), 'base64')
  return reply
    .header('content-disposition', `attachment; filename="schedule-${number}.${ENDINGS[file.mediaType]}"`)
    .type(file.mediaType)
    .send(bytes)
}

/** Removes a file, if it exists. */
export const deleteTransferFile: Operation<'deleteTransferFile'> = async (services, request) => {
  const { id, n: number } = request.params
  const { draftKey } = await ownTransfer(services, request, id)
  await services.database.queries.delete(transferFiles).where(isFile(draftKey, number))
  return { successful: true }
}
