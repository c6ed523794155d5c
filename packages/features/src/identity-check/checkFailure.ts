import { failureCase } from '#common/queries/failureCase.ts'
import type { MutationFailure } from '#common/queries/mutationFailure.ts'
import { fileFaults } from '#fields/files'
import { identityCopy } from './copy.ts'

const { failed } = identityCopy

const BY_CODE: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.keys(fileFaults).map((code) => [code, failed.photo])),
  'secret-expired': failed.secretExpired,
  outdated: failed.outdated,
}

/** Why a check was not done, in a sentence. */
export const checkFailure = (failure: MutationFailure, phone: string): string =>
  failureCase(failure, {
    offline: failed.offline,
    unavailable: failed.unsure,
    tooMany: () => failed.busy,
    refused: failed.refused(phone),
    conflict: failed.conflict,
    byCode: BY_CODE,
  })
