import type { PageServices } from '#common/page-services/index.ts'
import { callIdentity } from '../callIdentity.ts'
import type { SignInFailure } from '../failureOf.ts'
import type { GoogleCredential } from './signInWithGoogle.ts'

/**
 * Signs in with the password of the account and links the Google account to it. A link that fails is logged, no more:
 * the customer is signed in, and the next time is like this one.
 *
 * @returns why the password was refused, or null
 */
export async function linkWithPassword(
  services: PageServices,
  credential: GoogleCredential,
  account: { readonly email: string; readonly password: string; readonly sharedComputer: boolean },
): Promise<SignInFailure | null> {
  const credentials = { ...account, rememberMe: !account.sharedComputer }
  const signedIn = await callIdentity(services, (identity) => identity.session.signIn(credentials), 'log-in')
  if (!signedIn.ok) return signedIn.failure
  try {
    const [client, { linkGoogle }] = await Promise.all([services.client(), import('@coverkit/api-client')])
    const { accountName } = services.config
    const linked = await linkGoogle(client, { ...credential, accountName })
    if (!linked.ok) console.error(`Google link failed: ${linked.error.kind}`)
  } catch {
    console.error('Google link failed: unavailable')
  }
  return null
}
