import { applicationFlow } from '../../flow.ts'
import { missingCopy, missingFields } from './copy.ts'
import type { MissingStep } from './missing.ts'

/** More than these are no help in one line. */
const MOST_NAMED = 3

/** A step with what is to be done there: `Payment: the account number, which isn’t stored on this device`. */
export function missingWords({ step, fields }: MissingStep): string {
  const named = fields.flatMap((field) => missingFields[field.split('.').at(-1) ?? ''] ?? [])
  const isNamed = named.length === fields.length && named.length > 0 && named.length <= MOST_NAMED
  const words = isNamed ? [...new Set(named)].join('; ') : missingCopy.steps[step]
  return `${applicationFlow.labels[step]}: ${words}`
}
