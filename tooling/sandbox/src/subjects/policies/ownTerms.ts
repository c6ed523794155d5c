import { ageOn, type ClientQuote, InvalidInputError, PAYMENT_METHODS, parseClientQuote } from '@coverkit/core'
import { type PolicyTerms, termsOfPolicy } from '@coverkit/core/change-cover'
import { isInForce, lastAnniversary, type Policy, policyFromSaved } from '@coverkit/core/policies'
import type { FastifyRequest } from 'fastify'
import { callerOf } from '../../auth/authenticate.ts'
import type { Schema } from '../../document/Schema.ts'
import { Problem } from '../../problem/Problem.ts'
import { type PricedChange, priceChange } from '../../rating/priceChange.ts'
import { RequestRefused } from '../../rating/RequestRefused.ts'
import type { Services } from '../../services/Services.ts'
import { todayInSydney } from '../../services/todayInSydney.ts'
import { policyOn } from './policyOn.ts'
import { type OwnPolicy, ownPolicy } from './policyRows.ts'

/** A policy of the caller, and its terms today. */
export interface OwnTerms {
  policy: Policy
  now: PolicyTerms
  /** `YYYY-MM-DD` in Sydney. */
  today: string
}

/** Converts a stored policy to the domain's type, as of a day. */
export const policyOf = (own: OwnPolicy, today: string, label: string): Policy =>
  policyFromSaved(policyOn(own, today, label))

/**
 * Finds the caller's policy for a change.
 * @throws Problem 404 for another customer's, 422 for one whose cover has ended
 */
export async function ownTerms(
  { database, sealing, now, tables }: Pick<Services, 'database' | 'sealing' | 'now' | 'tables'>,
  request: FastifyRequest,
  id: string,
): Promise<OwnTerms> {
  const owner = callerOf(request).subject
  const today = todayInSydney(now())
  const policy = policyOf(await ownPolicy(database.queries, sealing, { owner, id }), today, tables.label)
  if (!isInForce(policy)) throw new Problem(422, [{ field: 'policyId', code: 'not-in-force' }])
  return { policy, now: termsOfPolicy(policy, today), today }
}

/**
 * Parses the requested terms, for the person whom the policy insures.
 * @throws Problem 422 for values that no quote can have
 */
export function termsOfNeeds(
  { needs, indexation }: Schema<'PolicyPreviewRequest'>,
  now: PolicyTerms,
): PolicyTerms {
  const { paymentMethod: method = 'directDebit' } = needs
  const paymentMethod = PAYMENT_METHODS.find((known) => known === method)
  if (!paymentMethod) throw new Problem(422, [{ field: 'needs.paymentMethod', code: 'unknown' }])
  return {
    quote: { ...parsedNeeds(needs), personalDetails: now.quote.personalDetails },
    paymentMethod,
    outsidePaymentMethod: now.outsidePaymentMethod,
    indexation: indexation ?? now.indexation,
  }
}

function parsedNeeds(needs: Schema<'QuoteNeeds'>): ClientQuote {
  try {
    return parseClientQuote({ ...needs, personalDetails: {} })
  } catch (error) {
    if (!(error instanceof InvalidInputError)) throw error
    throw new Problem(422, [{ field: `needs.${error.path}`, code: error.code }])
  }
}

/**
 * Prices a change of the caller's policy.
 * @throws Problem 422 for terms, or a person, that cannot be priced
 */
export function priceOf(
  { tables }: Pick<Services, 'tables'>,
  { policy, now, today }: OwnTerms,
  after: PolicyTerms,
): PricedChange {
  const { dateOfBirth, ratedAge } = policy.insured
  const { startDate, insurerCode } = policy
  const anniversary = startDate === null ? today : lastAnniversary(startDate, today)
  const yearAge = dateOfBirth === null ? ratedAge : ageOn(dateOfBirth, anniversary)
  if (yearAge === null) throw new Problem(422, [{ field: 'policyId', code: 'age-unknown' }])
  try {
    return priceChange(tables, {
      now,
      after,
      supplierCode: insurerCode,
      ratedAge: ratedAge ?? yearAge,
      yearAge,
    })
  } catch (error) {
    if (!(error instanceof RequestRefused)) throw error
    const errors = error.problems.map(({ path, code }) => ({ field: path.replace('clients.0.', ''), code }))
    throw new Problem(422, errors)
  }
}
