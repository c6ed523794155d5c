import { codeOf } from '../fields/codeOf.ts'
import type { FieldCode } from '../fields/InvalidInputError.ts'
import type { TextParser } from './TextParser.ts'
import type { ApplicationStep } from './types.ts'

/**
 * Codes of a submission's faults that no field finds in its own value: shares that do not total 100 %, an answer
 * that differs from the quoted price's, cover that the rules forbid, a document that was not read.
 */
const APPLICATION_CODES = [
  'beneficiaries-total',
  'differs-from-quote',
  'cover-rule',
  'document-not-read',
] as const
/** The code of a submission's fault. */
export type ApplicationCode = FieldCode | (typeof APPLICATION_CODES)[number]

/** One thing that a submission lacks, and the step on which it is answered. */
export interface ApplicationFault {
  readonly step: ApplicationStep
  /** Dotted path in the answers, such as `holders.0.email`; `quote.…` and `selected` are of the quote. */
  readonly field: string
  readonly code: ApplicationCode
}

/** Returns the error of a text, or null for a valid one; a blank text is an error only where it is required. */
export function textFault(value: string | null, parse: TextParser, isRequired = true): FieldCode | null {
  if (value === null || value === '') return isRequired ? 'required' : null
  return codeOf(() => parse(value, {}))
}

/** The faults of a step out of fields with their codes, those without a fault left out. */
export function faultsAt(
  step: ApplicationStep,
  codes: readonly (readonly [field: string, code: ApplicationCode | null])[],
): ApplicationFault[] {
  return codes.flatMap(([field, code]) => (code === null ? [] : [{ step, field, code }]))
}
