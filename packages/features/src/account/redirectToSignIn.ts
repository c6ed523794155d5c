import { leaveSignOutNote, signOutNoteOf } from '#common/page-services/signOutNote.ts'
import { leaveClaim } from './add-by-code/leftClaim.ts'

interface SignedOut {
  readonly status: string
  readonly reason?: 'idle'
  readonly sharedComputer?: boolean
}

interface View {
  readonly location: Pick<Location, 'pathname' | 'search' | 'hash' | 'replace'>
}

/**
 * Leads to sign-in, and back to path and query. What follows the `#` is left in the tab where it claims an application or a transfer: of
 * the address it would be passed on to a page that may load scripts of others.
 */
export function redirectToSignIn({ location }: View, state: SignedOut, now: number): void {
  const { pathname, search, hash } = location
  const note = signOutNoteOf(state)
  if (note) leaveSignOutNote(note)
  leaveClaim(hash, now)
  location.replace(`/login?redirect=${encodeURIComponent(pathname + search)}`)
}
