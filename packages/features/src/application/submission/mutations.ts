import type { SaveApplicationRequest } from '@coverkit/core'
import { defineMutation } from '#queries/define-mutation'
import type { ApplicationDraft } from '../state.ts'
import { hashWords } from './hashWords.ts'
import { type ApplicationReceived, sendApplication } from './send.ts'
import { submissionBody } from './submissionBody.ts'
import type { SubmissionContent } from './submissionContent.ts'

/**
 * Submits the application of a draft. It does not go through the draft's outbox: payment numbers, and answers about health
 * that are in memory alone, must not be stored on the way.
 */
export const submission = (draft: Pick<ApplicationDraft, 'tracking'>) =>
  defineMutation<SubmissionContent, ApplicationReceived, SaveApplicationRequest>({
    prepare: async ({ config }, content) =>
      submissionBody(content, {
        accountName: config.accountName,
        tracking: await draft.tracking(),
        signedAt: new Date().toISOString(),
        shownHash: await hashWords(content.shown),
      }),
    send: sendApplication,
  })
