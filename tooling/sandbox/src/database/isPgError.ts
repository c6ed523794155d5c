import { DrizzleQueryError } from 'drizzle-orm'

/** Whether a query failed with one of PostgreSQL's codes, such as `23505` for a value that must be unique. */
export const isPgError = (error: unknown, code: string): boolean =>
  error instanceof DrizzleQueryError &&
  error.cause !== undefined &&
  'code' in error.cause &&
  error.cause.code === code
