import type { Address, PolicyHolder } from './holderFields.ts'
import { emptyHolder } from './holderFields.ts'
import type { ApplicationAnswers, Signature } from './types.ts'

/** Answers with holders who sign: of an application, or of a transfer. */
type Held = Pick<ApplicationAnswers, 'holders' | 'declarations'>

/** A second holder who was removed, with all that brings them back. */
export interface RemovedHolder {
  readonly holder: PolicyHolder
  readonly signatures: readonly Signature[]
}

/** Most policy holders of one application, and of one transfer. */
export const MAXIMUM_HOLDERS = 2

/** Adds the second holder under a row id of their own; an application with two takes no more. */
export function addHolder<Answers extends Held>(answers: Answers, id: string): Answers {
  const { holders } = answers
  const isTaken = holders.some((holder) => holder.id === id)
  if (holders.length >= MAXIMUM_HOLDERS || isTaken) return answers
  return { ...answers, holders: [...holders, emptyHolder(id)] }
}

/** Removes the second holder with their signature; `removed` is for `restoreHolder`. The first holder stays. */
export function removeHolder<Answers extends Held>(
  answers: Answers,
  id: string,
): { readonly answers: Answers; readonly removed: RemovedHolder | null } {
  const [first, second] = answers.holders
  if (first === undefined || second === undefined || second.id !== id) return { answers, removed: null }
  const signatures = answers.declarations.filter(({ holderId }) => holderId === id)
  const declarations = answers.declarations.filter(({ holderId }) => holderId !== id)
  return { answers: { ...answers, holders: [first], declarations }, removed: { holder: second, signatures } }
}

/** Restores a removed holder as they were, unless another holder was added in their place. */
export function restoreHolder<Answers extends Held>(
  answers: Answers,
  { holder, signatures }: RemovedHolder,
): Answers {
  const { holders, declarations } = answers
  if (holders.length >= MAXIMUM_HOLDERS || holders.some(({ id }) => id === holder.id)) return answers
  return { ...answers, holders: [...holders, holder], declarations: [...declarations, ...signatures] }
}

/** Gives one holder the home and postal address of another. */
export function copyAddress(from: PolicyHolder, to: PolicyHolder): PolicyHolder {
  const { street, city, state, postcode, postalSame, postalAddress } = from
  return { ...to, street, city, state, postcode, postalSame, postalAddress: { ...postalAddress } }
}

/** An address on one line, such as `12 Sample Street, Newtown NSW 2042`; what is blank is left out, null without any. */
export function addressLine({ street, city, state, postcode }: Address): string | null {
  const place = [city, state, postcode].filter(Boolean).join(' ')
  return [street, place].filter(Boolean).join(', ') || null
}
