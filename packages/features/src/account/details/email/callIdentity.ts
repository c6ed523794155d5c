import type { IdentityError, IdentityResult } from '@coverkit/identity'
import type { Identity, PageServices } from '#common/page-services/index.ts'
import { detailsCopy } from '../copy.ts'

const { failures } = detailsCopy.email

export type IdentityCall = (identity: Identity, accessToken: string) => Promise<IdentityResult<object>>

/** Calls the identity service as the customer. @returns the sentence of what went wrong, or null */
export async function callIdentity(
  services: PageServices,
  send: IdentityCall,
  failureOf: (error: IdentityError) => string,
): Promise<string | null> {
  try {
    const identity = await services.identity()
    const accessToken = await identity?.session.getAccessToken()
    if (!identity || !accessToken) return failures.signedOut
    const answer = await send(identity, accessToken)
    return answer.ok ? null : failureOf(answer.error)
  } catch {
    return failures.unreachable
  }
}
