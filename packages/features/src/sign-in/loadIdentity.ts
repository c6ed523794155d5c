import type { Identity, Session } from '#common/session/index.ts'

/** Loads the code of sign-in; null where it cannot be had. */
export const loadIdentity = (session: Session): Promise<Identity | null> =>
  session.identity().catch(() => null)
