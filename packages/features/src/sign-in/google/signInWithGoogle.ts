import type { GoogleSession } from '@coverkit/api-client'
import type { GoogleTokens } from '@coverkit/identity'
import type { PageServices } from '#common/page-services/index.ts'

/** The token from Google's button, with the nonce that it was requested with. */
export interface GoogleCredential {
  readonly idToken: string
  readonly nonce: string
}

export type GoogleOutcome = 'signed-in' | 'password-required' | 'failed'

/** Exchanges Google's token for a session of ours. An error is only logged: the page offers email sign-in too. */
export async function signInWithGoogle(
  services: PageServices,
  credential: GoogleCredential,
  sharedComputer: boolean,
): Promise<GoogleOutcome> {
  try {
    const [client, identity, { googleLogin }] = await Promise.all([
      services.client(),
      services.identity(),
      import('@coverkit/api-client'),
    ])
    const { accountName } = services.config
    const answer = await googleLogin(client, { ...credential, accountName })
    if (!answer.ok) {
      const { error } = answer
      const needsPassword =
        error.kind === 'invalid' && error.errors.some(({ code }) => code === 'password-required')
      return needsPassword ? 'password-required' : failed(error.kind)
    }
    if (!identity) return failed('unavailable')
    const signedIn = identity.session.signInWithGoogle(tokensOf(answer.value), { sharedComputer })
    return signedIn.ok ? 'signed-in' : failed(signedIn.error.name)
  } catch {
    return failed('unavailable')
  }
}

/** In place of a refresh token where the backend gives none: the service refuses it, and the session ends with its token. */
const NOT_RENEWED = 'none'

/** A backend may give the identity token alone. */
const tokensOf = ({ token, accessToken, refreshToken, expiresIn }: GoogleSession): GoogleTokens => ({
  token,
  accessToken: accessToken ?? token,
  refreshToken: refreshToken ?? NOT_RENEWED,
  expiresIn: expiresIn ?? Number.POSITIVE_INFINITY,
})

function failed(reason: string): 'failed' {
  console.error(`Google login failed: ${reason}`)
  return 'failed'
}
