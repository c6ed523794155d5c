import { STATUS_CODES } from 'node:http'
import type { Problem } from './Problem.ts'
import { TITLES } from './titles.ts'

const MOST_ERRORS = 100
const LONGEST_FIELD = 200

/** Returns the text of an `application/problem+json` answer; `reference` is the request's id in the log. */
export function problemBody({ status, errors, details }: Problem, reference: string): string {
  return JSON.stringify({
    type: 'about:blank',
    title: TITLES[status] ?? STATUS_CODES[status] ?? 'Error',
    status,
    reference,
    errors: errors
      .slice(0, MOST_ERRORS)
      .map(({ field, code }) => ({ field: field.slice(0, LONGEST_FIELD).toWellFormed(), code })),
    ...details,
  })
}
