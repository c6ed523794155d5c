import { getApplication, saveApplication } from '@coverkit/api-client'
import type { SaveApplicationRequest } from '@coverkit/core'
import { defineSubmission } from '#submission/ending'
import { hashSecret, hashWords, newSecret, readBySecret, storedSecret } from '#submission/signature'
import type { ApplicationAnswers, SubmissionKey, SubmittedApplication } from '../answers.ts'
import { noPaymentNumbers } from '../paymentNumbers.ts'
import { submissionBody } from './submissionBody.ts'
import type { SubmissionContent } from './submissionContent.ts'

interface ApplicationRequest {
  readonly sent: SubmissionKey
  readonly earlier: SubmissionKey | null
  readonly body: SaveApplicationRequest
}

/** The server's answer to a submission. */
type ApplicationReceived = Omit<SubmittedApplication, 'email'>

const now = () => new Date().toISOString()

/**
 * Submits an application. It does not go through the draft's outbox: payment numbers, and answers about health that are in
 * memory alone, must not be stored on the way. What is stored before it is sent is the key that reads it back.
 */
export const applicationSubmission = defineSubmission<ApplicationAnswers>()({
  sentIn: 'submissionKey',
  async prepare({ config }, content: SubmissionContent, draft): Promise<ApplicationRequest> {
    const tracking = await draft.tracking()
    const stored = draft.read().answers.submissionKey
    const earlier = stored?.draft === tracking.draft ? stored : null
    // One secret for a draft: whichever of its submissions arrives, the secret reads it back.
    const secret = earlier?.secret ?? newSecret()
    const body = submissionBody(content, {
      accountName: config.accountName,
      tracking,
      signedAt: now(),
      shownHash: await hashWords(content.shown),
      secretHash: await hashSecret(secret),
    })
    return { sent: { draft: tracking.draft, secret, chosenAt: content.offer.chosen.chosenAt }, earlier, body }
  },
  async send(services, { body, sent }) {
    const saved = await saveApplication(await services.client(), body)
    if (!saved.ok) return saved
    const { id = sent.draft, reference, status, receivedAt: submittedAt = now() } = saved.value
    if (reference === null || status === 'partial') return { ok: true, value: null }
    if (reference === undefined || status === undefined) {
      const received: ApplicationReceived = {
        id,
        reference: reference ?? id,
        status: 'received',
        submittedAt,
      }
      return { ok: true, value: received }
    }
    const secret = saved.value.secret ?? (await storedSecret(services, saved.value, sent.secret))
    return { ok: true, value: { id, reference, status, submittedAt, secret } }
  },
  async recover(services, { draft: id, secret }, options) {
    const opened = await readBySecret(services, { id, secret }, (client, key) =>
      getApplication(client, key, options),
    )
    if (!opened.ok) return opened
    const { read, secret: stored } = opened.value
    const { reference, status, submittedAt } = read
    return { ok: true, value: { id: read.id, reference, status, submittedAt, secret: stored } }
  },
  isFor: ({ offer }, sent) => offer?.chosen.chosenAt === sent?.chosenAt,
  submitted: (answers, received: ApplicationReceived) => ({
    ...answers,
    typed: {},
    paymentNumbers: noPaymentNumbers,
    questionnaire: null,
    reworded: [],
    submissionKey: null,
    submitted: { ...received, email: answers.application.holders[0]?.email ?? null },
  }),
})
