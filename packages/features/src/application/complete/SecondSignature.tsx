import type { ApplicationKey } from '@coverkit/api-client'
import { SecondSignature as SharedSignature } from '#submission/signature'
import { secondSignatureTexts } from '#submission/tracker'
import { sendLink } from '#submission/tracker/send-link'
import type { SubmittedApplication } from '../answers.ts'

interface SecondSignatureProps {
  readonly submitted: SubmittedApplication
  /** When the link was mailed last, as far as it was read back: ISO 8601. It goes out with the submission first. */
  readonly sentAt?: string | null | undefined
  /** Whether who reads this may have the link sent again. */
  readonly canSend: boolean
}

/** The signature that an application of two waits for, and the link that leads to it. */
export function SecondSignature({ submitted, sentAt, canSend }: SecondSignatureProps) {
  const { id, secret, submittedAt } = submitted
  return (
    <SharedSignature<ApplicationKey>
      submittedAt={submittedAt}
      sentAt={sentAt}
      signed={canSend && id !== undefined ? { id, secret } : null}
      texts={secondSignatureTexts}
      load={async () => sendLink}
    />
  )
}
