import { COVER_KINDS, type CoverKind } from '../covers/kinds.ts'
import type { PersonalDetails } from '../person/personalDetails.ts'
import { incomeProtectionRefusal } from './incomeProtectionRefusal.ts'

/** The covers that a person may choose, as far as their details are known. */
export const offeredCovers = (details: PersonalDetails): readonly CoverKind[] =>
  COVER_KINDS.filter((kind) => kind !== 'incomeProtection' || incomeProtectionRefusal(details) === null)
