import { InvalidInputError } from '@coverkit/core'

/** A chosen occupation as the text of one field: its number, a space, and its name. Empty while none is chosen. */
export const occupationInput = (id: number | null, name: string | null): string =>
  id === null || name === null ? '' : `${id} ${name}`

/** @throws InvalidInputError `required` while none is chosen */
export function readOccupation(text: string): { readonly id: number; readonly name: string } {
  const [, id, name] = /^(\d{1,6}) (.+)$/.exec(text) ?? []
  if (!id || !name) throw new InvalidInputError('', 'required')
  return { id: Number(id), name }
}
