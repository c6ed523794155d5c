import { getTransfer, type SubmittedTransfer } from '@coverkit/api-client'
import { defineQuery } from '#common/queries/defineQuery.ts'
import { queryKeys } from '#common/queries/queryKeys.ts'
import { callBySecret } from '#submission/signature'
import { transferDraft } from '../state.ts'

const CURRENT_FOR_MS = 60_000

/** The transfer that this page's draft was submitted as, read back with what the device has of it. */
export const submittedTransfer = defineQuery<SubmittedTransfer>({
  key: queryKeys.submittedTransfer,
  staleTime: CURRENT_FOR_MS,
  async read(services, signal) {
    const { submitted } = transferDraft(services).read().answers
    if (submitted === null) throw new RangeError('Nothing is read back before it was submitted.')
    return callBySecret(services, submitted, (client, key) => getTransfer(client, key, { signal }))
  },
})
