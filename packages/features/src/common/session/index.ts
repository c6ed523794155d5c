export { createSession, type Session, type SessionConfig } from './createSession.ts'
export { SessionProvider, useSession } from './SessionProvider.tsx'
