import { InvalidInputError, parseConfirmationCode, parseDate } from '@coverkit/core'
import { inputReader, readFields } from '#common/form/readFields.ts'
import { codeFieldCopy } from '#common/send-new-code/codeFieldCopy.ts'

export const emptyCodeAndDate = { code: '', dateOfBirth: { day: '', month: '', year: '' } }

/** A mailed code, and the date of birth of whom it was mailed to. */
export interface CodeAndDate {
  /** Six digits. */
  readonly code: string
  /** `YYYY-MM-DD`. */
  readonly dateOfBirth: string
}

/** Errors for a missing or invalid date. */
export interface CodeAndDateErrors {
  readonly dateMissing: string
  readonly dateFormat: string
}

const texts = { code: ({ code }: typeof emptyCodeAndDate) => parseConfirmationCode(code) }

/** Reads a mailed code and a date of birth. */
export const codeAndDateReader = (words: CodeAndDateErrors) =>
  inputReader(
    (input: typeof emptyCodeAndDate) => {
      const { errors, read } = readFields<'code' | 'dateOfBirth'>()
      const code = read('code', () => texts.code(input))
      const dateOfBirth = read('dateOfBirth', () => parseBirthDate(input.dateOfBirth))
      return code === undefined || dateOfBirth === undefined ? { errors } : { read: { code, dateOfBirth } }
    },
    (field, code) => {
      if (field === 'code') return codeFieldCopy.missing
      return code === 'required' ? words.dateMissing : words.dateFormat
    },
    texts,
  )

function parseBirthDate(parts: (typeof emptyCodeAndDate)['dateOfBirth']): string {
  if (Object.values(parts).every((part) => part.trim() === ''))
    throw new InvalidInputError('dateOfBirth', 'required')
  return parseDate(parts)
}
