import { randomUUID } from 'node:crypto'
import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider'
import { CLIENT_ID } from '../identity/makePool.ts'
import type { CreatedPerson, PersonOptions } from '../subjects/customers/makePerson.ts'
import type { Api } from './makeApi.ts'

export const bearer = (token: string | null) => ({ authorization: `Bearer ${token}` })

/** Creates a person who can sign in, with tokens. */
export async function makePersonIn(
  api: Pick<Api, 'post'> & Partial<Api>,
  options: PersonOptions = {},
): Promise<CreatedPerson> {
  return (await api.post('/sandbox/users', options)).json as CreatedPerson
}

export const newEmail = (name = 'ada') => `${name}-${randomUUID().slice(0, 8)}@example.com`

/** Creates AWS's own client with another endpoint. */
export const awsClient = (url: string) =>
  new CognitoIdentityProviderClient({ endpoint: url, region: 'ap-southeast-2', maxAttempts: 1 })

/** Finds the code of the newest message to an address. */
export async function codeFor(api: Pick<Api, 'get'>, email: string): Promise<string> {
  const list = await mailsTo(api, email)
  // A licence has six digits too, and a link may have been sent in the same second.
  const [code] = list.flatMap(({ text }) => /code(?: is|:) (\d{6})\b/.exec(text)?.slice(1) ?? [])
  if (!code) throw new Error(`There is no code for ${email}`)
  return code
}

export async function mailsTo(api: Pick<Api, 'get'>, email: string) {
  const answer = await api.get(`/sandbox/mail?to=${encodeURIComponent(email)}`, {
    accept: 'application/json',
  })
  return answer.json as { subject: string; text: string; html: string }[]
}

/** Returns a code other than the sent one. */
export const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

/** Sends a request in the identity protocol. */
export async function callIdentity(url: string, operation: string, body: object) {
  const answer = await fetch(`${url}/`, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
    },
    body: JSON.stringify({ ...(operation.match(TOKEN_OPERATIONS) ? {} : { ClientId: CLIENT_ID }), ...body }),
  })
  const json = (await answer.json()) as Record<string, unknown>
  return { status: answer.status, name: String(json.__type ?? ''), message: String(json.message ?? ''), json }
}

const TOKEN_OPERATIONS =
  /^(GetUser.*|UpdateUserAttributes|VerifyUserAttribute|ChangePassword|GlobalSignOut|ReleaseFormerEmail)$/

export const signInWith = (url: string, USERNAME: string, PASSWORD: string) =>
  callIdentity(url, 'InitiateAuth', {
    AuthFlow: 'USER_PASSWORD_AUTH',
    AuthParameters: { USERNAME, PASSWORD },
  })

/** Returns the claims of a token without verifying it. */
export const claimsOf = (token = ''): Record<string, unknown> =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
