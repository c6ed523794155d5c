import type { Operation } from '../Operation.ts'
import { readableTransfer } from './readableTransfer.ts'
import { readSubmittedTransfer } from './submittedTransfer.ts'

/** What is transferred and how far each policy is, for its owner or the secret of its draft. */
export const getTransfer: Operation<'getTransfer'> = async (services, request) => {
  const { database, sealing } = services
  return readSubmittedTransfer(
    database.queries,
    sealing,
    await readableTransfer(services, request, request.params.id),
  )
}
