import {
  IDENTITY_DOCUMENTS,
  type IdentityDocumentType,
  type IdentityField,
} from '@coverkit/core/identity-check'
import { DOCUMENT_NAMES, FIELD_WORDS, identityCopy, NUMBER_WORDS } from './copy.ts'
import { fieldName } from './IdentityForm.ts'
import { isIdentityField } from './isIdentityField.ts'

const { mismatch: copy } = identityCopy.result

/** A detail that did not match: the field of the form, and the sentence above the form. */
export interface MismatchError {
  readonly field: string
  readonly message: string
}

/**
 * Returns the form's errors for the details that the server reports as mismatches, such as `passport.number` or
 * `person.name`.
 */
export function mismatchErrors(mismatches: readonly string[]): readonly MismatchError[] {
  return mismatches.flatMap((mismatch) => {
    if (mismatch === 'person.name') return [{ field: 'familyName', message: copy.name }]
    if (mismatch === 'person.dateOfBirth') return [{ field: 'dateOfBirth', message: copy.dateOfBirth }]
    const [name = '', field = ''] = mismatch.split('.')
    const type = IDENTITY_DOCUMENTS.find((one) => one === name)
    if (type === undefined || !isIdentityField(field)) return []
    const message = copy.detail(DOCUMENT_NAMES[type].label, inText(type, field))
    return [{ field: fieldName(type, field), message }]
  })
}

function inText(type: IdentityDocumentType, field: IdentityField): string {
  const label = field === 'number' ? NUMBER_WORDS[type]?.label : undefined
  return label && type === 'driverLicence' ? 'licence number' : FIELD_WORDS[field].inText
}
