import { emptyTransfer, type TransferAnswers as Transfer } from '@coverkit/core/transfer'
import { type FlowAnswers, noProgress } from '@coverkit/flow-draft'

/** Where a submitted transfer is: with the insurers, or not signed by the second policy holder. */
export type SubmissionStatus = 'in-progress' | 'waiting-for-second-signature'

/** The secret that reads a visitor's transfer and adds its files, made by the page. Saves send its hash alone. */
export interface TransferAccess {
  readonly secret: string
  readonly secretHash: string
}

/** The server's answer to the submission, and the email address that the last page names. */
export interface SubmittedTransfer {
  /** Names it to the server. */
  readonly id: string
  /** The secret that reads it back without a sign-in, sent as a bearer and never in an address. */
  readonly secret?: string | undefined
  /** To quote when calling us. Where the server gives none, the id that the transfer was sent with. */
  readonly reference: string
  /** `received` where the server says no more than that: nothing reads it back. */
  readonly status: SubmissionStatus | 'received'
  /** ISO 8601. */
  readonly submittedAt: string
  /** The first holder's. */
  readonly email: string | null
}

export interface TransferFlowAnswers extends FlowAnswers {
  readonly transfer: Transfer
  /** Null until the first save. */
  readonly access: TransferAccess | null
  /** `tracking.draft` of a submission that was sent; null once it was answered. */
  readonly sentAs: string | null
  /** Null until the server has the transfer: it then takes no more answers. */
  readonly submitted: SubmittedTransfer | null
}

/** The row ids that every transfer has; others are given as they are added. */
export const FIRST_HOLDER = 'holder-1'
export const FIRST_POLICY = 'policy-1'

export function emptyAnswers(): TransferFlowAnswers {
  return {
    typed: {},
    progress: noProgress,
    transfer: emptyTransfer(FIRST_HOLDER, FIRST_POLICY),
    access: null,
    sentAs: null,
    submitted: null,
  }
}

/** The answers with another transfer. What was accepted and signed was for the one before. */
export function withTransfer(
  answers: TransferFlowAnswers,
  change: Partial<Omit<Transfer, 'acceptedTermsAndConditions' | 'declarations'>>,
): TransferFlowAnswers {
  return {
    ...answers,
    transfer: { ...answers.transfer, ...change, acceptedTermsAndConditions: false, declarations: [] },
  }
}
