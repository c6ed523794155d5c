import type { PageServices } from '#common/page-services/index.ts'
import { detailsCopy } from '../copy.ts'

const { passwordFailures: copy } = detailsCopy.close
const ON_THE_WAY: readonly string[] = ['NetworkError', 'TimeoutError', 'UnreadableAnswer']

type Proof = { readonly ok: true; readonly value: string } | { readonly ok: false; readonly error: string }

/** A log-in for this one request: its token shows that the password was entered now. The session of the page stays. */
export async function passwordProof(
  services: PageServices,
  { email, password }: { readonly email: string; readonly password: string },
): Promise<Proof> {
  const identity = await services.identity().catch(() => null)
  if (!identity) return { ok: false, error: copy.unreachable }
  const answer = await identity.client.initiateAuth({
    AuthFlow: 'USER_PASSWORD_AUTH',
    AuthParameters: { USERNAME: email, PASSWORD: password },
  })
  if (answer.ok) {
    const { IdToken: token, RefreshToken: refresh } = answer.value.AuthenticationResult ?? {}
    // Nothing else is done with this log-in.
    if (refresh) void identity.client.revokeToken({ Token: refresh })
    return token ? { ok: true, value: token } : { ok: false, error: copy.other }
  }
  const { name, message } = answer.error
  if (ON_THE_WAY.includes(name)) return { ok: false, error: copy.unreachable }
  if (/attempts exceeded/i.test(message)) return { ok: false, error: copy.locked }
  return { ok: false, error: name === 'NotAuthorizedException' ? copy.wrong : copy.other }
}
