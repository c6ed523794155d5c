import type { MutationFailure } from '#queries/mutation-failure'
import { linkFailureCopy as failed } from './linkFailureCopy.ts'

/** The words about the second holder's signature, of whatever they sign. */
export interface SecondSignatureTexts {
  readonly title: string
  readonly waiting: (date: string) => string
  readonly text: string
  readonly send: string
  readonly busy: string
  readonly sent: (email: string) => string
  readonly signed: string
}

/** Why no new link was mailed; `isSigned` where none is needed any more. */
export interface LinkFailure {
  readonly words: string
  readonly isSigned: boolean
}

export function linkFailure(
  { signed }: Pick<SecondSignatureTexts, 'signed'>,
  failure: MutationFailure,
  phone: string,
): LinkFailure {
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
