export { createSession, type Session, type SessionConfig } from './createSession.ts'
export type { Identity, SignInConfig } from './openIdentity.ts'
export { SessionProvider, useSession } from './SessionProvider.tsx'
