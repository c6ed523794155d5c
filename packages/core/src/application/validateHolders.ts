import type { FieldFault } from '../fields/judgeFields.ts'
import { parseInternationalPhone } from '../fields/parseInternationalPhone.ts'
import { validateRows } from '../fields/validateRows.ts'
import { type HolderContext, holderFields, type PolicyHolder } from './holderFields.ts'

/**
 * Returns the faults of the policy holders' details, and `required` when there is no holder. The second holder
 * signs through a link in an email: with the first holder's address one person could sign for both.
 */
export function validateHolders(
  holders: readonly PolicyHolder[],
  context: Omit<HolderContext, 'takenEmail' | 'parsePhone'>,
): readonly FieldFault[] {
  const [first] = holders
  if (first === undefined) return [{ field: 'holders', code: 'required' }]
  return validateRows(holderFields, holders, {
    path: 'holders',
    context: (index) => ({
      ...context,
      parsePhone: parseInternationalPhone,
      takenEmail: index === 0 ? null : first.email,
    }),
  })
}
