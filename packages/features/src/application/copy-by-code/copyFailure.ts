import { failureCase } from '#common/queries/failureCase.ts'
import type { MutationFailure } from '#common/queries/mutationFailure.ts'
import { copyByCodeCopy } from './copy.ts'

const { failed } = copyByCodeCopy

/** Why nothing came of a press, in a sentence. */
export const copyFailure = (failure: MutationFailure): string =>
  failureCase(failure, {
    offline: failed.offline,
    unavailable: failed.unsure,
    tooMany: () => failed.busy,
    refused: failed.refused,
  })
