import { timestamp } from 'drizzle-orm/pg-core'

/** The column of the time at which a row was stored. */
export const savedAt = () => timestamp('saved_at', { withTimezone: true }).notNull().defaultNow()
