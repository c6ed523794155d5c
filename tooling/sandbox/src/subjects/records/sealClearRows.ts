import { and, eq, sql } from 'drizzle-orm'
import { signingKeys } from '../../codes/tables.ts'
import type { Queries } from '../../database/Database.ts'
import type { Sealing } from '../../sealing/makeSealing.ts'
import { sealJson } from '../../sealing/sealedJson.ts'
import { CLEAR_ROWS } from './clearRows.ts'

/**
 * Seals rows that earlier releases stored in clear. It may be interrupted and repeated: one statement seals a row,
 * and only if it is still in clear, so of two starts on one database only one seals it.
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
