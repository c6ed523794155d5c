import { type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'

/** Rows whose content an earlier release left in clear: sealed content is a text, and what was cleared is empty. */
export const isClear = (column: AnyPgColumn): SQL =>
  sql`(jsonb_typeof(${column}) = 'object' and ${column} <> '{}')`
