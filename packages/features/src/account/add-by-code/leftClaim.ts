import type { AddableKind, MailedCode } from './AddableKind.ts'
import { linkOf, readLink } from './addInput.ts'

type Link = AddableKind['link']

/** One of each kind, as each has its own place on the account's page. */
const nameOf = (link: Link) => `coverkit.${link}`
/** As long as a mailed code works. */
const VALID_MS = 600_000

/**
 * Leaves the link of our email for the account, in this tab alone. Sign-in is a document of its own, which may load scripts
 * of others: this page's memory ends before it, and an address would show them the code.
 */
export function leaveClaim(hash: string, now: number): void {
  const link = linkOf(hash)
  if (link === null) return
  try {
    sessionStorage.setItem(nameOf(link), JSON.stringify({ hash, leftAt: now }))
  } catch {
    // Reference and code are typed then.
  }
}

/** Reads the link that was stored before sign-in; null without one, or once its code has expired. */
export function leftClaim(link: Link, now: number): MailedCode | null {
  try {
    const { hash, leftAt }: { hash?: unknown; leftAt?: unknown } = JSON.parse(
      sessionStorage.getItem(nameOf(link)) ?? '{}',
    )
    if (typeof hash !== 'string' || typeof leftAt !== 'number') return null
    return leftAt <= now && now < leftAt + VALID_MS ? readLink(hash, link) : null
  } catch {
    return null
  }
}

/** A code is left no longer than it takes to sign in. */
export function dropLeftClaim(link: Link): void {
  try {
    sessionStorage.removeItem(nameOf(link))
  } catch {
    // Nothing was left either.
  }
}
