import { failureCase } from '#common/queries/failureCase.ts'
import type { MutationFailure } from '#common/queries/mutationFailure.ts'
import { deathClaimCopy } from './copy.ts'

const { failures: copy } = deathClaimCopy

/** Why the code or the claim was not sent, in a sentence. */
export const deathClaimFailure = (failure: MutationFailure, phone: string): string =>
  failureCase(failure, {
    offline: copy.unsure(phone),
    unavailable: copy.unsure(phone),
    tooMany: () => copy.busy(phone),
    refused: copy.refused(phone),
    byCode: { 'mail-limit': copy.limit(phone) },
  })
