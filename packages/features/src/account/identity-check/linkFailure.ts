import type { MutationFailure } from '#queries/mutation-failure'
import { identityPageCopy } from './copy.ts'

const { failed } = identityPageCopy.others

/** Why a link was not mailed, in a sentence. */
export function linkFailure(failure: MutationFailure): string {
  switch (failure.kind) {
    case 'too-many':
      return failed.mailLimit
    case 'refused': {
      const codes = failure.errors.map(({ code }) => code)
      if (codes.includes('not-signed')) return failed.notSigned
      return codes.includes('final') ? failed.final : failed.other
    }
    case 'offline':
    case 'unavailable':
    case 'conflict':
      return failed.other
  }
}
