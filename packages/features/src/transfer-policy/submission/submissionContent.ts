import type { TransferAnswers as Transfer } from '@coverkit/core/transfer'
import type { TransferFlowAnswers } from '../answers.ts'

/** The content of a submission. It has no time in it, so that the same answers are the same content. */
export interface SubmissionContent {
  /** Without signatures: it is signed as it is sent. */
  readonly transfer: Transfer
  /** The first holder's, as typed. */
  readonly signedName: string
  /** The words that were signed. */
  readonly shown: readonly string[]
}

/** Null without a signature of the first holder, without which nothing can be sent. */
export function submissionContent(
  { transfer }: Pick<TransferFlowAnswers, 'transfer'>,
  shown: readonly string[],
): SubmissionContent | null {
  const [first] = transfer.holders
  const signature = transfer.declarations.find(({ holderId }) => holderId === first?.id)
  if (signature === undefined) return null
  return { transfer: { ...transfer, declarations: [] }, signedName: signature.name, shown }
}
