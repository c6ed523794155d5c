import { createContext, runInContext } from 'node:vm'
import type { JWTPayload } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ENGINES, startTestSandbox } from '../testing/engines.ts'
import { bearer, callIdentity, claimsOf, makePersonIn, newEmail, signInWith } from '../testing/identity.ts'
import { startIssuer, tampered, unsigned } from '../testing/startIssuer.ts'

const CLIENT = 'coverkit-sandbox.apps.googleusercontent.com'

interface Answer {
  successful: boolean
  message: string | null
  token: string | null
  accessToken: string | null
  refreshToken: string | null
  expiresIn: number | null
}

describe.each(ENGINES)('Google sign-in on %s', (engine) => {
  let api: Awaited<ReturnType<typeof startTestSandbox>>
  beforeAll(async () => {
    api = await startTestSandbox(engine)
  })
  afterAll(() => api.close())

  const credentialOf = async (account: object = {}, nonce?: string) => {
    const answer = await api.post('/sandbox/google/token', {
      clientId: CLIENT,
      account,
      ...(nonce && { nonce }),
    })
    return (answer.json as { credential: string }).credential
  }
  const login = async (idToken: string, more: object = {}) =>
    (await api.post('/accounts/google-login', { idToken, accountName: 'redearth', ...more })).json as Answer
  const subjectOf = async (account: object) =>
    claimsOf((await login(await credentialOf(account))).token ?? '').sub

  test('makes somebody new, with a whole session', async () => {
    const email = newEmail('robin')
    const answer = await login(await credentialOf({ email, givenName: 'Robin' }))
    expect(answer).toMatchObject({ successful: true, message: null, expiresIn: 3600 })
    expect(claimsOf(answer.token ?? '')).toMatchObject({
      email,
      email_verified: true,
      given_name: 'Robin',
      'custom:accountName': 'redearth',
    })
    expect((await api.get('/api/v1/users', bearer(answer.token))).json).toMatchObject({ email })
    const renewed = await callIdentity(api.url, 'GetTokensFromRefreshToken', {
      RefreshToken: answer.refreshToken,
    })
    expect(renewed.status).toBe(200)
  })

  test('finds the same person again, also when their Google address has changed', async () => {
    const account = { email: newEmail(), sub: `google-${newEmail()}` }
    const first = await subjectOf(account)
    expect(await subjectOf({ ...account, email: newEmail() })).toBe(first)
  })

  test('finds who signed up with the verified address, and leaves their password', async () => {
    const { email, sub, password } = await makePersonIn(api)
    expect(await subjectOf({ email: email.toUpperCase() })).toBe(sub)
    expect((await signInWith(api.url, email, password)).status).toBe(200)
  })

  test('T19: takes an address from a stranger who signed up with it and never confirmed it', async () => {
    const { email, password } = await makePersonIn(api, { status: 'UNCONFIRMED', givenName: 'Mallory' })
    const answer = await login(await credentialOf({ email, givenName: 'Robin' }))
    expect(answer.successful).toBe(true)
    expect((await signInWith(api.url, email, password)).name).toBe('NotAuthorizedException')
    expect(claimsOf(answer.token ?? '').given_name).not.toBe('Mallory')
  })

  test('T19: links nobody by an address that Google did not verify', async () => {
    const { email } = await makePersonIn(api)
    expect(await login(await credentialOf({ email, emailVerified: false }))).toEqual({
      successful: false,
      message: 'This Google sign-in could not be verified.',
      token: null,
      accessToken: null,
      refreshToken: null,
      expiresIn: null,
    })
  })

  test('T19: gives an address to one Google account only', async () => {
    const email = newEmail()
    expect((await login(await credentialOf({ email, sub: 'first' }))).successful).toBe(true)
    expect((await login(await credentialOf({ email, sub: 'second' }))).successful).toBe(false)
  })

  test('T19: holds a token to the nonce that was asked for', async () => {
    const account = { email: newEmail() }
    const outcome = async (nonce?: string) =>
      (await login(await credentialOf(account, nonce), { nonce: 'asked-for' })).successful
    expect([await outcome('asked-for'), await outcome('another'), await outcome()]).toEqual([
      true,
      false,
      false,
    ])
  })

  test('one who comes twice at the same moment is one person', async () => {
    const account = { email: newEmail() }
    const subjects = await Promise.all(Array.from({ length: 4 }, () => subjectOf(account)))
    expect(new Set(subjects).size).toBe(1)
  })
})

describe('T19: bad tokens of Google', () => {
  let google: Awaited<ReturnType<typeof startIssuer>>
  let api: Awaited<ReturnType<typeof startTestSandbox>>
  beforeAll(async () => {
    google = await startIssuer()
    api = await startTestSandbox('pglite', { google: { clientId: 'ours', jwksUrl: google.jwksUrl } })
  })
  afterAll(async () => {
    await api.close()
    google.close()
  })

  const seconds = () => Math.floor(Date.now() / 1000)
  const good = (changes: JWTPayload = {}): JWTPayload => ({
    sub: '1',
    email: 'robin@example.com',
    email_verified: true,
    iss: 'https://accounts.google.com',
    aud: 'ours',
    iat: seconds(),
    exp: seconds() + 3600,
    ...changes,
  })
  const outcome = async (idToken: string) =>
    ((await api.post('/accounts/google-login', { idToken, accountName: 'redearth' })).json as Answer)
      .successful

  test('a good one is taken', async () => {
    expect(await outcome(await google.sign(good()))).toBe(true)
    expect(await outcome(await google.sign(good({ iss: 'accounts.google.com' })))).toBe(true)
  })

  const BAD: Record<string, () => string | Promise<string>> = {
    'alg none': () => unsigned(good()),
    'an unknown key': () => google.sign(good(), { kid: 'second' }),
    'another issuer': () => google.sign(good({ iss: 'https://accounts.google.com.evil.example' })),
    'another client': () => google.sign(good({ aud: 'theirs' })),
    expired: () => google.sign(good({ exp: seconds() - 61 })),
    'from the future': () => google.sign(good({ iat: seconds() + 120 })),
    'an address not verified': () => google.sign(good({ email_verified: false })),
    'an address verified by a word': () => google.sign(good({ email_verified: 'true' })),
    'no address': () => google.sign(good({ email: undefined })),
    'changed after signing': async () => tampered(await google.sign(good()), { sub: '2' }),
    'no token at all': () => 'not a token',
  }
  test.each(Object.entries(BAD))('%s', async (_, make) => {
    expect(await outcome(await make())).toBe(false)
  })
})

test('the stand-in script has the shape of the real one and gives a credential to the callback', async () => {
  const api = await startTestSandbox('pglite')
  const address = `${api.url}/sandbox/google/client`
  const answer = await fetch(address)
  expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
  let press = () => {}
  const button = {
    addEventListener: (_: string, run: () => void) => {
      press = run
    },
  }
  const page = createContext({
    URL,
    fetch,
    document: { currentScript: { src: address }, createElement: () => button },
    sandboxGoogleAccount: { email: 'chosen@example.com' },
  })
  runInContext(await answer.text(), page)
  const credential = await new Promise<string>((resolve) => {
    const { id } = (page.google as { accounts: { id: Record<string, (...given: unknown[]) => void> } })
      .accounts
    id.initialize?.({
      client_id: CLIENT,
      nonce: 'n',
      callback: (given: { credential: string }) => resolve(given.credential),
    })
    id.renderButton?.({ replaceChildren: () => {} }, { text: 'signin_with' })
    press()
  })
  expect(claimsOf(credential)).toMatchObject({ aud: CLIENT, nonce: 'n', email: 'chosen@example.com' })
  await api.close()
})
