import type { ZodMiniType } from 'zod/mini'
import type { ApiError } from '../ApiError.ts'
import { failure, type Result, success } from '../Result.ts'
import { isRecord } from './isRecord.ts'
import { parseJson } from './parseJson.ts'
import { rewritten } from './rewritten.ts'

/** Takes the paths of what does not fit in an unreadable answer: `reference`, `policies.0.id`, empty for the whole. */
export type ReportPaths = (paths: readonly string[]) => void

/**
 * Returns a value from outside as the schema's type, or `unreadable`. Keys that the schema does not name are dropped. A field
 * without a value may be null, and an identifier a whole number.
 */
export function readValue<Value>(
  schema: ZodMiniType<Value>,
  value: unknown,
  report: ReportPaths = () => undefined,
): Result<Value, ApiError> {
  const read = schema.safeParse(value)
  if (read.success) return success(read.data)
  const same = rewritten(value, read.error.issues)
  const again = same === null ? read : schema.safeParse(same)
  if (again.success) return success(again.data)
  report([...new Set(read.error.issues.map(({ path }) => path.join('.')))])
  return failure({ kind: 'unreadable' })
}

/** JSON in a string, such as the field `data` of some answers. */
export function readText<Value>(
  schema: ZodMiniType<Value>,
  text: unknown,
  report?: ReportPaths,
): Result<Value, ApiError> {
  return readValue(schema, typeof text === 'string' ? parseJson(text) : undefined, report)
}

/**
 * The body of a 2xx, JSON in a text or a file as it is: `successful: false` is a refusal, whatever the status says; a `reason` is
 * its code. An empty body says what `{}` does, which is all that a save has to say.
 */
export function readAnswer<Value>(
  schema: ZodMiniType<Value>,
  text: unknown,
  status: number,
  report?: ReportPaths,
): Result<Value, ApiError> {
  if (text instanceof Blob) return readValue(schema, text, report)
  const value = typeof text === 'string' ? parseJson(text.trim() || '{}') : undefined
  if (isRecord(value) && value.successful === false) {
    const { reason } = value
    const errors = typeof reason === 'string' ? [{ field: '', code: reason }] : []
    return failure({ kind: 'invalid', errors, status })
  }
  return readValue(schema, value, report)
}
