import type { Identity } from '#common/page-services/index.ts'

/** Returns the signed-in customer's email address; null without one. */
export function signedInEmail(identity: Identity | null): string | null {
  const state = identity?.session.getState()
  return state?.status === 'signed-in' ? state.user.email : null
}
