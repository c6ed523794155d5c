import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'
import { and, eq, gt, sql } from 'drizzle-orm'
import type { Database } from '../database/Database.ts'
import { countUse } from './countUse.ts'
import { sha256 } from './sha256.ts'
import { oneTimeCodes } from './tables.ts'

const DIGITS = 6
const VALID_MS = 600_000
const MOST_TRIES = 5
const HOUR_MS = 3_600_000

/** Services that make and check codes. */
export interface CodeServices {
  database: Database
  /** The key for hashes of codes. */
  pool: { codeSecret: Buffer }
  now: () => Date
}

/** Purposes for which the identity service, the profile and mailed links send codes. */
type AddressPurpose =
  | 'sign-up'
  | 'reset'
  | 'attribute'
  | 'contact'
  | 'signature'
  | 'copy'
  | 'trusted'
  | 'death-claim'
export type CodePurpose = AddressPurpose | 'claim'

/** The purpose and the owner of a code. */
export interface CodeName<For extends CodePurpose = AddressPurpose> {
  purpose: For
  /** An address, a subject or a link. */
  of: string
  /** A further value that must match when the code is used. */
  boundTo?: string
  /**
   * The network of an anonymous request. Each network has its own code and tries, so that a stranger can neither
   * replace a code nor use up its tries.
   */
  from?: string
}

export type CodeOutcome = 'right' | 'wrong' | 'expired' | 'too-many-tries'

type Row = typeof oneTimeCodes.$inferSelect

const ownerOf = ({ purpose, of, boundTo = '' }: CodeName<CodePurpose>) =>
  `${purpose}:${sha256(`${of} ${boundTo}`)}:`
const keyOf = (name: CodeName<CodePurpose>) => ownerOf(name) + sha256(name.from ?? '')

/** Six digits are easily brute-forced from an unkeyed hash, so the hash is keyed. */
const hashOf = ({ pool }: CodeServices, key: string, code: string) =>
  createHmac('sha256', pool.codeSecret).update(`${key} ${code}`).digest('base64url')

/** Creates the only valid code for a name; it replaces any earlier one. */
export async function makeCode(services: CodeServices, name: CodeName<CodePurpose>): Promise<string> {
  const { database, now } = services
  const code = String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0')
  const key = keyOf(name)
  const values = {
    codeHash: hashOf(services, key, code),
    tries: 0,
    endsAt: new Date(now().getTime() + VALID_MS),
  }
  await database.queries
    .insert(oneTimeCodes)
    .values({ key, ...values })
    .onConflictDoUpdate({ target: oneTimeCodes.key, set: values })
  return code
}

/** A further condition, checked only after the code matched. If it fails, the code stays valid. */
type Accept = () => Promise<boolean>

const acceptAny: Accept = async () => true

/** Tries a code. A try is counted before it is checked, and a code works once, also for concurrent tries. */
export async function useCode(
  services: CodeServices,
  name: CodeName<CodePurpose>,
  code: string,
  accept = acceptAny,
): Promise<CodeOutcome> {
  const { database, now } = services
  const [row] = await database.queries
    .update(oneTimeCodes)
    .set({ tries: sql`least(${oneTimeCodes.tries}, ${MOST_TRIES}) + 1` })
    .where(eq(oneTimeCodes.key, keyOf(name)))
    .returning()
  if (!row || row.endsAt <= now())
    return name.from === undefined ? 'expired' : useFromOtherNetwork(services, name, code, accept)
  return row.tries > MOST_TRIES ? 'too-many-tries' : consumeMatch(services, [row], code, accept)
}

/** Tries a code on another network than the one that requested it; all such tries share one count. */
async function useFromOtherNetwork(
  services: CodeServices,
  name: CodeName<CodePurpose>,
  code: string,
  accept: Accept,
): Promise<CodeOutcome> {
  const { queries } = services.database
  const owner = ownerOf(name)
  const rows = await queries
    .select()
    .from(oneTimeCodes)
    .where(and(sql`starts_with(${oneTimeCodes.key}, ${owner})`, gt(oneTimeCodes.endsAt, services.now())))
  if (rows.length === 0) return 'expired'
  const tries = await countUse(queries, `tries from elsewhere ${owner}`, HOUR_MS, services.now())
  return tries > MOST_TRIES ? 'too-many-tries' : consumeMatch(services, rows, code, accept)
}

async function consumeMatch(
  services: CodeServices,
  rows: readonly Row[],
  code: string,
  accept: Accept,
): Promise<CodeOutcome> {
  const row = rows.find(({ key, codeHash }) => isSame(codeHash, hashOf(services, key, code)))
  if (!row || !(await accept())) return 'wrong'
  const used = await services.database.queries
    .delete(oneTimeCodes)
    .where(and(eq(oneTimeCodes.key, row.key), eq(oneTimeCodes.codeHash, row.codeHash)))
    .returning({ key: oneTimeCodes.key })
  return used.length > 0 ? 'right' : 'expired'
}

function isSame(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)]
  return left.length === right.length && timingSafeEqual(left, right)
}
