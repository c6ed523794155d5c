import { needsHealthQuestions } from '@coverkit/core/change-cover'
import type { Operation } from '../Operation.ts'
import { ownTerms, priceOf, termsOfNeeds } from './ownTerms.ts'

/** Prices a change of the caller's policy; stores nothing. */
export const previewPolicyChange: Operation<'previewPolicyChange'> = async (services, request) => {
  const own = await ownTerms(services, request, request.body.policyId)
  const after = termsOfNeeds(request.body, own.now)
  return {
    label: services.tables.label,
    ...priceOf(services, own, after),
    needsHealthQuestions: needsHealthQuestions({ now: own.now, after }),
  }
}
