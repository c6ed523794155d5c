/** Why the last session ended by itself; `idle-shared` on a computer that others use too. */
export type SignOutNote = 'idle' | 'idle-shared'

const NAME = 'coverkit.signedOut'
const NOTES: readonly SignOutNote[] = ['idle', 'idle-shared']

interface EndedSession {
  readonly status: string
  readonly reason?: 'idle'
  readonly sharedComputer?: boolean
}

/** What is to be said about a session that is over; null where the customer knows, having logged out. */
export function signOutNoteOf({ status, reason, sharedComputer }: EndedSession): SignOutNote | null {
  if (status !== 'signed-out' || reason !== 'idle') return null
  return sharedComputer ? 'idle-shared' : 'idle'
}

/** Leaves the note for the page that follows, in this tab alone. */
export function leaveSignOutNote(note: SignOutNote): void {
  try {
    sessionStorage.setItem(NAME, note)
  } catch {
    // The next page is silent then.
  }
}

/** Takes the note of the page before, so that neither a reload nor a later page has it again. */
export function takeSignOutNote(): SignOutNote | null {
  try {
    const note = sessionStorage.getItem(NAME)
    if (note !== null) sessionStorage.removeItem(NAME)
    return NOTES.find((known) => known === note) ?? null
  } catch {
    return null
  }
}
