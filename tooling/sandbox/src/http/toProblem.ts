import type { ErrorObject } from 'ajv'
import type { FastifyError } from 'fastify'
import { isDatabaseDown, isStorageFull } from '../problem/isDatabaseDown.ts'
import { type FieldError, Problem, unavailable } from '../problem/Problem.ts'
import { RequestRefused } from '../rating/RequestRefused.ts'

/** Freeing disk space takes longer than a second. */
const STORAGE_SECONDS = 5

/** Returns the problem that answers an error; null for a failure of the backend. */
export function toProblem(error: unknown): Problem | null {
  if (error instanceof Problem) return error
  if (error instanceof RequestRefused)
    return new Problem(
      422,
      error.problems.map(({ path, code }) => ({ field: path, code })),
    )
  if (isStorageFull(error)) return unavailable('storage-full', STORAGE_SECONDS)
  if (isDatabaseDown(error)) return unavailable()
  return isFastifyError(error) ? fromFastify(error) : null
}

export const toProblemOrFailure = (error: unknown): Problem =>
  toProblem(error) ?? new Problem(500, [{ field: '', code: 'failed' }])

const isFastifyError = (error: unknown): error is FastifyError => error instanceof Error && 'code' in error

function fromFastify(error: FastifyError): Problem | null {
  if (error.validation)
    return new Problem(
      error.validationContext === 'body' ? 422 : 400,
      fieldErrors(error.validation as unknown as ErrorObject[]),
    )
  const { statusCode } = error
  if (statusCode === undefined || statusCode < 400 || statusCode > 499) return null
  return new Problem(statusCode, [{ field: '', code: CODES[statusCode] ?? 'malformed' }])
}

const CODES: Record<number, string> = { 404: 'not-found', 413: 'too-large', 415: 'media-type' }

/** Returns one entry for each broken value. Of a rule "this or null" only the branch without null counts. */
function fieldErrors(errors: ErrorObject[]): FieldError[] {
  const reported = ofTaggedBranch(errors).filter(
    (error) =>
      !(error.keyword === 'type' && error.params.type === 'null') &&
      !(error.keyword === 'oneOf' && errors.some((other) => other !== error && isDeeper(other, error))),
  )
  return (reported.length > 0 ? reported : errors).map((error) => ({
    field: fieldOf(error),
    code: error.keyword,
  }))
}

/** Returns only the selected branch's errors, for alternatives with a discriminating constant. */
function ofTaggedBranch(errors: ErrorObject[]): ErrorObject[] {
  const branchOf = ({ schemaPath }: ErrorObject) => /^.*?\/oneOf\/\d+\//.exec(schemaPath)?.[0] ?? ''
  const notMeant = new Set(errors.filter(({ keyword }) => keyword === 'const').map(branchOf))
  notMeant.delete('')
  if (notMeant.size === 0) return errors
  const meant = errors.filter((error) => !notMeant.has(branchOf(error)))
  const isReported = ({ keyword }: ErrorObject) => keyword !== 'oneOf'
  return meant.some(isReported)
    ? meant.filter(isReported)
    : errors.filter(({ keyword }) => keyword === 'const')
}

const isDeeper = (other: ErrorObject, error: ErrorObject) =>
  other.instancePath.startsWith(error.instancePath) && other.params.type !== 'null'

function fieldOf({ instancePath, params }: ErrorObject): string {
  const missing = params.missingProperty ?? params.additionalProperty
  const steps = instancePath.split('/').slice(1).map(unescapePointer)
  return [...steps, ...(typeof missing === 'string' ? [missing] : [])].join('.')
}

const unescapePointer = (step: string) => step.replaceAll('~1', '/').replaceAll('~0', '~')
