import type { ApiError } from '../ApiError.ts'
import { failure, type Result } from '../Result.ts'
import type { ReportPaths } from './readAnswer.ts'

interface Called {
  readonly method: string
  readonly path: string
}

interface Logger {
  readonly warn: (line: string) => void
}

/** An answer that fits nothing has as many paths as it has fields. */
const MOST_PATHS = 20
const OK = 200

/** The line of the log about an answer that can't be read, without a value of it. */
export function unreadableLine({ method, path }: Called, status: number, paths: readonly string[]): string {
  const places = paths.slice(0, MOST_PATHS).map((place) => place || 'the whole answer')
  return `Unreadable answer: ${method.toUpperCase()} ${path}, ${status}: ${places.join(', ')}`
}

/** Reports what can't be read of the JSON in the field `data` of a call's answer. */
export const reportData =
  (client: Logger, called: Called): ReportPaths =>
  (paths) =>
    client.warn(
      unreadableLine(
        called,
        OK,
        paths.map((path) => (path ? `data.${path}` : 'data')),
      ),
    )

/** The failure of an answer whose fields fit, and whose parts don't fit each other. */
export function unfit(client: Logger, called: Called, paths: readonly string[]): Result<never, ApiError> {
  client.warn(unreadableLine(called, OK, paths))
  return failure({ kind: 'unreadable' })
}
