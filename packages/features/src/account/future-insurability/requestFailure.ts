import { insurabilityCopy } from '#future-insurability/copy'
import type { MutationFailure } from '#queries/mutation-failure'

const { failures: copy } = insurabilityCopy

/** Why a request was not sent, in a sentence. */
export function requestFailure({ kind }: MutationFailure): string {
  switch (kind) {
    case 'offline':
      return copy.offline
    case 'unavailable':
      return copy.unavailable
    case 'too-many':
      return copy.tooMany
    case 'refused':
    case 'conflict':
      return copy.refused
  }
}
