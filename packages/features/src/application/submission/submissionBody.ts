import {
  applicationRequest,
  type SaveApplicationRequest,
  signApplication,
  type Tracking,
} from '@coverkit/core'
import { paidOffer } from '../price.ts'
import type { SubmissionContent } from './submissionContent.ts'

interface SubmissionMoment {
  readonly accountName: string
  readonly tracking: Tracking
  /** ISO 8601. */
  readonly signedAt: string
  /** Hash of the text that was signed. */
  readonly shownHash: string
  /** Hash of the secret that reads the submission back. */
  readonly secretHash: string
}

/** The body that submits an application, signed by the first holder. */
export function submissionBody(
  { offer, application, questionnaire, signedName }: SubmissionContent,
  { accountName, tracking, signedAt, shownHash, secretHash }: SubmissionMoment,
): SaveApplicationRequest {
  const holderId = application.holders[0]?.id ?? ''
  const signed = signApplication(application, { holderId, name: signedName, signedAt, shownHash })
  return applicationRequest(signed, offer.terms, paidOffer(offer, signed.payment), {
    accountName,
    tracking,
    submit: true,
    secretHash,
    questionnaire,
  })
}
