import type { Operation } from '../../services/Operation.ts'
import { readableTransfer } from './readableTransfer.ts'
import { readSubmittedTransfer } from './submittedTransfer.ts'

/** Returns a submitted transfer and each policy's stage, for its owner or the holder of the draft's secret. */
export const getTransfer: Operation<'getTransfer'> = async (services, request) => {
  const { database, sealing } = services
  return readSubmittedTransfer(
    database.queries,
    sealing,
    await readableTransfer(services, request, request.params.id),
  )
}
