import type { FieldError } from '../problem/Problem.ts'
import type { Services } from './Services.ts'

/** Refuses a code that is no insurer's: the document leaves open which insurers a backend has. */
export const insurerErrors = (
  { vendors }: Pick<Services, 'vendors'>,
  code: string | null,
  field: string,
): FieldError[] => (code === null || vendors.has(code) ? [] : [{ field, code: 'unknown' }])
