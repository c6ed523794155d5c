import type { MutationFailure } from '#queries/mutation-failure'
import { copyByCodeCopy } from './copy.ts'

const { failed } = copyByCodeCopy

/** Why nothing came of a press, in a sentence. */
export function copyFailure(failure: MutationFailure): string {
  switch (failure.kind) {
    case 'offline':
      return failed.offline
    case 'unavailable':
      return failed.unsure
    case 'too-many':
      return failed.busy
    case 'refused':
    case 'conflict':
      return failed.refused
  }
}
