import type { MutationFailure } from '#queries/mutation-failure'
import { secondSignatureCopy } from './copy.ts'

const { failed, signed } = secondSignatureCopy

/** Why no new link was mailed; `isSigned` where none is needed any more. */
export interface LinkFailure {
  readonly words: string
  readonly isSigned: boolean
}

export function linkFailure(failure: MutationFailure, phone: string): LinkFailure {
  const plain = (words: string) => ({ words, isSigned: false })
  switch (failure.kind) {
    case 'offline':
      return plain(failed.offline)
    case 'unavailable':
      return plain(failed.unsure)
    case 'too-many':
      return plain(failure.errors.some(({ code }) => code === 'mail-limit') ? failed.mailLimit : failed.busy)
    case 'refused':
      if (failure.errors.some(({ code }) => code === 'signed')) return { words: signed, isSigned: true }
      return plain(failed.refused(phone))
    case 'conflict':
      return plain(failed.refused(phone))
  }
}
