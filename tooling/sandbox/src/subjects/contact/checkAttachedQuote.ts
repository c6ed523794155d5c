import type { Schema } from '../../document/Schema.ts'
import type { FieldError } from '../../problem/Problem.ts'
import type { RatingTables } from '../../rating/RatingTables.ts'

/** Checks that a quote comes with the customer's tick, and a tick with a quote that the panel could offer. */
export function checkAttachedQuote(
  { insurers, limits }: RatingTables,
  { attachQuote = false, quote = null }: Schema<'ContactRequest'>,
): FieldError[] {
  if (!quote) return attachQuote ? [{ field: 'quote', code: 'required' }] : []
  if (!attachQuote) return [{ field: 'attachQuote', code: 'required' }]
  const { covers, offer } = quote
  const isRepeated = new Set(covers.map(({ kind }) => kind)).size < covers.length
  return [
    isRepeated && { field: 'quote.covers', code: 'repeated' },
    ...covers.map(
      ({ kind, amount }, index) =>
        amount > limits.sumInsured[kind][1] && {
          field: `quote.covers.${index}.amount`,
          code: 'cover-maximum',
        },
    ),
    !!offer &&
      !Object.hasOwn(insurers, offer.supplierCode) && { field: 'quote.offer.supplierCode', code: 'unknown' },
  ].filter((error) => error !== false)
}
