export interface FieldError {
  /** The dotted path in the request; empty for the request as a whole. */
  field: string
  code: string
}

/** An error answer; it becomes `application/problem+json`. */
export class Problem extends Error {
  override readonly name = 'Problem'
  readonly status: number
  readonly errors: FieldError[]
  readonly retryAfterSeconds: number | null
  /** Further members that the document allows. */
  readonly details: object

  constructor(
    status: number,
    errors: FieldError[] = [],
    retryAfterSeconds: number | null = null,
    details: object = {},
  ) {
    super(`${status} ${errors.map(({ code }) => code).join(' ')}`)
    this.status = status
    this.errors = errors
    this.retryAfterSeconds = retryAfterSeconds
    this.details = details
  }
}

export const unavailable = (code = 'unavailable', retryAfterSeconds = 1) =>
  new Problem(503, [{ field: '', code }], retryAfterSeconds)

export const notFound = () => new Problem(404, [{ field: '', code: 'not-found' }])
