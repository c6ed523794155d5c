import type { Pool } from 'pg'
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterPostgres } from 'rate-limiter-flexible'

/** So many requests in a window, which begins with the first of them. */
export interface Rate {
  requests: number
  seconds: number
}

/** Makes a limiter, whose counts have its name. */
export type MakeLimiter = (name: string, rate: Rate) => RateLimiterAbstract

/**
 * Counts in the database, so that all processes share the counts; in this process where the database is embedded,
 * and while the server does not answer. What is refused is not asked for again before its window ends.
 */
export const makeLimiters =
  (pool: Pool | null): MakeLimiter =>
  (keyPrefix, { requests: points, seconds: duration }) => {
    const inMemory = new RateLimiterMemory({ keyPrefix, points, duration })
    if (pool === null) return inMemory
    return new RateLimiterPostgres({
      storeClient: pool,
      tableName: 'rate_counts',
      // By the migrations; the purge deletes its rows.
      tableCreated: true,
      clearExpiredByTimeout: false,
      keyPrefix,
      points,
      duration,
      inMemoryBlockOnConsumed: points + 1,
      insuranceLimiter: inMemory,
    })
  }
