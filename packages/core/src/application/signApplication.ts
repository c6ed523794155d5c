import { cleanText } from '../fields/cleanText.ts'
import type { PolicyHolder } from './holderFields.ts'
import type { ApplicationAnswers, Signature } from './types.ts'

/** Answers that holders sign: an application, or a transfer of policies. */
type Signed = Pick<ApplicationAnswers, 'holders' | 'declarations'>

function comparable(name: string | null): string {
  return cleanText(name ?? '').toLowerCase()
}

/** Whether a signature is of a holder: it begins with the first and ends with the last name, in any case. */
export function signatureMatches(
  name: string,
  { firstName, lastName }: Pick<PolicyHolder, 'firstName' | 'lastName'>,
): boolean {
  const signed = ` ${comparable(name)} `
  const [first, last] = [comparable(firstName), comparable(lastName)]
  const separate = first.length + last.length < signed.trim().length
  return (
    first !== '' && last !== '' && separate && signed.startsWith(` ${first} `) && signed.endsWith(` ${last} `)
  )
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
