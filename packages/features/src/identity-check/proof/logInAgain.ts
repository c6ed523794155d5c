import type { PageServices } from '#common/page-services/index.ts'
import { proofCopy } from './copy.ts'
import { signedInEmail } from './signedInEmail.ts'

const { passwordFailures: copy } = proofCopy
const ON_THE_WAY: readonly string[] = ['NetworkError', 'TimeoutError', 'UnreadableAnswer']

/** A log-in for one request: its tokens show that the password was entered now. The session of the page stays. */
interface LogIn {
  readonly idToken: string
  readonly accessToken: string
  /** Ends the log-in, once the request is over. */
  readonly end: () => void
}

type Answer = { readonly ok: true; readonly value: LogIn } | { readonly ok: false; readonly error: string }

/** Logs the signed-in customer in again, with the password that was entered. */
export async function logInAgain(services: PageServices, password: string): Promise<Answer> {
  const identity = await services.identity().catch(() => null)
  const email = signedInEmail(identity)
  if (!identity || email === null) return { ok: false, error: copy.unreachable }
  const answer = await identity.client.initiateAuth({
    AuthFlow: 'USER_PASSWORD_AUTH',
    AuthParameters: { USERNAME: email, PASSWORD: password },
  })
  if (answer.ok) {
    const { IdToken, AccessToken, RefreshToken } = answer.value.AuthenticationResult ?? {}
    const end = () => {
      if (RefreshToken) void identity.client.revokeToken({ Token: RefreshToken })
    }
    if (IdToken && AccessToken)
      return { ok: true, value: { idToken: IdToken, accessToken: AccessToken, end } }
    end()
    return { ok: false, error: copy.other }
  }
  const { name, message } = answer.error
  if (ON_THE_WAY.includes(name)) return { ok: false, error: copy.unreachable }
  if (/attempts exceeded/i.test(message)) return { ok: false, error: copy.locked }
  return { ok: false, error: name === 'NotAuthorizedException' ? copy.wrong : copy.other }
}
