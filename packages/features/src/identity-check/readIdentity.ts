import {
  type IdentityAnswers,
  type IdentityDocument,
  type IdentityFault,
  validateIdentity,
} from '@coverkit/core/identity-check'
import type { InputReader } from '#common/form/readFields.ts'
import { today } from '#fields/controls'
import { answersOf, fieldName, type IdentityForm } from './IdentityForm.ts'
import { isIdentityField } from './isIdentityField.ts'
import { documentMessage, identityMessage } from './messages.ts'

/** The holder whose check is read, and the way of checking. */
export type IdentitySubject = Pick<IdentityAnswers, 'policyHolder' | 'way'>

/** Reads the form by core's own rules, as the backend does again. */
export const identityReader = (
  subject: IdentitySubject,
  on: () => string = today,
): InputReader<IdentityForm, string, IdentityAnswers> => ({
  messages(form) {
    const answers = answersOf(form, subject)
    const faults = validateIdentity(answers, { on: on() })
    return new Map(faults.map((fault) => messageOf(answers.documents, fault)))
  },
  read: (form) => answersOf(form, subject),
})

/** Which field of the form a fault is about, and its sentence. */
function messageOf(
  documents: readonly IdentityDocument[],
  { field, code }: IdentityFault,
): readonly [string, string] {
  const [place = '', index = '', ...rest] = field.split('.')
  const type = place === 'documents' ? documents[Number(index)]?.type : undefined
  if (place === 'person') return [index, identityMessage(index, code)]
  if (type === undefined || index === '') return ['documents', identityMessage('documents', code)]
  const [member = '', name = ''] = rest
  if (member === 'fields' && isIdentityField(name))
    return [fieldName(type, name), documentMessage(type, name, code)]
  if (member === 'otherName') return [fieldName(type, 'otherName'), identityMessage('otherName', code, type)]
  if (member === 'fileNumber') return [fieldName(type, 'photo'), identityMessage('photo', code, type)]
  return ['documents', identityMessage('documents', code)]
}
