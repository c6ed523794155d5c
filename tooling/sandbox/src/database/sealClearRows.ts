import { and, eq, sql } from 'drizzle-orm'
import type { Sealing } from '../sealing/makeSealing.ts'
import { sealJson } from '../sealing/sealedJson.ts'
import { CLEAR_ROWS } from './clearRows.ts'
import type { Queries } from './Database.ts'
import { signingKeys } from './tables/identity.ts'

/**
 * Seals what earlier releases stored in clear. May be interrupted and repeated: a row is sealed by one statement, and only
 * while it still is in clear, so that of two starts on one database one does it.
 */
export async function sealClearRows(queries: Queries, sealing: Sealing): Promise<void> {
  await sealKeys(queries, sealing)
  for (const seal of CLEAR_ROWS) while (await seal(queries, sealing));
}

async function sealKeys(queries: Queries, sealing: Sealing): Promise<void> {
  const { purpose, privateJwk, laterKeys } = signingKeys
  const isObject = sql`jsonb_typeof(${privateJwk}) = 'object'`
  const isList = sql`(jsonb_typeof(${laterKeys}) = 'array' and ${laterKeys} <> '[]')`
  for (const row of await queries.select().from(signingKeys).where(sql`${isObject} or ${isList}`)) {
    const isThis = eq(purpose, row.purpose)
    if (typeof row.privateJwk !== 'string')
      await queries
        .update(signingKeys)
        .set({ privateJwk: sealJson(sealing, 'signing key', row.purpose, row.privateJwk) })
        .where(and(isThis, isObject))
    if (typeof row.laterKeys !== 'string')
      await queries
        .update(signingKeys)
        .set({ laterKeys: sealJson(sealing, 'later signing keys', row.purpose, row.laterKeys) })
        .where(and(isThis, isList))
  }
}
