import { eq } from 'drizzle-orm'
import { callerOf } from '../../auth/authenticate.ts'
import type { Operation } from '../../services/Operation.ts'
import { inCasePages } from './tables.ts'

const NO_LINK = {
  tokenHash: null,
  sealedPerson: null,
  sentAt: null,
  expiresAt: null,
  openedAt: null,
  remindedAt: null,
}

/** Ends the link of the caller's trusted person at once. It needs no proof: it only takes away. */
export const endTrustedLink: Operation<'endTrustedLink'> = async ({ database }, request) => {
  const { subject } = callerOf(request)
  await database.queries.update(inCasePages).set(NO_LINK).where(eq(inCasePages.owner, subject))
  return { successful: true }
}
