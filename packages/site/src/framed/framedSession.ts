import { createSession, type Session, type SessionConfig } from '@coverkit/features/common/session'

export interface FramedSession {
  readonly session: Session
  /** From now on everything is kept and sent for this brand; what the page holds in memory stays. */
  use(accountName: string): void
}

/** A session whose brand may still change: a partner page may name it late. */
export function createFramedSession(
  services: Omit<SessionConfig, 'accountName'>,
  accountName: string,
): FramedSession {
  let current = createSession({ ...services, accountName })
  const { store, client } = current
  return {
    session: {
      store,
      client,
      get config() {
        return current.config
      },
      drafts: () => current.drafts(),
    },
    use(name) {
      if (name !== current.config.accountName) current = createSession({ ...services, accountName: name })
    },
  }
}
