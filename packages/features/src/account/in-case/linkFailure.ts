import { failureCase } from '#common/queries/failureCase.ts'
import type { MutationFailure } from '#common/queries/mutationFailure.ts'
import { requestFailure } from '#common/queries/requestFailure.ts'
import { proofCopy } from '#identity-check/proof'
import { inCaseCopy } from './copy.ts'

const { trusted: copy } = inCaseCopy

/** Why the link was not sent, in a sentence. */
export const linkFailure = (failure: MutationFailure): string =>
  failureCase(failure, {
    offline: requestFailure(failure),
    unavailable: requestFailure(failure),
    tooMany: () => requestFailure(failure),
    refused: copy.refused,
    byCode: {
      own: copy.own,
      required: copy.dateOfBirth,
      'mail-limit': copy.mailLimit,
      'proof-required': proofCopy.unproved,
    },
  })
