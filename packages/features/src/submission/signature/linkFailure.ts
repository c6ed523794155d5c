import { failureCase } from '#common/queries/failureCase.ts'
import type { MutationFailure } from '#common/queries/mutationFailure.ts'
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

export const linkFailure = (
  { signed }: Pick<SecondSignatureTexts, 'signed'>,
  failure: MutationFailure,
  phone: string,
): LinkFailure =>
  failureCase(failure, {
    offline: plain(failed.offline),
    unavailable: plain(failed.unsure),
    tooMany: () => plain(failed.busy),
    refused: plain(failed.refused(phone)),
    byCode: { signed: { words: signed, isSigned: true }, 'mail-limit': plain(failed.mailLimit) },
  })

const plain = (words: string): LinkFailure => ({ words, isSigned: false })
