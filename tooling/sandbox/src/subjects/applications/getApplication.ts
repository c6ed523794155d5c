import type { Operation } from '../../services/Operation.ts'
import { secondSignatureOf } from '../signatures/signatureRows.ts'
import { readableApplication } from './readableApplication.ts'
import { submittedApplication } from './submittedApplication.ts'

/** Returns a submitted application and its progress, for its owner or the holder of its secret. */
export const getApplication: Operation<'getApplication'> = async (services, request) => {
  const { row, body } = await readableApplication(services, request, request.params.id)
  return submittedApplication(
    services.tables,
    row,
    body,
    await secondSignatureOf(services.database.queries, row.id),
  )
}
