import type { Requirement } from './Flow.ts'

/** The name to be among those met once a customer is signed in. */
export const SIGN_IN = 'sign-in'

/**
 * Leads everyone who is not signed in to sign in, with the way back as `redirect` in the query: a plain path of this
 * flow, and nothing when an address holds anything else.
 *
 * @param loginPath the path of the sign-in page, such as `/login`
 */
export function signInRequirement(loginPath: string): Requirement {
  return {
    name: SIGN_IN,
    redirectTo(requestedPath) {
      const isOwn = /^(\/[\w-]+)+$/.test(requestedPath)
      return isOwn ? `${loginPath}?redirect=${encodeURIComponent(requestedPath)}` : loginPath
    },
  }
}
