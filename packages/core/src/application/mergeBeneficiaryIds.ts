import { comparableName } from '../fields/comparableName.ts'
import type { Beneficiary } from './beneficiaryFields.ts'
import { submittedBeneficiary } from './submittedBeneficiary.ts'

/** One beneficiary as the server answers a save. */
export interface SavedBeneficiaryId {
  readonly beneficiaryId: string
  readonly rowId?: string | null
  readonly first_Name: string | null
  readonly last_Name: string | null
  readonly organisation_Name?: string | null | undefined
}

function nameOf(...parts: readonly (string | null | undefined)[]): string {
  return parts.map((name) => comparableName(name ?? null)).join('|')
}

/**
 * Writes the server's ids into the rows: by row id, then by name for rows without an id, each id to one row only. Two
 * who share a name get theirs in order. Rows come back as the same list when nothing changed.
 */
export function mergeBeneficiaryIds(
  rows: readonly Beneficiary[],
  answer: readonly SavedBeneficiaryId[],
): readonly Beneficiary[] {
  const byRow = new Map<string, string>()
  const spent = new Set<string>()
  const give = (row: Beneficiary, beneficiaryId: string): void => {
    byRow.set(row.id, beneficiaryId)
    spent.add(beneficiaryId)
  }
  const unspent = answer.filter(({ beneficiaryId }) => beneficiaryId !== '')
  for (const row of rows) {
    const saved = unspent.find(({ rowId, beneficiaryId }) => rowId === row.id && !spent.has(beneficiaryId))
    if (saved) give(row, saved.beneficiaryId)
  }
  for (const row of rows) {
    if (byRow.has(row.id) || row.beneficiaryId === null || spent.has(row.beneficiaryId)) continue
    give(row, row.beneficiaryId)
  }
  for (const row of rows) {
    if (byRow.has(row.id)) continue
    const { firstName, lastName, organisationName } = submittedBeneficiary(row)
    const name = nameOf(firstName, lastName, organisationName)
    const saved = unspent.find(
      ({ beneficiaryId, first_Name, last_Name, organisation_Name }) =>
        !spent.has(beneficiaryId) && nameOf(first_Name, last_Name, organisation_Name) === name,
    )
    if (saved) give(row, saved.beneficiaryId)
  }
  const isSame = rows.every(({ id, beneficiaryId }) => (byRow.get(id) ?? null) === beneficiaryId)
  return isSame ? rows : rows.map((row) => ({ ...row, beneficiaryId: byRow.get(row.id) ?? null }))
}
