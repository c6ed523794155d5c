import { InvalidInputError } from '../fields/InvalidInputError.ts'
import { parseFullName } from '../fields/parseName.ts'
import { list, object, type Read } from '../fields/read.ts'
import { freeText, parseInstant } from './answerParsers.ts'
import { holderFields, type PolicyHolder } from './holderFields.ts'
import { MAXIMUM_HOLDERS } from './holders.ts'
import { optionalText, refuseRepeated, requiredText, rowId } from './readText.ts'
import type { Signature } from './types.ts'

/** Reads a policy holder, every answer but the row's id nullable. */
export const readHolder: Read<PolicyHolder> = (value, path) => holderFields.parse(value, path)

/** Reads up to two policy holders. */
export const readHolders: Read<PolicyHolder[]> = list(readHolder, MAXIMUM_HOLDERS)

/** Reads a signature of each holder at most. */
export const readSignatures: Read<Signature[]> = list(
  object<Signature>({
    holderId: rowId,
    name: requiredText(parseFullName),
    signedAt: requiredText(parseInstant),
    shownHash: optionalText(freeText(128)),
  }),
  MAXIMUM_HOLDERS,
)

/** Refuses an application or a transfer without a holder, and two holders with one row id. */
export function checkHolders(holders: readonly PolicyHolder[]): void {
  if (holders.length === 0) throw new InvalidInputError('holders', 'min')
  refuseRepeated(
    holders.map(({ id }) => id),
    (index) => `holders.${index}.id`,
  )
}

/** Refuses two signatures of one holder (`match`), and one whose holder is not listed (`choice`). */
export function checkSigners(holders: readonly PolicyHolder[], declarations: readonly Signature[]): void {
  const signers = declarations.map(({ holderId }) => holderId)
  refuseRepeated(signers, (index) => `declarations.${index}.holderId`)
  const ids = new Set(holders.map(({ id }) => id))
  const stranger = signers.findIndex((signer) => !ids.has(signer))
  if (stranger >= 0) throw new InvalidInputError(`declarations.${stranger}.holderId`, 'choice')
}
