import { and, asc, desc, eq, inArray, isNull, or } from 'drizzle-orm'
import { sha256 } from '../../codes/sha256.ts'
import type { Queries } from '../../database/Database.ts'
import { draftKeyOf } from '../drafts/draftKeyOf.ts'
import { transfers } from '../submissions/transferTables.ts'
import { namedBy } from './storedHashOf.ts'
import type { TransferBody } from './transferRows.ts'

type Named = Pick<TransferBody, 'tracking' | 'secretHash'>

/**
 * Returns the key of a transfer: by its draft, or by the secret that is copied with the answers when another
 * device continues the transfer under its own draft. Another person's transfer is never found.
 */
export async function transferKeyOf(
  queries: Queries,
  { tracking, secretHash }: Named,
  owner: string | null,
): Promise<string> {
  const draftKey = draftKeyOf(tracking, owner)
  if (!secretHash) return draftKey
  const storedHash = sha256(secretHash)
  const ofVisitor = and(isNull(transfers.owner), eq(transfers.secretHash, storedHash))
  const ofOwner =
    owner === null
      ? undefined
      : and(eq(transfers.owner, owner), inArray(transfers.secretHash, [storedHash, namedBy(storedHash)]))
  const isOwnDraft = eq(transfers.draftKey, draftKey)
  const [found] = await queries
    .select({ draftKey: transfers.draftKey })
    .from(transfers)
    .where(or(isOwnDraft, ofVisitor, ofOwner))
    .orderBy(desc(isOwnDraft), asc(transfers.savedAt))
    .limit(1)
  return found?.draftKey ?? draftKey
}
