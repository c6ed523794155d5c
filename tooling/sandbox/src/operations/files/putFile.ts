import type { FastifyReply } from 'fastify'
import type { Queries } from '../../database/Database.ts'
import { withSaveFault } from '../../faults/withSaveFault.ts'
import type { CheckedFile } from '../../files/checkFile.ts'
import type { AnswerOf, RequestOf } from '../Operation.ts'
import type { Services } from '../Services.ts'
import { checkedFile, exclusively } from './checkedFile.ts'

type FileOperation = 'putTransferFile' | 'putInsurabilityFile' | 'putIdentityFile' | 'putClaimFile'

interface FilePut {
  /** The caller whose injected faults apply. */
  caller: string
  /** Locks the file's record and stores the checked file, in one transaction. */
  save: (queries: Queries, file: CheckedFile) => Promise<void>
}

/**
 * Answers each request that puts a file: checks it, stores it and reports what was stored.
 * @throws Problem as `checkedFile` and `save`
 */
export async function putFile(
  services: Services,
  request: RequestOf<FileOperation>,
  reply: FastifyReply,
  { caller, save }: FilePut,
): Promise<AnswerOf<FileOperation>> {
  return withSaveFault(services.faults.of(caller).saves, reply, () =>
    exclusively(async () => {
      const file = await checkedFile(services, request)
      await services.database.queries.transaction((queries) => save(queries, file))
      return { successful: true, n: request.params.n, mediaType: file.type, size: file.bytes.length }
    }),
  )
}
