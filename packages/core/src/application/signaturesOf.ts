import { textOrNull } from '../fields/textOrNull.ts'
import type { HolderSignature } from '../generated/wire.ts'
import type { ApplicationAnswers } from './types.ts'

/** Signatures on the wire. */
export function signaturesOf({ declarations }: Pick<ApplicationAnswers, 'declarations'>): HolderSignature[] {
  return declarations.map(({ holderId, name, signedAt, shownHash }) => {
    return { rowId: holderId, signedName: name, signedAt, shownHash: textOrNull(shownHash) }
  })
}
