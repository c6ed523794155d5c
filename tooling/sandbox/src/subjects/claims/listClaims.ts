import { desc, eq } from 'drizzle-orm'
import { callerOf } from '../../auth/authenticate.ts'
import type { Operation } from '../../services/Operation.ts'
import { claimOf, filesOf } from './claimRows.ts'
import { claims } from './tables.ts'

const MOST = 100

/** Lists the caller's own claims, newest first. */
export const listClaims: Operation<'listClaims'> = async (services, request) => {
  const { queries } = services.database
  const rows = await queries
    .select()
    .from(claims)
    .where(eq(claims.owner, callerOf(request).subject))
    .orderBy(desc(claims.lodgedAt), claims.id)
    .limit(MOST)
  const files = await filesOf(
    queries,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => claimOf(services, row, files))
}
