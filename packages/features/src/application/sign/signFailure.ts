import { failureCase } from '#common/queries/failureCase.ts'
import type { MutationFailure } from '#common/queries/mutationFailure.ts'
import { signCopy } from './copy.ts'
import type { Stage } from './Stage.ts'

const { failed } = signCopy

/** The effect of a failed request: another stage, a message, or both. */
export interface SignFailure {
  readonly stage?: Extract<
    Stage,
    { readonly at: 'ask' | 'expired' | 'signed' | 'transfer-signed' | 'unknown' }
  >
  readonly words?: string
}

/** The effect of each code with which the server refuses a link, a code or a signature. */
const BY_CODE: Readonly<Record<string, SignFailure>> = {
  unknown: { stage: { at: 'unknown' } },
  expired: { stage: { at: 'expired' } },
  signed: { stage: { at: 'signed' } },
  'transfer-signed': { stage: { at: 'transfer-signed' } },
  'not-expired': { stage: { at: 'ask' } },
  'not-signed': { stage: { at: 'ask' } },
  'receipt-expired': { words: failed.receiptExpired },
  'identity-expired': { words: failed.identityExpired },
  'code-refused': { words: failed.codeRefused },
  'code-limit': { words: failed.codeLimit },
  'mail-limit': { words: failed.mailLimit },
  'secret-expired': { stage: { at: 'ask' }, words: failed.secretExpired },
  outdated: { words: failed.outdated },
  match: { words: failed.name },
}

export const signFailure = (failure: MutationFailure): SignFailure =>
  failureCase<SignFailure>(failure, {
    offline: { words: failed.offline },
    unavailable: { words: failed.unsure },
    tooMany: () => ({ words: failed.busy }),
    refused: { words: failed.refused },
    byCode: BY_CODE,
  })
