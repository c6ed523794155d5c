import { type Beneficiary, isMinor, isNamedPerson } from '@coverkit/core'

/** What deserves a second look in a row, and stops nobody. */
export interface RowNotes {
  readonly isMinor: boolean
  /** Somebody of this name and birth, or an organisation of this name, stands above. */
  readonly isRepeated: boolean
  /** A share of 0 %: the row names nobody. */
  readonly isDropped: boolean
}

/** The notes of each row as it stands on the page, on `today` (`YYYY-MM-DD`). */
export function rowNotes(rows: readonly Beneficiary[], today: string): readonly RowNotes[] {
  const named = rows.map(nameOf)
  return rows.map((row, index) => {
    const birth = isNamedPerson(row) ? row.dateOfBirth : null
    const name = named[index] ?? null
    return {
      isMinor: birth !== null && birth <= today && isMinor(birth, today),
      isRepeated: name !== null && named.indexOf(name) < index,
      isDropped: row.benefitPercent === 0,
    }
  })
}

function nameOf(row: Beneficiary): string | null {
  const { organisationName, firstName, lastName, dateOfBirth } = row
  if (row.kind === 'organisation') return organisationName?.toLowerCase() ?? null
  if (!isNamedPerson(row) || firstName === null || dateOfBirth === null) return null
  return [firstName, lastName, dateOfBirth].join('|').toLowerCase()
}
