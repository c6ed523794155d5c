import { getTransfer, submitTransfer } from '@coverkit/api-client'
import { signApplication } from '@coverkit/core'
import { type SaveTransferRequest, transferRequest } from '@coverkit/core/transfer'
import { defineSubmission } from '#submission/ending'
import { hashSecret, hashWords, newSecret, readBySecret, storedSecret } from '#submission/signature'
import type { SubmittedTransfer, TransferFlowAnswers } from '../answers.ts'
import type { SubmissionContent } from './submissionContent.ts'

interface TransferRequest {
  /** `tracking.draft` of the request. */
  readonly sent: string
  readonly earlier: string | null
  readonly body: SaveTransferRequest
  /** Reads the transfer back without a sign-in. */
  readonly secret: string
}

/** The server's answer to a submission. */
type TransferReceived = Omit<SubmittedTransfer, 'email'>

const now = () => new Date().toISOString()

/**
 * Submits a transfer, signed as it is made, with a hash of the words that were shown. It is done once the server has
 * answered, so it does not go through the draft's outbox.
 */
export const transferSubmission = defineSubmission<TransferFlowAnswers>()({
  sentIn: 'sentAs',
  async prepare({ config }, content: SubmissionContent, draft): Promise<TransferRequest> {
    const { transfer, signedName, shown } = content
    const tracking = await draft.tracking()
    const { sentAs, access: stored } = draft.read().answers
    const secret = stored?.secret ?? newSecret()
    const access = stored ?? { secret, secretHash: await hashSecret(secret) }
    draft.update((answers) => ({ ...answers, access }))
    const signature = {
      holderId: transfer.holders[0]?.id ?? '',
      name: signedName,
      signedAt: now(),
      shownHash: await hashWords(shown),
    }
    const body = transferRequest(signApplication(transfer, signature), {
      accountName: config.accountName,
      tracking,
      submit: true,
      secretHash: access.secretHash,
    })
    return { sent: tracking.draft, earlier: sentAs === tracking.draft ? sentAs : null, body, secret }
  },
  async send(services, { sent, body, secret }) {
    const saved = await submitTransfer(await services.client(), body)
    if (!saved.ok) return saved
    const { id = sent, reference, status, receivedAt: submittedAt = now() } = saved.value
    if (reference === null || status === 'partial') return { ok: true, value: null }
    if (reference === undefined || status === undefined) {
      const received: TransferReceived = { id, reference: reference ?? id, status: 'received', submittedAt }
      return { ok: true, value: received }
    }
    const stored = await storedSecret(services, saved.value, secret)
    return { ok: true, value: { id, reference, status, submittedAt, secret: stored } }
  },
  async recover(services, draft, options, { access }) {
    const opened = await readBySecret(services, { id: draft, secret: access?.secret }, (client, key) =>
      getTransfer(client, key, options),
    )
    if (!opened.ok) return opened
    const { read, secret } = opened.value
    const { id, reference, status, submittedAt } = read
    if (status === 'partial') return { ok: false, error: { kind: 'not-found' } }
    return { ok: true, value: { id, reference, status, submittedAt, secret } }
  },
  submitted: (answers, received: TransferReceived) => ({
    ...answers,
    typed: {},
    sentAs: null,
    submitted: { ...received, email: answers.transfer.holders[0]?.email ?? null },
  }),
})
