import type { FieldInput } from '../fields/Field.ts'
import { DEBT_KINDS, type DebtKind } from './types.ts'

/**
 * The debts that count for where someone lives, by a `PropertyStatus` or what its control holds: a home loan with a home of
 * one's own, rent with a rented one.
 */
export function debtKindsFor(propertyStatus: FieldInput): readonly DebtKind[] {
  return DEBT_KINDS.filter((kind) => {
    if (kind === 'familyHomeMortgage') return propertyStatus === 'owner'
    return kind !== 'monthlyRent' || propertyStatus === 'renter'
  })
}
