import { ageOn, CUSTOMER_AGES, InvalidInputError, parseDateOfBirth } from '@coverkit/core'
import { type InsuredDetails, termsOfPolicy } from '@coverkit/core/change-cover'
import { lastAnniversary, type Policy } from '@coverkit/core/policies'
import { Problem } from '../../problem/Problem.ts'
import type { Services } from '../../services/Services.ts'
import type { OwnTerms } from '../policies/ownTerms.ts'

/**
 * Returns a policy with changed details of the person insured.
 * @throws Problem 422 for impossible details
 */
export function withInsuredDetails(
  { tables }: Pick<Services, 'tables'>,
  { policy, today }: OwnTerms,
  details: InsuredDetails,
): OwnTerms {
  const { dateOfBirth, occupationId } = details
  const occupation = occupationId === undefined ? undefined : tables.occupations.get(occupationId)
  if (occupationId !== undefined && !occupation) throw refusal('occupationId', 'choice')
  if (dateOfBirth !== undefined) checkDateOfBirth(dateOfBirth, today)
  const insured = {
    ...policy.insured,
    ...details,
    ...(occupation && { occupation: occupation.description }),
    ...(dateOfBirth !== undefined && { ratedAge: ageOn(dateOfBirth, ratedOn(policy, today)) }),
  }
  const changed = { ...policy, insured }
  return { policy: changed, now: termsOfPolicy(changed, today), today }
}

const refusal = (field: keyof InsuredDetails, code: string) =>
  new Problem(422, [{ field: `insured.${field}`, code }])

function checkDateOfBirth(dateOfBirth: string, today: string): void {
  try {
    parseDateOfBirth(dateOfBirth, { on: today, minAge: CUSTOMER_AGES.min })
  } catch (error) {
    if (error instanceof InvalidInputError) throw refusal('dateOfBirth', error.code)
    throw error
  }
}

/** Returns the day whose age sets today's premium: the start for level premiums, else the last anniversary. */
function ratedOn({ premiumType, startDate }: Policy, today: string): string {
  if (startDate === null) return today
  return premiumType === 'level' ? startDate : lastAnniversary(startDate, today)
}
