import type { FieldCode } from '../fields/InvalidInputError.ts'
import { parseFullName } from '../fields/parseName.ts'
import { parseInstant } from './answerParsers.ts'
import { textFault } from './faults.ts'
import { signatureMatches } from './signApplication.ts'
import type { ApplicationAnswers } from './types.ts'

/** Returns the fault of the first holder's signature; null if it is valid. The second holder signs later. */
export function signatureCode({
  holders,
  declarations,
}: Pick<ApplicationAnswers, 'holders' | 'declarations'>): FieldCode | null {
  const [first] = holders
  const signature = declarations.find(({ holderId }) => holderId === first?.id)
  if (first === undefined || signature === undefined) return 'required'
  const code = textFault(signature.name, parseFullName) ?? textFault(signature.signedAt, parseInstant)
  return code ?? (signatureMatches(signature.name, first) ? null : 'match')
}
