import { createSession, type Session, type SessionConfig } from '@coverkit/features/common/session'

export interface FramedSession {
  readonly session: Session
  /** From now on everything is kept and sent for this brand; what the page holds in memory stays. */
  use(accountName: string): void
}

/** A session whose brand may still change: a partner page may name it late. */
export function createFramedSession(
  { apiUrl, cdnUrl }: Pick<SessionConfig, 'apiUrl' | 'cdnUrl'>,
  accountName: string,
): FramedSession {
  // Without an identity service: nobody signs in inside another page.
  const createFor = (name: string) => createSession({ accountName: name, apiUrl, cdnUrl })
  let current = createFor(accountName)
  const { store, client, flows } = current
  return {
    session: {
      store,
      client,
      flows,
      identity: async () => null,
      get config() {
        return current.config
      },
      drafts: () => current.drafts(),
    },
    use(name) {
      if (name === current.config.accountName) return
      current = createFor(name)
      for (const flow of flows) void flow.persist()
    },
  }
}
