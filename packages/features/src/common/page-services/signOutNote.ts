/** Why the last session ended without a log-out; `idle-shared` on a computer that others use too. */
export type SignOutNote = 'idle' | 'idle-shared'

const NAME = 'coverkit.signedOut'
const NOTES: readonly SignOutNote[] = ['idle', 'idle-shared']

interface EndedSession {
  readonly status: string
  readonly reason?: 'idle'
  readonly sharedComputer?: boolean
}

/** Returns the note on an ended session; null when the customer logged out. */
export function signOutNoteOf({ status, reason, sharedComputer }: EndedSession): SignOutNote | null {
  if (status !== 'signed-out' || reason !== 'idle') return null
  return sharedComputer ? 'idle-shared' : 'idle'
}

/** This page left the note: it is for the next one. */
let isLeftHere = false

/** Leaves the note for the page that follows, in this tab alone. */
export function leaveSignOutNote(note: SignOutNote): void {
  try {
    sessionStorage.setItem(NAME, note)
    isLeftHere = true
  } catch {
    // The next page is silent then.
  }
}

/**
 * Takes the note of the page before, so that neither a reload nor a later page has it again. One that this page left stays:
 * on a busy machine it is still there when its header asks.
 */
export function takeSignOutNote(): SignOutNote | null {
  if (isLeftHere) return null
  try {
    const note = sessionStorage.getItem(NAME)
    if (note !== null) sessionStorage.removeItem(NAME)
    return NOTES.find((known) => known === note) ?? null
  } catch {
    return null
  }
}
