import { randomInt } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { oneTimeCodes } from '../database/identityTables.ts'
import type { Services } from '../Services.ts'
import { hashSecret, matchesSecret, sha256 } from './hashSecret.ts'

const DIGITS = 6
const VALID_MS = 600_000
const MOST_TRIES = 5

/** What a code is for, and whose it is. */
export interface CodeName {
  purpose: 'sign-up' | 'reset' | 'attribute' | 'contact'
  /** An address or a subject. */
  of: string
}

export type CodeOutcome = 'right' | 'wrong' | 'expired' | 'too-many-tries'

const keyOf = ({ purpose, of }: CodeName) => `${purpose}:${sha256(of)}`

/** Makes the one code that holds for a name, in place of any earlier one. */
export async function makeCode({ database, now }: Services, name: CodeName): Promise<string> {
  const code = String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0')
  const values = {
    codeHash: await hashSecret(code),
    tries: 0,
    endsAt: new Date(now().getTime() + VALID_MS),
  }
  await database.queries
    .insert(oneTimeCodes)
    .values({ key: keyOf(name), ...values })
    .onConflictDoUpdate({ target: oneTimeCodes.key, set: values })
  return code
}

/** Tries a code. A try counts before it is judged, and the right one holds once, however many try at the same time. */
export async function useCode(
  { database, now }: Services,
  name: CodeName,
  code: string,
): Promise<CodeOutcome> {
  const key = keyOf(name)
  const [row] = await database.queries
    .update(oneTimeCodes)
    .set({ tries: sql`least(${oneTimeCodes.tries}, ${MOST_TRIES}) + 1` })
    .where(eq(oneTimeCodes.key, key))
    .returning()
  if (!row || row.endsAt <= now()) return 'expired'
  if (row.tries > MOST_TRIES) return 'too-many-tries'
  if (!(await matchesSecret(code, row.codeHash))) return 'wrong'
  const used = await database.queries
    .delete(oneTimeCodes)
    .where(and(eq(oneTimeCodes.key, key), eq(oneTimeCodes.codeHash, row.codeHash)))
    .returning({ key: oneTimeCodes.key })
  return used.length > 0 ? 'right' : 'expired'
}
