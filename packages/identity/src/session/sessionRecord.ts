import type { SessionUser } from './SessionState.ts'

/** The stored part of a session. Its only secret is the refresh token. */
export interface SessionRecord {
  /** Random, new with every sign-in. */
  readonly id: string
  /** Milliseconds; of two sessions the later one counts. */
  readonly signedInAt: number
  readonly user: Pick<SessionUser, 'id' | 'email'>
  readonly rememberMe: boolean
  /** The computer is used by others too: never with remember me. */
  readonly sharedComputer: boolean
  readonly refreshToken: string
  /** How often it was renewed: of two records of one session the higher counts. */
  readonly renewal: number
}

/** Whether the first record replaces the second. */
export function isLater(record: SessionRecord, than: SessionRecord): boolean {
  return record.id === than.id ? record.renewal > than.renewal : record.signedInAt > than.signedInAt
}

/** A record as it was stored; null for anything else. */
export function readRecord(text: string | null): SessionRecord | null {
  try {
    const { id, signedInAt, user, rememberMe, sharedComputer, refreshToken, renewal } = JSON.parse(text ?? '')
    const texts = [id, user.id, user.email, refreshToken]
    if (!texts.every((value) => typeof value === 'string' && value)) return null
    if (![signedInAt, renewal].every(Number.isFinite) || typeof rememberMe !== 'boolean') return null
    return {
      id,
      signedInAt,
      user: { id: user.id, email: user.email },
      rememberMe,
      sharedComputer: sharedComputer === true,
      refreshToken,
      renewal,
    }
  } catch {
    return null
  }
}
