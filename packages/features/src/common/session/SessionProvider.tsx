import { Provider } from 'jotai'
import { createContext, type PropsWithChildren, useContext } from 'react'
import type { Session } from './createSession.ts'

const SessionContext = createContext<Session | null>(null)

export function SessionProvider({ session, children }: PropsWithChildren<{ readonly session: Session }>) {
  return (
    <SessionContext value={session}>
      <Provider store={session.store}>{children}</Provider>
    </SessionContext>
  )
}

export function useSession(): Session {
  const session = useContext(SessionContext)
  if (!session) throw new Error('useSession needs a SessionProvider above it.')
  return session
}
