import { isFullNameOf } from '../fields/comparableName.ts'
import type { PolicyHolder } from './holderFields.ts'
import type { ApplicationAnswers, Signature } from './types.ts'

/** Answers that holders sign: an application, or a transfer of policies. */
type Signed = Pick<ApplicationAnswers, 'holders' | 'declarations'>

/** Whether a signature is of a holder: it begins with the first and ends with the last name, or is their one name. */
export function signatureMatches(
  name: string,
  { firstName, lastName }: Pick<PolicyHolder, 'firstName' | 'lastName'>,
): boolean {
  return isFullNameOf(name, firstName, lastName)
}

/** Signs for one holder in place of an earlier signature of theirs. A holder who is not on the application signs nothing. */
export function signApplication<Answers extends Signed>(answers: Answers, signature: Signature): Answers {
  const { holders, declarations } = answers
  if (!holders.some(({ id }) => id === signature.holderId)) return answers
  const others = declarations.filter(({ holderId }) => holderId !== signature.holderId)
  const order = holders.map(({ id }) => id)
  const signed = [...others, signature].sort(
    (one, other) => order.indexOf(one.holderId) - order.indexOf(other.holderId),
  )
  return { ...answers, declarations: signed }
}
