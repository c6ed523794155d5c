import type { ApiError, Result, StoredFile } from '@coverkit/api-client'
import type { SendOutcome } from './SendFile.ts'
import type { UploadFault } from './Upload.ts'

/** Codes by which the server refuses a file, and what each is called here. */
const FAULTS: Readonly<Record<string, UploadFault>> = {
  empty: 'empty',
  type: 'type',
  broken: 'broken',
  dimensions: 'dimensions',
  locked: 'locked',
  'active-content': 'active-content',
  infected: 'infected',
  'too-large': 'too-large',
  'too-much': 'too-much',
  final: 'final',
}

const faultOf = (codes: readonly string[]): UploadFault =>
  codes.flatMap((code) => (Object.hasOwn(FAULTS, code) ? FAULTS[code] : []) ?? [])[0] ?? 'not-taken'

const stopped = (why: (SendOutcome & { kind: 'stopped' })['why']): SendOutcome => ({ kind: 'stopped', why })

/** How a request ended that sends a file. */
export function outcomeOfError(error: ApiError): SendOutcome {
  switch (error.kind) {
    case 'network':
    case 'timeout':
    case 'aborted':
      return stopped('connection')
    case 'busy':
      return { kind: 'stopped', why: 'busy', retryAfterMs: error.retryAfterMs }
    case 'unauthorised':
      return stopped('signed-out')
    case 'invalid':
      return { kind: 'refused', fault: faultOf(error.errors.map(({ code }) => code)) }
    case 'forbidden':
    case 'not-found':
      return { kind: 'refused', fault: 'not-taken' }
    case 'server':
    case 'unreadable':
      return stopped('unsure')
  }
}

/** How a file ended that the client sent in one request. `taken`: another file has the number. */
export function outcomeOfAnswer(answer: Result<StoredFile, ApiError>): SendOutcome | { kind: 'taken' } {
  if (answer.ok) return { kind: 'uploaded' }
  const { error } = answer
  const isTaken = error.kind === 'invalid' && error.errors.some(({ code }) => code === 'taken')
  return isTaken ? { kind: 'taken' } : outcomeOfError(error)
}

/** The error of a file that the client did not send itself. */
export function errorOfOutcome(outcome: Exclude<SendOutcome, { kind: 'uploaded' }>): ApiError {
  if (outcome.kind === 'refused')
    return { kind: 'invalid', status: 422, errors: [{ field: '', code: outcome.fault }] }
  switch (outcome.why) {
    case 'connection':
      return { kind: 'network' }
    case 'busy':
      return { kind: 'busy', errors: [], retryAfterMs: outcome.retryAfterMs ?? null }
    case 'signed-out':
      return { kind: 'unauthorised' }
    default:
      return { kind: 'unreadable' }
  }
}

const LOCKED = 423
const BUSY: readonly number[] = [408, 425, 429, LOCKED, 503]
/** The server has more, or less, of the file than this page knows: it is asked again. */
const OFFSET = 'offset'
const TOO_LARGE = 413

/** How a piece ended that the server answered otherwise than with success. Zero: it did not answer. */
export function outcomeOfStatus(status: number, body: string): SendOutcome {
  if (status === 0) return stopped('connection')
  if (status === 401) return stopped('signed-out')
  if (BUSY.includes(status)) return stopped('busy')
  if (status < 400 || status >= 500) return stopped('unsure')
  if (status === TOO_LARGE) return { kind: 'refused', fault: 'too-large' }
  const codes = codesOf(body)
  if (codes.includes(OFFSET)) return stopped('connection')
  return { kind: 'refused', fault: faultOf(codes) }
}

/** The codes of a problem's body; none of another body. */
export function codesOf(body: string): readonly string[] {
  try {
    const problem: unknown = JSON.parse(body)
    const errors: unknown = typeof problem === 'object' && problem ? Reflect.get(problem, 'errors') : []
    return Array.isArray(errors) ? errors.map((error: { code?: unknown }) => String(error?.code)) : []
  } catch {
    return []
  }
}
