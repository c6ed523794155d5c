import { type Beneficiary, comparableName, isMinor, isNamedPerson } from '@coverkit/core'

/** Warnings on a row, none of which prevents Continue. */
export interface RowNotes {
  readonly isMinor: boolean
  /** A row above has the same name and date of birth, or the same organisation. */
  readonly isRepeated: boolean
  /** The share is 0 %: the row is removed on Continue. */
  readonly isDropped: boolean
}

/** Returns the notes of each row as entered on the page, on `today` (`YYYY-MM-DD`). */
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
  if (row.kind === 'organisation') return organisationName && comparableName(organisationName)
  if (!isNamedPerson(row) || firstName === null || dateOfBirth === null) return null
  return [comparableName(firstName), comparableName(lastName), dateOfBirth].join('|')
}
