import { bankOf, InvalidInputError, parseBsb } from '@coverkit/core'

/** The bank of a BSB as typed: `isSound` says whether it is a BSB at all, `name` is null where the table has no bank for it. */
export function bankOfText(text: string): { readonly isSound: boolean; readonly name: string | null } {
  try {
    return { isSound: true, name: bankOf(parseBsb(text)) }
  } catch (error) {
    if (error instanceof InvalidInputError) return { isSound: false, name: null }
    throw error
  }
}
