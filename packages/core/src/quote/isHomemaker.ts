import { OFFER_LIMITS, type OfferLimits } from '../covers/limits.ts'
import type { PersonalDetails } from '../person/personalDetails.ts'

/** Returns whether the person runs a home, for whom insurers limit the covers. */
export function isHomemaker(
  { occupationId }: Pick<PersonalDetails, 'occupationId'>,
  { homemaker }: Pick<OfferLimits, 'homemaker'> = OFFER_LIMITS,
): boolean {
  return homemaker.occupationIds.some((id) => id === occupationId)
}
