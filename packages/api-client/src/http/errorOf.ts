import type { ApiError, FieldError, StoredHead } from '../ApiError.ts'
import { isRecord } from './isRecord.ts'
import { retryAfterMs } from './retryAfterMs.ts'

const BUSY: ReadonlySet<number> = new Set([408, 425, 429, 503])

function fieldErrors(body: unknown): FieldError[] {
  const errors = isRecord(body) && Array.isArray(body.errors) ? body.errors : []
  return errors.flatMap((entry: unknown) =>
    isRecord(entry) && typeof entry.field === 'string' && typeof entry.code === 'string'
      ? [{ field: entry.field, code: entry.code }]
      : [],
  )
}

function storedHead(body: unknown): { head?: StoredHead | null } {
  const head = isRecord(body) ? body.head : undefined
  if (head === null) return { head }
  if (!isRecord(head) || typeof head.rev !== 'number' || typeof head.savedAt !== 'string') return {}
  return { head: { rev: head.rev, savedAt: head.savedAt } }
}

/** Returns the error of a response other than 2xx. `body` is the parsed problem, or whatever came instead. */
export function errorOf(response: Response, body: unknown): ApiError {
  const { status } = response
  if (status === 401) return { kind: 'unauthorised' }
  if (status === 403) return { kind: 'forbidden' }
  if (status === 404 || status === 410) return { kind: 'not-found' }
  if (BUSY.has(status)) {
    const wait = retryAfterMs(response.headers, Date.now())
    return { kind: 'busy', errors: fieldErrors(body), retryAfterMs: wait }
  }
  if (status >= 400 && status < 500)
    return { kind: 'invalid', errors: fieldErrors(body), status, ...storedHead(body) }
  const reference = isRecord(body) && typeof body.reference === 'string' ? body.reference : ''
  return { kind: 'server', status, reference }
}
