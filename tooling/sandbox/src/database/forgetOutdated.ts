import { and, isNotNull, lt, lte, or } from 'drizzle-orm'
import type { Queries } from './Database.ts'
import { drafts, resumes } from './schema.ts'

const DAY_MS = 86_400_000
/** Longer than any draft lives on a device, so that no repetition comes after its key is gone. */
const KEYS_KEPT_DAYS = 36

/** Deletes answers whose time is over, and later the keys that told their repetitions. */
export async function forgetOutdated(queries: Queries, now: Date): Promise<void> {
  const keysEnd = new Date(now.getTime() - KEYS_KEPT_DAYS * DAY_MS)
  const handedOver = and(isNotNull(resumes.openedBy), lte(resumes.codeEndsAt, now))
  await queries
    .update(drafts)
    .set({ content: null })
    .where(and(isNotNull(drafts.content), lte(drafts.expiresAt, now)))
  await queries
    .update(resumes)
    .set({ content: null, codeHash: null })
    .where(and(isNotNull(resumes.content), or(lte(resumes.expiresAt, now), handedOver)))
  await queries.delete(drafts).where(lt(drafts.savedAt, keysEnd))
  await queries.delete(resumes).where(lt(resumes.savedAt, keysEnd))
}
