import { type CoverChanged, changeCover } from '@coverkit/api-client'
import { insurerName } from '@coverkit/core'
import {
  type ChangeCoverRequest,
  changeCoverRequest,
  coolingOffCovers,
  coversOf,
} from '@coverkit/core/change-cover'
import { increaseNeeds } from '@coverkit/core/guaranteed-insurability'
import type { PageServices } from '#common/page-services/index.ts'
import { queryClient } from '#common/queries/queryClient.ts'
import { queryKeys } from '#common/queries/queryKeys.ts'
import { defineSubmission } from '#submission/ending'
import { hashWords } from '#submission/signature'
import { type ChangeFlowAnswers, emptyAnswers, type SentChange, type SubmittedChange } from '../answers.ts'
import type { SubmissionContent } from './submissionContent.ts'

/** The text that the specification wants logged. */
const LOGGED = 'Form failed to send'

interface ChangeRequest {
  readonly sent: SentChange
  readonly body: ChangeCoverRequest
  readonly content: SubmissionContent
}

/** Discards the account's cached changes; refetches the policies when an increase may need proof. */
function discardCached(services: PageServices, { guaranteedInsurability }: ChangeCoverRequest): void {
  const client = queryClient(services)
  client.removeQueries({ queryKey: [queryKeys.policyChanges] })
  if (guaranteedInsurability) void client.invalidateQueries({ queryKey: [queryKeys.policies] })
}

/** Facts of a change for the last page, beside the server’s answer. */
function shownOf({ change, increase, premiumLabel }: SubmissionContent) {
  const { cover = null, increase: amount = null } = increase ?? {}
  return {
    insurer: insurerName(change.policy.insurerCode),
    policyNumber: change.policy.policyNumber,
    premiumLabel,
    coolingOff: coolingOffCovers(change),
    increase: cover && amount ? { cover, amount } : null,
  }
}

/** The premium after the change: the server's own, else the one that was shown. */
function premiumOf(
  { premium }: CoverChanged,
  { change: { after }, shownPremium }: SubmissionContent,
): SubmittedChange['premium'] {
  if (premium) return { amount: premium.premium.parts.total, frequency: premium.paymentFrequency }
  if (premium === null || shownPremium === null) return null
  return { amount: shownPremium, frequency: after.quote.paymentFrequency }
}

/**
 * Submits a change of cover. The same change goes again with the same key and counts once, after a reload too. It does not
 * go through the draft's outbox, as answers about health that are in memory alone must not be stored on the way.
 */
export const changeSubmission = defineSubmission<ChangeFlowAnswers>()({
  sentIn: 'sent',
  isKeyed: true,
  async prepare(services, content: SubmissionContent, draft): Promise<ChangeRequest> {
    const { change, reasons, increase, questionnaire, shownPremium } = content
    const state = (await services.identity())?.session.getState()
    const contactId = state && 'user' in state ? state.user.id : ''
    const needs = increase && increaseNeeds(increase)
    const context = { contactId, questionnaire, reasons, increase: needs, shownPremium }
    const body = changeCoverRequest(change, context)
    const hash = await hashWords([JSON.stringify(body)])
    const { sent } = draft.read().answers
    return { sent: sent?.hash === hash ? sent : { key: crypto.randomUUID(), hash }, body, content }
  },
  async send(services, { sent, body, content }) {
    const client = await services.client()
    const result = await changeCover(client, body, { key: sent.key, idToken: content.idToken })
    if (!result.ok) {
      client.log(LOGGED)
      return result
    }
    discardCached(services, body)
    const { id = null, reference, receivedAt, effectiveOn = null, needsHealthQuestions } = result.value
    const premium = premiumOf(result.value, content)
    const submitted = {
      ...shownOf(content),
      id,
      reference: reference ?? id ?? sent.key,
      submittedAt: receivedAt ?? new Date().toISOString(),
      effectiveOn,
      needsHealthQuestions: needsHealthQuestions ?? content.questionnaire !== null,
      premium,
      isUnpriced: premium === null && coversOf(content.change.after.quote).length > 0,
    }
    return { ok: true, value: submitted }
  },
  submitted: ({ progress }, submitted: SubmittedChange) => ({ ...emptyAnswers(), progress, submitted }),
})
