import { CognitoIdentityProvider } from '@aws-sdk/client-cognito-identity-provider'
import { describe, expect, it } from 'vitest'
import {
  createIdentityClient,
  type IdentityClient,
  type IdentityClientOptions,
} from './createIdentityClient.ts'
import { signUpInput } from './signUpInput.ts'

const clientId = '1example23456789'
const Username = 'robin.o’brien@wattlebird.example'
const AccessToken = 'eyJ.access.token'
const ClientMetadata = { accountName: 'wattlebird', 'ünicode "key"': 'line\nbreak' }
const UserContextData = { EncodedData: 'AmazonCognitoAdvancedSecurityData_object', IpAddress: '203.0.113.7' }
const attribute = { Name: 'family_name', Value: 'Nguyễn' }

interface Sent {
  readonly method: string
  readonly url: string
  readonly contentType: string | undefined
  readonly target: string | undefined
  readonly signed: boolean
  readonly body: unknown
}

interface Recorder {
  sent: Sent | null
  options: Pick<IdentityClientOptions, 'fetch'>
  requestHandler: { handle: (request: SdkRequest) => Promise<never> }
}

interface SdkRequest {
  readonly method: string
  readonly protocol: string
  readonly hostname: string
  readonly port?: number
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string | Uint8Array
}

const sentAs = (method: string, url: string, headers: Headers, body: string): Sent => ({
  method,
  url,
  contentType: headers.get('content-type') ?? undefined,
  target: headers.get('x-amz-target') ?? undefined,
  signed: headers.has('authorization'),
  body: JSON.parse(body),
})

function recorder(): Recorder {
  const own: Recorder = {
    sent: null,
    options: {
      async fetch(url, { method = '', headers, body }) {
        own.sent = sentAs(method, url, new Headers(headers), String(body))
        return new Response('{}')
      },
    },
    requestHandler: {
      async handle({ method, protocol, hostname, port, path, headers, body = '' }) {
        const text = typeof body === 'string' ? body : new TextDecoder().decode(body)
        const url = `${protocol}//${hostname}${port ? `:${port}` : ''}${path}`
        own.sent = sentAs(method, url, new Headers({ ...headers }), text)
        throw new Error('recorded')
      },
    },
  }
  return own
}

type Method = (input: object) => Promise<unknown>

/** An operation of AWS's. */
type Name = Exclude<keyof IdentityClient, 'releaseFormerEmail'>

interface Case {
  readonly label: string
  readonly name: Name
  readonly input: object
}

const method = <Own extends Name>(
  name: Own,
  input: Parameters<IdentityClient[Own]>[0],
  label: string = name,
): Case => ({ label, name, input })

const newCustomer = signUpInput({
  email: Username,
  password: 'Wattle1!',
  firstName: 'Robin',
  lastName: 'O’Brien',
  accountName: 'wattlebird',
})

const cases: readonly Case[] = [
  method(
    'initiateAuth',
    {
      AuthFlow: 'USER_PASSWORD_AUTH',
      AuthParameters: { USERNAME: Username, PASSWORD: 'Wattle1!' },
      ClientMetadata,
      UserContextData,
      Session: 'session-1',
    },
    'initiateAuth with a password',
  ),
  method(
    'initiateAuth',
    { AuthFlow: 'REFRESH_TOKEN_AUTH', AuthParameters: { REFRESH_TOKEN: 'refresh' } },
    'initiateAuth with a refresh token',
  ),
  method('getTokensFromRefreshToken', { RefreshToken: 'refresh', DeviceKey: 'device', ClientMetadata }),
  method('respondToAuthChallenge', {
    ChallengeName: 'NEW_PASSWORD_REQUIRED',
    Session: 'session-1',
    ChallengeResponses: { USERNAME: Username, NEW_PASSWORD: 'Wattle2!' },
    ClientMetadata,
    UserContextData,
  }),
  method('signUp', newCustomer, 'signUp as the specification has it'),
  method(
    'signUp',
    { ...newCustomer, SecretHash: 'hash', ValidationData: [attribute, { Name: 'empty' }], UserContextData },
    'signUp with every member',
  ),
  method('confirmSignUp', {
    Username,
    ConfirmationCode: '123456',
    ForceAliasCreation: false,
    Session: 'session-1',
    SecretHash: 'hash',
    ClientMetadata,
    UserContextData,
  }),
  method('resendConfirmationCode', { Username, SecretHash: 'hash', ClientMetadata, UserContextData }),
  method('forgotPassword', { Username, SecretHash: 'hash', ClientMetadata, UserContextData }),
  method('confirmForgotPassword', {
    Username,
    ConfirmationCode: '123456',
    Password: 'Wattle2!',
    ClientMetadata,
    UserContextData,
  }),
  method('getUser', { AccessToken }),
  method('updateUserAttributes', {
    AccessToken,
    UserAttributes: [attribute, { Name: 'custom:accountName', Value: '' }],
    ClientMetadata,
  }),
  method('verifyUserAttribute', { AccessToken, AttributeName: 'email', Code: '123456' }),
  method('getUserAttributeVerificationCode', { AccessToken, AttributeName: 'email', ClientMetadata }),
  method('changePassword', { AccessToken, PreviousPassword: 'Wattle1!', ProposedPassword: 'Wattle2!' }),
  method('revokeToken', { Token: 'refresh' }),
  method('globalSignOut', { AccessToken }),
]

async function bySdk({ name, input }: Case, endpoint?: string): Promise<Sent | null> {
  const own = recorder()
  const sdk = new CognitoIdentityProvider({
    region: 'ap-southeast-2',
    maxAttempts: 1,
    credentials: { accessKeyId: 'AKIDEXAMPLE', secretAccessKey: 'secret' },
    requestHandler: own.requestHandler,
    ...(endpoint && { endpoint }),
  })
  const call = (sdk[name] as unknown as Method).bind(sdk)
  const withClient = 'AccessToken' in input ? input : { ...input, ClientId: clientId }
  await expect(call(withClient)).rejects.toThrow('recorded')
  return own.sent
}

async function byUs({ name, input }: Case, endpoint?: string): Promise<Sent | null> {
  const own = recorder()
  const client = createIdentityClient({ clientId, ...own.options, ...(endpoint && { endpoint }) })
  const call = client[name] as Method
  await call(input)
  return own.sent
}

describe('a request is the one that AWS’s own SDK sends', () => {
  it.each(cases)('$label', async (one) => {
    const ours = await byUs(one)
    expect(ours).toEqual(await bySdk(one))
    expect(ours).toMatchObject({
      method: 'POST',
      url: 'https://cognito-idp.ap-southeast-2.amazonaws.com/',
      contentType: 'application/x-amz-json-1.1',
      signed: false,
    })
  })

  it.each(['http://127.0.0.1:8787', 'http://127.0.0.1:8787/', 'https://idp.broker.example/identity'])(
    'at the endpoint %s too',
    async (endpoint) => {
      const one = method('getUser', { AccessToken })
      expect(await byUs(one, endpoint)).toEqual(await bySdk(one, endpoint))
    },
  )

  it('covers every operation', () => {
    const client = createIdentityClient({ clientId })
    const covered = new Set(cases.map(({ name }) => name))
    expect([...covered, 'releaseFormerEmail'].sort()).toEqual(Object.keys(client).sort())
  })
})

it('releaseFormerEmail, which AWS does not have, is sent as the others', async () => {
  const own = recorder()
  const client = createIdentityClient({ clientId, ...own.options })
  expect(await client.releaseFormerEmail({ AccessToken, Password: 'Wattle1!' })).toMatchObject({ ok: true })
  expect(own.sent).toMatchObject({
    target: 'AWSCognitoIdentityProviderService.ReleaseFormerEmail',
    body: { AccessToken, Password: 'Wattle1!' },
  })
})

describe('signUp', () => {
  it('has the attributes and the metadata of the specification', () => {
    expect(newCustomer).toEqual({
      Username,
      Password: 'Wattle1!',
      UserAttributes: [
        { Name: 'email', Value: Username },
        { Name: 'given_name', Value: 'Robin' },
        { Name: 'family_name', Value: 'O’Brien' },
        { Name: 'custom:accountName', Value: 'wattlebird' },
      ],
      ClientMetadata: { accountName: 'wattlebird', env: 'prod' },
    })
  })
})

describe('a secret hash', () => {
  const secretHash = async (username: string) => `hash of ${username}`
  const bodyOf = async (call: (client: IdentityClient) => Promise<unknown>) => {
    const own = recorder()
    await call(createIdentityClient({ clientId, secretHash, ...own.options }))
    return own.sent?.body
  }

  it('goes where the operation wants it', async () => {
    expect(await bodyOf((client) => client.forgotPassword({ Username }))).toEqual({
      ClientId: clientId,
      SecretHash: `hash of ${Username}`,
      Username,
    })
    const AuthParameters = { USERNAME: Username, PASSWORD: 'x' }
    expect(
      await bodyOf((client) => client.initiateAuth({ AuthFlow: 'USER_PASSWORD_AUTH', AuthParameters })),
    ).toMatchObject({ AuthParameters: { ...AuthParameters, SECRET_HASH: `hash of ${Username}` } })
    const challenge = { ChallengeName: 'X', ChallengeResponses: { USERNAME: Username } }
    expect(await bodyOf((client) => client.respondToAuthChallenge(challenge))).toMatchObject({
      ChallengeResponses: { USERNAME: Username, SECRET_HASH: `hash of ${Username}` },
    })
  })

  it('yields to the caller’s own, and stays out of other operations', async () => {
    expect(await bodyOf((client) => client.forgotPassword({ Username, SecretHash: 'own' }))).toMatchObject({
      SecretHash: 'own',
    })
    expect(await bodyOf((client) => client.revokeToken({ Token: 't' }))).toEqual({
      ClientId: clientId,
      Token: 't',
    })
    expect(await bodyOf((client) => client.getUser({ AccessToken }))).toEqual({ AccessToken })
  })

  it('is absent without the option', async () => {
    const own = recorder()
    await createIdentityClient({ clientId, ...own.options }).signUp(newCustomer)
    expect(JSON.stringify(own.sent)).not.toMatch(/secret/i)
  })
})
