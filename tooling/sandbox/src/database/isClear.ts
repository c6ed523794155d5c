import { type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'

/** Finds rows that an earlier release stored in clear: sealed content is a text, and cleared content is empty. */
export const isClear = (column: AnyPgColumn): SQL =>
  sql`(jsonb_typeof(${column}) = 'object' and ${column} <> '{}')`
