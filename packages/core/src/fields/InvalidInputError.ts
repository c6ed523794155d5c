/** Codes of invalid values; each code has one message. */
export const FIELD_CODES = [
  'required',
  'format',
  'whole-number',
  'min',
  'max',
  'range',
  'too-long',
  'match',
  'choice',
  'not-a-date',
  'future',
  'too-young',
  'too-old',
  'expired',
  'characters',
  'repeated',
] as const
/** A code of an invalid value. */
export type FieldCode = (typeof FIELD_CODES)[number]

/** Thrown by `parse*` functions only. `path` is the dotted path of the value, empty when it stands alone. */
export class InvalidInputError extends Error {
  readonly path: string
  readonly code: FieldCode

  constructor(path: string, code: FieldCode) {
    super(path === '' ? code : `${path}: ${code}`)
    this.name = 'InvalidInputError'
    this.path = path
    this.code = code
  }
}
