import { failureCase } from '#common/queries/failureCase.ts'
import type { MutationFailure } from '#common/queries/mutationFailure.ts'
import { identityPageCopy } from './copy.ts'

const { failed } = identityPageCopy.others

/** Why a link was not mailed, in a sentence. */
export const linkFailure = (failure: MutationFailure): string =>
  failureCase(failure, {
    offline: failed.other,
    unavailable: failed.other,
    tooMany: () => failed.mailLimit,
    refused: failed.other,
    byCode: { 'not-signed': failed.notSigned, final: failed.final },
  })
