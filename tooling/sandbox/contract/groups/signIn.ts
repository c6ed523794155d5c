import { randomUUID } from 'node:crypto'
import {
  type AuthAnswer,
  createIdentityClient,
  type IdentityClient,
  type IdentityError,
  type IdentityResult,
  isAnswer,
} from '@coverkit/identity'
import { type Check, check, failed, type Outcome, ok, skipped } from '../Check.ts'
import type { Contract, ContractOptions } from '../Contract.ts'
import { callOf, operationOf, request } from '../operations.ts'
import { absent, bodyOf, isAbsent, readable } from '../outcomes.ts'
import { type Answer, send } from '../send.ts'
import { blockedAnswer, blockedRequest, preflight } from './cors.ts'

type Identity = NonNullable<ContractOptions['identity']>

/** How the service refuses a person who can't sign in. */
const REFUSED = ['NotAuthorizedException', 'UserNotFoundException']

const SPOKEN: Readonly<Record<string, string>> = {
  ResourceNotFoundException: 'the service knows no such app client',
  InvalidParameterException: 'the app client does not allow USER_PASSWORD_AUTH, or has a secret',
  UnreadableAnswer: 'its answer is not what the protocol says',
  Unknown: 'its error has no name: neither `__type` in JSON nor the header x-amzn-errortype',
}

/** A client of the site's own kind, whose answers go through `onAnswer` too. */
function clientFor(
  { origin, timeoutMs }: ContractOptions,
  { url, clientId }: Identity,
  onAnswer: (answer: Answer) => void = () => undefined,
): IdentityClient {
  return createIdentityClient({
    clientId,
    endpoint: url,
    isAnswer,
    timeoutMs: 4 * timeoutMs,
    async fetch(address, init) {
      const answer = await send(address, { ...init, headers: { ...init.headers, origin } }, timeoutMs)
      onAnswer(answer)
      return new Response(answer.text, { status: answer.status, headers: answer.headers })
    },
  })
}

const initiate = (client: IdentityClient, USERNAME: string, PASSWORD: string) =>
  client.initiateAuth({ AuthFlow: 'USER_PASSWORD_AUTH', AuthParameters: { USERNAME, PASSWORD } })

/** Signs the test customer in; null where there is no customer or no service. */
export async function signIn(options: ContractOptions): Promise<IdentityResult<AuthAnswer> | null> {
  const { identity, credentials } = options
  if (identity === null || credentials === null) return null
  return initiate(clientFor(options, identity), credentials.email, credentials.password)
}

export async function signInChecks(contract: Contract): Promise<readonly Check[]> {
  const { identity } = contract
  if (identity === null) {
    const unnamed = skipped('no --identity and --client')
    return [await check('sign in', 'InitiateAuth', () => unnamed), await googleCheck(contract)]
  }
  const call = `POST ${identity.url}/`
  return [
    await check('preflight', `OPTIONS ${identity.url}/`, () => preflighted(contract, identity.url)),
    await check('refuse an unknown person', call, () => refusesNobody(contract, identity)),
    await check('sign in', call, () => signsIn(contract)),
    await check('renew the session, end it', call, () => renews(contract, identity)),
    await googleCheck(contract),
  ]
}

async function preflighted(contract: Contract, url: string): Promise<Outcome> {
  if (new URL(url).origin === contract.origin) return skipped('pages and service have the same origin')
  const requested = { method: 'POST', headers: ['content-type', 'x-amz-target'] }
  const reason = blockedRequest(await preflight(`${url}/`, contract, requested), contract.origin, requested)
  return reason === null ? ok() : failed(reason)
}

async function refusesNobody(contract: Contract, identity: Identity): Promise<Outcome> {
  let blocked: string | null = null
  const client = clientFor(contract, identity, (answer) => {
    blocked = blockedAnswer(answer, contract.origin)
  })
  const result = await initiate(client, `nobody-${randomUUID()}@example.com`, `Nobody-${randomUUID()}`)
  if (result.ok) return failed('it signs in a person who does not exist')
  const { name, message, status } = result.error
  if (name === 'NetworkError') return failed('no answer')
  const isShown = new URL(identity.url).origin === contract.origin || blocked === null
  if (REFUSED.includes(name)) return isShown ? ok() : failed(`${blocked}`)
  return failed(
    `it answers ${status} ${name}: ${SPOKEN[name] ?? (message || 'the site has no words for it')}`,
  )
}

function signsIn({ signedIn }: Contract): Outcome {
  if (signedIn === null) return skipped('no --email with a password')
  if (!signedIn.ok) return refusal('InitiateAuth', signedIn.error)
  const { AuthenticationResult: tokens, ChallengeName } = signedIn.value
  if (ChallengeName !== undefined) return skipped(`the service asks for ${ChallengeName} first`)
  const missing = (['IdToken', 'AccessToken'] as const).filter((name) => !tokens?.[name])
  if (missing.length > 0)
    return failed(
      missing
        .map((name) => `\`AuthenticationResult.${name}\` is missing; the contract says string`)
        .join('; '),
    )
  return tokens?.RefreshToken ? ok() : ok('without `RefreshToken`: the session ends with the token')
}

/** A session of its own, which the rest of the run doesn't need. */
async function renews(contract: Contract, identity: Identity): Promise<Outcome> {
  const RefreshToken = refreshTokenOf(await signIn(contract))
  if (RefreshToken === null) return skipped('nobody is signed in')
  const client = clientFor(contract, identity)
  const renewed = await client.getTokensFromRefreshToken({ RefreshToken })
  if (!renewed.ok) return refusal('GetTokensFromRefreshToken', renewed.error)
  const ended = await client.revokeToken({
    Token: renewed.value.AuthenticationResult?.RefreshToken ?? RefreshToken,
  })
  return ended.ok ? ok() : refusal('RevokeToken', ended.error)
}

const refreshTokenOf = (signedIn: Contract['signedIn']): string | null =>
  (signedIn?.ok ? signedIn.value.AuthenticationResult?.RefreshToken : null) ?? null

const refusal = (operation: string, { name, message }: IdentityError) =>
  failed(`${operation} is refused: ${name}${message && `: ${message}`}`)

/** Ends the session of a run. */
export async function signOut(options: ContractOptions, signedIn: Contract['signedIn']): Promise<void> {
  const Token = refreshTokenOf(signedIn)
  if (Token !== null && options.identity !== null)
    await clientFor(options, options.identity).revokeToken({ Token })
}

function googleCheck(contract: Contract): Promise<Check> {
  const operation = operationOf('googleLogin')
  return check(operation.id, callOf(operation), async () => {
    const body = { idToken: 'contract.check.token', accountName: contract.accountName, nonce: 'contract' }
    const answer = await request(contract, operation, { body })
    if (isAbsent(answer)) return absent(operation, answer)
    const value = bodyOf(answer) as { successful?: unknown } | null | undefined
    const isRefusal =
      answer.status === 200 ? value?.successful === false : [400, 401, 403, 422].includes(answer.status)
    if (isRefusal) return ok()
    const outcome = readable(operation, answer)
    return outcome.status === 'ok' ? failed('it accepts a token that Google did not issue') : outcome
  })
}
