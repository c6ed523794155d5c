import { type ClientQuote, setCoverAmount } from '@coverkit/core'
import {
  type ChangeOfPolicy,
  type CoverChange,
  changeCoverRequest,
  changedPolicy,
  startChange,
  termsOfPolicy,
} from '@coverkit/core/change-cover'
import { policyFromSaved } from '@coverkit/core/policies'
import { lifePolicy } from './policies.ts'

export const CHANGE_PATH = '/api/v1/policies/ChangeCoverRequest'
export const PREVIEW_PATH = '/api/v1/policies/preview'

/** A change in which everything is accepted and signed by the policy holder. */
export const signed = (answers: ChangeOfPolicy): ChangeOfPolicy => ({
  ...answers,
  acceptances: {
    dutyOfDisclosure: true,
    insurerPdsAndPrivacy: true,
    brokerTerms: true,
    insurerContact: true,
    monitorEmails: true,
    personalDetailsDisclosure: true,
    applicationDeclarations: true,
  },
  documentsRead: [
    { acceptance: 'brokerTerms', type: 'FSG', name: 'Guide', version: '3.0', date: '2026-03-01' },
  ],
  signature: { name: 'Robin Example', signedAt: '2026-11-23T01:02:03Z' },
})

/** A signed change of the sample life policy on 23 November 2026, under the id that it was stored with. */
export function lifeChange(
  id: string,
  quote: (now: ClientQuote) => ClientQuote = (now) => setCoverAmount(now, 'life', 500_000).quote,
  terms: Partial<CoverChange['after']> = {},
): ChangeOfPolicy {
  const policy = policyFromSaved({ ...lifePolicy(), id })
  const answers = signed(startChange(changedPolicy(policy), termsOfPolicy(policy, '2026-11-23')))
  return { ...answers, after: { ...answers.now, quote: quote(answers.now.quote), ...terms } }
}

/** The body of that change, as `contactId` sends it. */
export const lifeChangeBody = (
  id: string,
  contactId: string,
  ...change: Parameters<typeof lifeChange> extends [string, ...infer Rest] ? Rest : never
) => changeCoverRequest(lifeChange(id, ...change), { contactId })
