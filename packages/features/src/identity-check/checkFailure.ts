import { fileFaults } from '#files/file-copy'
import type { MutationFailure } from '#queries/mutation-failure'
import { identityCopy } from './copy.ts'

const { failed } = identityCopy

/** Why a check was not done, in a sentence. */
export function checkFailure(failure: MutationFailure, phone: string): string {
  switch (failure.kind) {
    case 'offline':
      return failed.offline
    case 'unavailable':
      return failed.unsure
    case 'too-many':
      return failed.busy
    case 'conflict':
      return failed.conflict
    case 'refused':
      return refusal(
        failure.errors.map(({ code }) => code),
        phone,
      )
  }
}

function refusal(codes: readonly string[], phone: string): string {
  if (codes.includes('secret-expired')) return failed.secretExpired
  if (codes.includes('outdated')) return failed.outdated
  return codes.some((code) => Object.hasOwn(fileFaults, code)) ? failed.photo : failed.refused(phone)
}
