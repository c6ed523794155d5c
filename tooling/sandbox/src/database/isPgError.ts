import { DrizzleQueryError } from 'drizzle-orm'

/** Checks whether a query failed with a PostgreSQL code, such as `23505` for a duplicate of a unique value. */
export const isPgError = (error: unknown, code: string): boolean =>
  error instanceof DrizzleQueryError &&
  error.cause !== undefined &&
  'code' in error.cause &&
  error.cause.code === code
