import {
  EXCLUDED_OCCUPATION_IDS,
  LAST_INCOME_PROTECTION_AGE,
} from '../covers/income-protection/incomeProtectionPeople.ts'
import type { PersonalDetails } from '../person/personalDetails.ts'

/** Whether an occupation is one without income protection and own occupation. */
export function isExcludedOccupation({
  occupationId,
  occupation,
}: Pick<PersonalDetails, 'occupationId' | 'occupation'>): boolean {
  if (occupationId !== null && EXCLUDED_OCCUPATION_IDS.includes(occupationId)) return true
  return occupation?.toLowerCase().includes('apprentice') ?? false
}

/** Whether someone is too old for income protection; an unanswered age is not. */
export function isAboveLastAge({ age }: Pick<PersonalDetails, 'age'>): boolean {
  return age !== null && age > LAST_INCOME_PROTECTION_AGE
}

/**
 * Why income protection is not offered to a person, as far as their details are known; null when it may be. The rules of
 * age and occupation deselect it for the same reasons.
 */
export function incomeProtectionRefusal(
  details: PersonalDetails,
): 'age-over-60' | 'occupation-excluded' | null {
  if (isAboveLastAge(details)) return 'age-over-60'
  return isExcludedOccupation(details) ? 'occupation-excluded' : null
}
