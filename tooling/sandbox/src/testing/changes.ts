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

/** Makes a change that the policy holder has fully accepted and signed. */
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

/** Makes a signed change of the sample life policy on 23 November 2026, under its stored id. */
export function lifeChange(
  id: string,
  quote: (now: ClientQuote) => ClientQuote = (now) => setCoverAmount(now, 'life', 500_000).quote,
  terms: Partial<CoverChange['after']> = {},
): ChangeOfPolicy {
  const policy = policyFromSaved({ ...lifePolicy(), id })
  const answers = signed(startChange(changedPolicy(policy), termsOfPolicy(policy, '2026-11-23')))
  return { ...answers, after: { ...answers.now, quote: quote(answers.now.quote), ...terms } }
}

/** Makes the body of that change, as `contactId` sends it. */
export const lifeChangeBody = (
  id: string,
  contactId: string,
  ...change: Parameters<typeof lifeChange> extends [string, ...infer Rest] ? Rest : never
) => changeCoverRequest(lifeChange(id, ...change), { contactId })
