import type { FastifyReply } from 'fastify'
import { withSaveFault } from '../../faults/withSaveFault.ts'
import type { AnswerOf, RequestOf } from '../../services/Operation.ts'
import type { Services } from '../../services/Services.ts'
import { checkedFile, withFileSlot } from './checkedFile.ts'
import type { FileHome, FilePlace } from './FileHome.ts'
import { recordFile } from './recordFile.ts'

type FileOperation = 'putTransferFile' | 'putInsurabilityFile' | 'putIdentityFile' | 'putClaimFile'

/**
 * Answers each request that puts a file: checks it, stores it and reports what was stored.
 * @throws Problem as `checkedFile`, `lock` and `save`
 */
export async function putFile(
  services: Services,
  request: RequestOf<FileOperation>,
  reply: FastifyReply,
  home: FileHome,
  document: FilePlace['document'] = 'other',
): Promise<AnswerOf<FileOperation>> {
  const place = { number: request.params.n, document, onlyNew: request.headers['if-none-match'] === '*' }
  return withSaveFault(services.faults.of(home.caller).saves, reply, () =>
    withFileSlot(async () => {
      const { type: mediaType, bytes } = await checkedFile(services, request)
      const purpose = await purposeAt(services, home, place.number)
      await recordFile(services, { purpose, bytes }, (queries, file) =>
        home.save(queries, { ...place, mediaType, file }),
      )
      return { successful: true, n: place.number, mediaType, size: bytes.length }
    }),
  )
}

/** Returns what a file of a record is sealed for. @throws Problem as `lock` */
export async function purposeAt(
  { database }: Pick<Services, 'database'>,
  { lock, rows }: FileHome,
  number: number,
): Promise<string> {
  return rows.purposeOf(await database.queries.transaction(lock), number)
}
