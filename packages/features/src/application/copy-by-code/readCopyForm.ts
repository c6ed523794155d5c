import { InvalidInputError, parseDate } from '@coverkit/core'
import { inputReader, readFields } from '#common/form/readFields.ts'
import { parseCode } from '../sign/readSigning.ts'
import { copyByCodeCopy } from './copy.ts'

const { enter: copy } = copyByCodeCopy

export const emptyCopyForm = { code: '', dateOfBirth: { day: '', month: '', year: '' } }

/** What opens the copy of an application. */
export interface CopyKeys {
  /** Six digits. */
  readonly code: string
  /** `YYYY-MM-DD`. */
  readonly dateOfBirth: string
}

/** Reads the mailed code and the date of birth. */
export const copyFormReader = inputReader(
  (input: typeof emptyCopyForm) => {
    const { errors, read } = readFields<'code' | 'dateOfBirth'>()
    const code = read('code', () => parseCode(input.code))
    const dateOfBirth = read('dateOfBirth', () => parseBirthDate(input.dateOfBirth))
    return code === undefined || dateOfBirth === undefined ? { errors } : { read: { code, dateOfBirth } }
  },
  (field, code) => {
    if (field === 'code') return copy.codeMissing
    return code === 'required' ? copy.dateMissing : copy.dateFormat
  },
)

function parseBirthDate(parts: (typeof emptyCopyForm)['dateOfBirth']): string {
  if (Object.values(parts).every((part) => part.trim() === ''))
    throw new InvalidInputError('dateOfBirth', 'required')
  return parseDate(parts)
}
