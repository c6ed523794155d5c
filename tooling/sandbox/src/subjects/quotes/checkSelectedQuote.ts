import type { ClientQuote } from '@coverkit/core'
import type { Schema } from '../../document/Schema.ts'
import type { FieldError } from '../../problem/Problem.ts'
import type { RatingTables } from '../../rating/RatingTables.ts'
import { offerDifferences } from './offerDifferences.ts'

const FIELD = 'compareProductDetails'

/** Checks the chosen offer of a saved quote against the insurer's, and that a required offer is present. */
export function checkSelectedQuote(
  tables: RatingTables,
  quote: ClientQuote,
  { compareProductDetails: selected, customer_Status }: Schema<'SaveQuoteRequest'>,
): FieldError[] {
  if (!selected) return customer_Status === 'Partial Application' ? [{ field: FIELD, code: 'required' }] : []
  return offerDifferences(tables, quote, selected).map((key) => ({
    field: `${FIELD}.${key}`,
    code: 'premium-mismatch',
  }))
}
