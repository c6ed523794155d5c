import { type CoverChanged, changeCover } from '@coverkit/api-client'
import { type ChangeCoverRequest, changeCoverRequest } from '@coverkit/core/change-cover'
import { increaseNeeds } from '@coverkit/core/guaranteed-insurability'
import type { PageServices } from '#common/page-services/index.ts'
import { defineMutation } from '#common/queries/defineMutation.ts'
import { queryClient } from '#common/queries/queryClient.ts'
import { queryKeys } from '#common/queries/queryKeys.ts'
import { hashWords } from '#submission/signature'
import type { SentChange } from '../answers.ts'
import type { ChangeDraft } from '../state.ts'
import type { SubmissionContent } from './submissionContent.ts'

/** The text that the specification wants logged. */
const LOGGED = 'Form failed to send'

interface SubmissionRequest {
  readonly body: ChangeCoverRequest
  readonly sent: SentChange
}

/** Discards the account's cached changes; refetches the policies when an increase may need proof. */
function forget(services: PageServices, { guaranteedInsurability }: ChangeCoverRequest): void {
  const client = queryClient(services)
  client.removeQueries({ queryKey: [queryKeys.policyChanges] })
  if (guaranteedInsurability) void client.invalidateQueries({ queryKey: [queryKeys.policies] })
}

/**
 * Submits the change of a draft. Its key is stored before it is sent: after a lost answer, and after a reload too, the same
 * change goes again with the same key and counts once. It does not go through the draft's outbox, as answers about health
 * that are in memory alone must not be stored on the way.
 */
export const submission = (draft: Pick<ChangeDraft, 'read' | 'update' | 'persist'>) =>
  defineMutation<SubmissionContent, CoverChanged, SubmissionRequest>({
    async prepare(services, { change, reasons, increase, questionnaire, shownPremium }) {
      const identity = await services.identity()
      const state = identity?.session.getState()
      const contactId = state && 'user' in state ? state.user.id : ''
      const needs = increase && increaseNeeds(increase)
      const context = { contactId, questionnaire, reasons, increase: needs, shownPremium }
      const body = changeCoverRequest(change, context)
      const hash = await hashWords([JSON.stringify(body)])
      const { sent } = draft.read().answers
      return { body, sent: sent?.hash === hash ? sent : { key: crypto.randomUUID(), hash } }
    },
    async send(services, { body, sent }) {
      draft.update((answers) => ({ ...answers, sent }))
      await draft.persist()
      const client = await services.client()
      const result = await changeCover(client, body, { key: sent.key })
      if (!result.ok) client.log(LOGGED)
      else forget(services, body)
      return result
    },
  })
