import { InvalidInputError } from '@coverkit/core'
import type { KnownOccupation } from './knownOccupation.ts'

/** A chosen occupation as the text of one field: its number, a space, and its name. Empty while none is chosen. */
export const occupationInput = (id: number | null, name: string | null): string =>
  id === null || name === null ? '' : `${id} ${name}`

/** The occupation that such a text names; null for any other text. */
export function occupationOf(text: string): KnownOccupation | null {
  const [, id, name] = /^(\d{1,6}) (.+)$/.exec(text) ?? []
  return id && name ? { id: Number(id), name } : null
}

/** @throws InvalidInputError `required` while none is chosen */
export function readOccupation(text: string): KnownOccupation {
  const occupation = occupationOf(text)
  if (!occupation) throw new InvalidInputError('', 'required')
  return occupation
}
