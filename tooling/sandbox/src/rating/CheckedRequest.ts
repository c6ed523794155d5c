import type { CoverKind, Gender, PremiumType, QuoteNeeds } from '@coverkit/core'
import type { Duty, Occupation } from './RatingTables.ts'

/** A request that passed its checks: no required value is null and every code is known. */
export interface CheckedRequest {
  clientId: string
  age: number
  sex: Gender
  smoker: boolean
  occupation: Occupation
  duty: Duty
  premiumType: PremiumType
  paymentMethod: string
  kinds: readonly CoverKind[]
  needs: QuoteNeeds
  supplierCodes: string[]
  allowAdjustments: boolean
}
