import type { TestedOperation } from '../src/testing/documentOperations.ts'
import { failed, type Outcome, ok, skipped } from './Check.ts'
import { FIELD_COSTS, OPERATION_COSTS } from './costs.ts'
import { misfits, missingExtensions, parseJson } from './fit.ts'
import { isExtension } from './operations.ts'
import type { Answer } from './send.ts'

/** How servers say that they have no such operation, with whatever body. */
const ABSENT: readonly number[] = [404, 405, 501]
const TOO_MANY = 429
/** How an operation refuses an empty request, or one without a token. */
const REFUSALS: readonly number[] = [400, 401, 403, 409, 415, 422]
const MOST_PROBLEMS = 3
const MOST_FIELDS = 5

/** Ours, and yet a site can't do without it: the reason. */
const NEEDED: Readonly<Record<string, string>> = { compareQuotes: 'without it nobody sees a price' }
/** Not ours, and yet a site can do without it. */
const SPARED: Readonly<Record<string, string>> = {
  googleLogin:
    'Google is not offered where googleClientId is blank; where it is set, its button leads nowhere',
}

/** Whether a site can do without an operation. */
export const isSpared = (operation: TestedOperation): boolean =>
  operation.id in SPARED || (isExtension(operation) && !(operation.id in NEEDED))

export const isAbsent = ({ status }: Answer): boolean => ABSENT.includes(status)

const isSuccess = ({ status }: Answer) => status >= 200 && status < 300

/** An operation that answers as if it weren't there. */
export function absent(operation: TestedOperation, { status }: Answer): Outcome {
  const { id } = operation
  if (!isSpared(operation))
    return failed(`it answers ${status}, and ${NEEDED[id] ?? "the site can't do without it"}`)
  const cost = SPARED[id] ?? OPERATION_COSTS.find(({ operations }) => operations.includes(id))?.without
  return { status: 'not offered', message: '', notes: cost === undefined ? [] : [cost] }
}

function withoutSuccess(operation: TestedOperation, answer: Answer): Outcome {
  if (isAbsent(answer)) return absent(operation, answer)
  if (answer.status === TOO_MANY) return skipped('it answers 429: too many requests for now')
  return failed(`it answers ${answer.status}; the contract says 200`)
}

/** The value of an answer, an empty one like the site; undefined for what is no JSON. */
export const bodyOf = ({ text }: Answer): unknown => parseJson(text.trim() || '{}')

/** Judges an answer by what the site can read of it. */
export function readable(operation: TestedOperation, answer: Answer): Outcome {
  if (!isSuccess(answer)) return withoutSuccess(operation, answer)
  const value = bodyOf(answer)
  if (value === undefined) return failed(`its answer is not JSON (${typeOf(answer)})`)
  if (isRefusal(value)) return failed('`successful` is false, which the site takes for a refusal')
  const problems = misfits(operation.id, value)
  if (problems.length === 0) return ok(...fieldNotes(operation.id, value))
  const more = problems.length - MOST_PROBLEMS
  return failed(problems.slice(0, MOST_PROBLEMS).join('; ') + (more > 0 ? `; and ${more} more` : ''))
}

const typeOf = ({ headers }: Answer) => headers.get('content-type') ?? 'without a content type'

const isRefusal = (value: unknown) =>
  typeof value === 'object' && value !== null && 'successful' in value && value.successful === false

function fieldNotes(id: string, value: unknown): readonly string[] {
  const missing = missingExtensions(id, value)
  return FIELD_COSTS.filter(({ operation }) => operation === id).flatMap(({ fields, without }) => {
    const lacking = [...missing].filter((name) => fields.length === 0 || fields.includes(name))
    return lacking.length > 0 ? [`without ${namesOf(lacking)}: ${without}`] : []
  })
}

function namesOf(names: readonly string[]): string {
  const more = names.length - MOST_FIELDS
  const first = names.slice(0, MOST_FIELDS).map((name) => `\`${name}\``)
  return first.join(', ') + (more > 0 ? ` and ${more} more` : '')
}

/** Judges the answer to a request that an operation has to refuse. */
export function refused(operation: TestedOperation, answer: Answer): Outcome {
  if (REFUSALS.includes(answer.status)) return ok()
  if (isSuccess(answer))
    return ok(`it accepts an empty request (${answer.status}), which the contract refuses`)
  return withoutSuccess(operation, answer)
}
