import { needsHealthQuestions } from '@coverkit/core/change-cover'
import type { Operation } from '../../services/Operation.ts'
import { type OwnTerms, ownTerms, priceOf, termsOfNeeds } from '../policies/ownTerms.ts'
import { withInsuredDetails } from './withInsuredDetails.ts'

/** Prices a change of the caller's policy, of the person whom it insures, or of both; stores nothing. */
export const previewPolicyChange: Operation<'previewPolicyChange'> = async (services, request) => {
  const { policyId, insured } = request.body
  const own = await ownTerms(services, request, policyId)
  const priced = (terms: OwnTerms) => {
    const after = termsOfNeeds(request.body, terms.now)
    return {
      label: services.tables.label,
      ...priceOf(services, terms, after),
      needsHealthQuestions: needsHealthQuestions({ now: terms.now, after }),
    }
  }
  const answer = priced(own)
  return insured ? { ...priced(withInsuredDetails(services, own, insured)), now: answer.now } : answer
}
