import type { FieldFault } from '../fields/defineFields.ts'
import { validateRows } from '../fields/validateRows.ts'
import { type HolderContext, holderFields, type PolicyHolder } from './holderFields.ts'

/**
 * What the details of the policy holders lack, and that one is there. Whoever signs second gets the link by email: an
 * address that is the first holder's too would let one person sign for both.
 */
export function validateHolders(
  holders: readonly PolicyHolder[],
  context: Omit<HolderContext, 'takenEmail'>,
): readonly FieldFault[] {
  const [first] = holders
  if (first === undefined) return [{ field: 'holders', code: 'required' }]
  return validateRows(holderFields, holders, {
    path: 'holders',
    context: (index) => ({ ...context, takenEmail: index === 0 ? null : first.email }),
  })
}
