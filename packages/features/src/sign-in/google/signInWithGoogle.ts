import type { Session } from '../../common/session/index.ts'

/** Exchanges Google's token for a session of ours. What goes wrong is logged, no more: e-mail sign-in stands beside. */
export async function signInWithGoogle(session: Session, idToken: string, nonce: string): Promise<boolean> {
  try {
    const [client, identity, { googleLogin }] = await Promise.all([
      session.client(),
      session.identity(),
      import('@coverkit/api-client'),
    ])
    const { accountName } = session.config
    const answer = await googleLogin(client, { idToken, accountName, nonce })
    if (!answer.ok || !identity) return failed(answer.ok ? 'unavailable' : answer.error.kind)
    const signedIn = identity.session.signInWithGoogle(answer.value)
    return signedIn.ok || failed(signedIn.error.name)
  } catch {
    return failed('unavailable')
  }
}

function failed(reason: string): false {
  console.error(`Google login failed: ${reason}`)
  return false
}
