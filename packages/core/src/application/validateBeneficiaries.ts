import type { Owner } from '../covers/terms.ts'
import type { FieldFault } from '../fields/judgeFields.ts'
import { validateRows } from '../fields/validateRows.ts'
import { beneficiariesFault } from './beneficiariesTotal.ts'
import { beneficiaryFields, nominationFields } from './beneficiaryFields.ts'
import type { ApplicationCode, ApplicationFault } from './faults.ts'
import { MAXIMUM_BENEFICIARIES } from './nominations.ts'
import type { Beneficiaries } from './types.ts'

interface ListFault {
  readonly field: 'rows'
  readonly code: ApplicationCode
}

/** Returns the faults of the nomination for a life cover of an owner; rows are checked only while it is used. */
export function validateBeneficiaries(
  beneficiaries: Beneficiaries,
  owner: Owner,
  today: string,
): ApplicationFault[] {
  const at = ({ field, code }: FieldFault | ListFault): ApplicationFault => ({
    step: 'beneficiaries',
    field: `beneficiaries.${field}`,
    code,
  })
  const { used, rows } = beneficiaries
  const nomination = nominationFields.validate(beneficiaries, { owner })
  if (used !== true) return nomination.map(at)
  const context = () => ({ owner, today, mayShareNothing: false })
  const code = rows.length > MAXIMUM_BENEFICIARIES ? 'max' : beneficiariesFault(rows)
  return [
    ...nomination,
    ...validateRows(beneficiaryFields, rows, { path: 'rows', context }),
    ...(code === null ? [] : [{ field: 'rows', code } as const]),
  ].map(at)
}
