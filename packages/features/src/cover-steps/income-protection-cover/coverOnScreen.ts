import {
  BENEFIT_PERIODS,
  type ClientQuote,
  INCOME_PROTECTION_OPTIONS,
  OWNERS,
  roundMonthlyBenefit,
  WAITING_PERIODS,
} from '@coverkit/core'
import type { InputValues } from '@coverkit/flow'
import { readAmount } from '../fields/amountFields.ts'
import type { Field } from './view.ts'

/** The cover as its fields stand, for a price before Continue. What cannot be read is null. */
export function coverOnScreen(
  { incomeProtectionCover: stands }: ClientQuote,
  fields: InputValues<Field>,
): ClientQuote['incomeProtectionCover'] {
  const one = <Value extends string>(options: readonly Value[], text: unknown, otherwise: Value) =>
    options.find((option) => option === text) ?? otherwise
  return {
    ...stands,
    annualEarnings: readAmount(fields.annualEarnings),
    monthlyBenefit: roundMonthlyBenefit(readAmount(fields.monthlyBenefit) ?? 0) || null,
    waitingPeriod: one(WAITING_PERIODS, fields.waitingPeriod, stands.waitingPeriod),
    benefitPeriod: one(BENEFIT_PERIODS, fields.benefitPeriod, stands.benefitPeriod),
    extraCostOptions: INCOME_PROTECTION_OPTIONS.filter((option) => fields.options.includes(option)),
    incomeProtectionOwner: one(OWNERS, fields.owner, stands.incomeProtectionOwner),
  }
}
