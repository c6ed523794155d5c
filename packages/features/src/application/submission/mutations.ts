import { defineMutation } from '#common/queries/defineMutation.ts'
import { hashSecret, hashWords, newSecret } from '#submission/signature'
import type { ApplicationDraft } from '../state.ts'
import type { ApplicationReceived } from './ApplicationReceived.ts'
import { type SubmissionRequest, sendApplication } from './send.ts'
import { submissionBody } from './submissionBody.ts'
import type { SubmissionContent } from './submissionContent.ts'

/**
 * Submits the application of a draft. It does not go through the draft's outbox: payment numbers, and answers about health
 * that are in memory alone, must not be stored on the way. What is stored before it is sent is the key that reads it back.
 */
export const submission = (draft: Pick<ApplicationDraft, 'tracking' | 'read' | 'update' | 'persist'>) =>
  defineMutation<SubmissionContent, ApplicationReceived, SubmissionRequest>({
    prepare: async ({ config }, content) => {
      const tracking = await draft.tracking()
      const stored = draft.read().answers.submissionKey
      const earlier = stored?.draft === tracking.draft ? stored : null
      // One secret for a draft: whichever of its submissions arrives, the secret reads it back.
      const secret = earlier?.secret ?? newSecret()
      const body = submissionBody(content, {
        accountName: config.accountName,
        tracking,
        signedAt: new Date().toISOString(),
        shownHash: await hashWords(content.shown),
        secretHash: await hashSecret(secret),
      })
      return {
        body,
        earlier,
        key: { draft: tracking.draft, secret, chosenAt: content.offer.chosen.chosenAt },
      }
    },
    send: (services, request) =>
      sendApplication(services, request, async () => {
        draft.update((answers) => ({ ...answers, submissionKey: request.key }))
        await draft.persist()
      }),
  })
