import { signApplication } from '@coverkit/core'
import { transferRequest } from '@coverkit/core/transfer'
import { defineMutation } from '#common/queries/defineMutation.ts'
import { hashSecret, hashWords, newSecret } from '#submission/signature'
import type { TransferAccess } from '../answers.ts'
import type { TransferDraft } from '../state.ts'
import { type SubmissionRequest, sendSubmission } from './send.ts'
import type { SubmissionContent } from './submissionContent.ts'
import type { TransferReceived } from './TransferReceived.ts'

/**
 * Submits the transfer of a draft, signed as it is made, with a hash of the words that were shown. It is done once the
 * server has answered, so it does not go through the draft's outbox.
 */
export const submission = (draft: Pick<TransferDraft, 'tracking' | 'read' | 'update' | 'persist'>) =>
  defineMutation<SubmissionContent, TransferReceived, SubmissionRequest>({
    prepare: async ({ config }, { transfer, signedName, shown }) => {
      const tracking = await draft.tracking()
      const { sentAs, access: stored } = draft.read().answers
      const access = stored ?? (await newAccess())
      const signature = {
        holderId: transfer.holders[0]?.id ?? '',
        name: signedName,
        signedAt: new Date().toISOString(),
        shownHash: await hashWords(shown),
      }
      const body = transferRequest(signApplication(transfer, signature), {
        accountName: config.accountName,
        tracking,
        submit: true,
        secretHash: access.secretHash,
      })
      return { body, access, mayHaveArrived: sentAs === tracking.draft }
    },
    send: (services, request) =>
      sendSubmission(services, request, async () => {
        const { access, body } = request
        draft.update((answers) => ({ ...answers, access, sentAs: body.tracking.draft }))
        await draft.persist()
      }),
  })

async function newAccess(): Promise<TransferAccess> {
  const secret = newSecret()
  return { secret, secretHash: await hashSecret(secret) }
}
