import { differencesFromQuote, emptyQuote, QUOTED_ANSWERS, type QuoteDifference } from '@coverkit/core'
import type { InputValues } from '@coverkit/flow'
import { type RowField, rowField, rowsOf } from '#fields/readers'
import type { ApplicationAnswers } from '../../answers.ts'
import { type Field, type HolderField, holderControls, isIncomeInsured } from './view.ts'

/** An answer of the insured person that the price is not for, at the field that says so. */
export interface Mismatch {
  readonly field: RowField<HolderField>
  readonly difference: QuoteDifference
  /** Dollars a month for which earnings are too low; 0 without income protection. */
  readonly benefit: number
}

/** The occupation is the quote's and has no field here. */
const shown: ReadonlySet<string> = new Set(holderControls.names)
const isShown = (name: string): name is HolderField => shown.has(name)

/** Returns the fields that differ from the details behind the price. `today` is `YYYY-MM-DD`. */
export function mismatchesOnScreen(
  { offer }: Pick<ApplicationAnswers, 'offer'>,
  fields: InputValues<Field>,
  today: string,
): readonly Mismatch[] {
  const [first] = rowsOf(fields, holderControls.names)
  if (!first) return []
  const [id, own] = first
  const quote = offer?.terms ?? emptyQuote()
  const benefit = isIncomeInsured({ offer }) ? (quote.incomeProtectionCover.monthlyBenefit ?? 0) : 0
  return differencesFromQuote(holderControls.readable(own), quote, today).flatMap((difference) => {
    const name = QUOTED_ANSWERS[difference.field]
    return isShown(name) ? [{ field: rowField(name, id), difference, benefit }] : []
  })
}
