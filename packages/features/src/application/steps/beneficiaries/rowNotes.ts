import { cleanText, InvalidInputError, isMinor, parseDate } from '@coverkit/core'
import type { InputValue, InputValues } from '@coverkit/flow'
import { datePartsOf } from '#fields/date-input'
import { shareOf } from './shares.ts'
import { isOrganisation, isPerson, type RowName } from './view.ts'

/** What deserves a second look in a row, and stops nobody. */
export interface RowNotes {
  readonly isMinor: boolean
  /** Somebody of this name and birth, or an organisation of this name, stands above. */
  readonly isRepeated: boolean
  /** A share of 0 %: the row names nobody. */
  readonly isDropped: boolean
}

/** The notes of each row as it stands on the page, on `today` (`YYYY-MM-DD`). */
export function rowNotes(rows: readonly InputValues<RowName>[], today: string): readonly RowNotes[] {
  const people = rows.map(personOf)
  return rows.map((row, index) => {
    const birth = isPerson(row) ? birthOf(row.dateOfBirth) : null
    const person = people[index] ?? null
    return {
      isMinor: birth !== null && birth <= today && isMinor(birth, today),
      isRepeated: person !== null && people.indexOf(person) < index,
      isDropped: shareOf(row.share) === 0,
    }
  })
}

function personOf(row: InputValues<RowName>): string | null {
  const { kind, organisation, firstName, lastName, dateOfBirth } = row
  if (isOrganisation(kind)) return cleanText(String(organisation)).toLowerCase() || null
  const name = [firstName, lastName].map((part) => cleanText(String(part)).toLowerCase())
  const birth = birthOf(dateOfBirth)
  return birth === null || name[0] === '' || !isPerson(row) ? null : [...name, birth].join('|')
}

function birthOf(input: InputValue): string | null {
  try {
    return parseDate(datePartsOf(input))
  } catch (error) {
    if (error instanceof InvalidInputError) return null
    throw error
  }
}
