import {
  type ClientQuote,
  differencesFromQuote,
  monthlyBenefitMaximum,
  type QuoteDifference,
} from '@coverkit/core'
import type { InputValues } from '@coverkit/flow'
import { type RowField, rowField, rowsOf } from '#fields/readers'
import { quotedOn } from './quotedFields.ts'
import { type Field, type HolderField, holderControls } from './view.ts'

/** An answer of the insured person that the price is not for, at the field that says so. */
export interface Mismatch {
  readonly field: RowField<HolderField>
  readonly difference: QuoteDifference
  /** Dollars a month for which earnings are too low; 0 without income protection. */
  readonly benefit: number
}

/** The occupation is that of the quote: it is not asked again. */
const fieldsOfDifferences: Readonly<Record<QuoteDifference['field'], HolderField | null>> = {
  'personalDetails.age': 'dateOfBirth',
  'personalDetails.state': 'state',
  'personalDetails.occupation': null,
  'personalDetails.occupationId': null,
  'incomeProtectionCover.annualEarnings': 'annualEarnings',
}

/** Returns the fields that differ from the details behind the price. `today` is `YYYY-MM-DD`. */
export function mismatchesOnScreen(fields: InputValues<Field>, today: string): readonly Mismatch[] {
  const [first] = rowsOf(fields, holderControls.names)
  if (!first) return []
  const [id, own] = first
  const quote = quotedOn(fields)
  const benefit = quote.incomeProtectionCover.monthlyBenefit ?? 0
  return differencesFromQuote(holderControls.readable(own), quote, today).flatMap((difference) => {
    const name = fieldsOfDifferences[difference.field]
    return name !== null && mattersToPrice(difference, quote)
      ? [{ field: rowField(name, id), difference, benefit }]
      : []
  })
}

/** As a submission is checked: other earnings matter once they are too low for the benefit. */
function mattersToPrice({ field, to }: QuoteDifference, quote: ClientQuote): boolean {
  if (field !== 'incomeProtectionCover.annualEarnings') return true
  return (quote.incomeProtectionCover.monthlyBenefit ?? 0) > monthlyBenefitMaximum(to)
}
