import { requestFailureCopy } from '#common/queries/copy.ts'
import type { MutationFailure } from '#common/queries/mutationFailure.ts'
import { insurabilityCopy } from '#policies/insurability'

const { failures: copy } = insurabilityCopy

/** Why a request was not sent, in a sentence. */
export function requestFailure({ kind }: MutationFailure): string {
  switch (kind) {
    case 'offline':
      return copy.offline
    case 'unavailable':
      return copy.unavailable
    case 'unreadable':
      return requestFailureCopy.unreadable
    case 'too-many':
      return copy.tooMany
    case 'refused':
    case 'conflict':
      return copy.refused
  }
}
