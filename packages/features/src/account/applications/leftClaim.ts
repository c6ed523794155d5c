import { readLink } from './claimInput.ts'
import type { Claim } from './mutations.ts'

const NAME = 'coverkit.claim'
/** As long as a mailed code works. */
const VALID_MS = 600_000

/**
 * Leaves the link of our email for the account, in this tab alone. Sign-in is a document of its own, which may load scripts
 * of others: this page's memory ends before it, and an address would show them the code.
 */
export function leaveClaim(hash: string, now: number): void {
  if (readLink(hash) === null) return
  try {
    sessionStorage.setItem(NAME, JSON.stringify({ hash, leftAt: now }))
  } catch {
    // Reference and code are typed then.
  }
}

/** What was left before sign-in; null without it, or once its code no longer works. */
export function leftClaim(now: number): Claim | null {
  try {
    const { hash, leftAt }: { hash?: unknown; leftAt?: unknown } = JSON.parse(
      sessionStorage.getItem(NAME) ?? '{}',
    )
    if (typeof hash !== 'string' || typeof leftAt !== 'number') return null
    return leftAt <= now && now < leftAt + VALID_MS ? readLink(hash) : null
  } catch {
    return null
  }
}

/** A code is left no longer than it takes to sign in. */
export function dropLeftClaim(): void {
  try {
    sessionStorage.removeItem(NAME)
  } catch {
    // Nothing was left either.
  }
}
