import type { Identity } from '#common/page-services/index.ts'

/** The address of whoever is signed in; null where nobody is. */
export function signedInEmail(identity: Identity | null): string | null {
  const state = identity?.session.getState()
  return state?.status === 'signed-in' ? state.user.email : null
}
