import type { ZodMiniType } from 'zod/mini'
import type { ApiError } from '../ApiError.ts'
import { failure, type Result, success } from '../Result.ts'
import { isRecord } from './isRecord.ts'
import { parseJson } from './parseJson.ts'

/** A value from outside as the schema's type, or `unreadable`. Keys that the schema does not name are dropped. */
export function readValue<Value>(schema: ZodMiniType<Value>, value: unknown): Result<Value, ApiError> {
  const read = schema.safeParse(value)
  return read.success ? success(read.data) : failure({ kind: 'unreadable' })
}

/** JSON in a string, such as the field `data` of some answers. */
export function readText<Value>(schema: ZodMiniType<Value>, text: unknown): Result<Value, ApiError> {
  return readValue(schema, typeof text === 'string' ? parseJson(text) : undefined)
}

/** The body of a 2xx, JSON in a text or a file as it is: `successful: false` is a refusal, whatever the status says; a `reason` is its code. */
export function readAnswer<Value>(
  schema: ZodMiniType<Value>,
  text: unknown,
  status: number,
): Result<Value, ApiError> {
  if (text instanceof Blob) return readValue(schema, text)
  const value = typeof text === 'string' ? parseJson(text) : undefined
  if (isRecord(value) && value.successful === false) {
    const { reason } = value
    const errors = typeof reason === 'string' ? [{ field: '', code: reason }] : []
    return failure({ kind: 'invalid', errors, status })
  }
  return readValue(schema, value)
}
