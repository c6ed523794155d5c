import { randomUUID } from 'node:crypto'
import { createContext, runInContext } from 'node:vm'
import type { JWTPayload } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { OPERATION_ENGINE, OPERATION_ENGINES, startTestSandbox } from '../testing/engines.ts'
import { bearer, callIdentity, claimsOf, makePersonIn, newEmail, signInWith } from '../testing/identity.ts'
import { startIssuer, tampered, unsigned } from '../testing/startIssuer.ts'

const CLIENT = 'coverkit-sandbox.apps.googleusercontent.com'

const newGmail = () => newEmail().replace('example.com', 'gmail.com')

interface Answer {
  reason: string | null
  successful: boolean
  message: string | null
  token: string | null
  accessToken: string | null
  refreshToken: string | null
  expiresIn: number | null
}

describe.each(OPERATION_ENGINES)('Google sign-in on %s', (engine) => {
  let api: Awaited<ReturnType<typeof startTestSandbox>>
  beforeAll(async () => {
    api = await startTestSandbox(engine)
  })
  afterAll(() => api.close())

  const credentialOf = async (account: object = {}, nonce?: string) => {
    const answer = await api.post('/sandbox/google/token', {
      clientId: CLIENT,
      account,
      nonce: nonce ?? randomUUID(),
    })
    return (answer.json as { credential: string }).credential
  }
  const login = async (idToken: string, more: object = {}, headers: Record<string, string> = {}) => {
    const nonce = claimsOf(idToken).nonce ?? 'none'
    const body = { idToken, accountName: 'redearth', nonce, ...more }
    return (await api.post('/accounts/google-login', body, headers)).json as Answer
  }
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
    const { email, sub, password } = await makePersonIn(api, { email: newGmail() })
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
      reason: 'not-verified',
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
    // The wrong nonces come first, since the right one works only once.
    expect([await outcome('another'), await outcome(), await outcome('asked-for')]).toEqual([
      false,
      false,
      true,
    ])
  })

  test('M7: the nonce may not be left out, of the call or of the token', async () => {
    const idToken = await credentialOf()
    const body = { idToken, accountName: 'redearth' }
    expect((await api.post('/accounts/google-login', body)).json).toMatchObject({
      errors: [{ field: 'nonce', code: 'required' }],
    })
    const { json } = await api.post('/sandbox/google/token', { clientId: CLIENT })
    const { credential } = json as { credential: string }
    expect(await login(credential, { nonce: 'undefined' })).toMatchObject({ reason: 'not-verified' })
  })

  test('M7: a token is taken once, also of two at the same moment', async () => {
    const once = await credentialOf({ email: newEmail() })
    expect([(await login(once)).successful, (await login(once)).successful]).toEqual([true, false])
    const both = await credentialOf({ email: newEmail() })
    const answers = await Promise.all([login(both), login(both), login(both)])
    expect(answers.filter(({ successful }) => successful)).toHaveLength(1)
  })

  test('M7: only the five account names are taken', async () => {
    const idToken = await credentialOf()
    const body = { idToken, accountName: 'Redearth', nonce: claimsOf(idToken).nonce }
    expect((await api.post('/accounts/google-login', body)).json).toMatchObject({
      status: 422,
      errors: [{ field: 'accountName', code: 'unknown' }],
    })
  })

  test.each<[string, (email: string) => object]>([
    ['no Workspace', () => ({})],
    ['the Workspace of another domain', () => ({ hd: 'example.org' })],
    ['a Workspace whose domain ends like it', () => ({ hd: 'sub.example.com' })],
  ])('M7: with %s the password of the account is asked for, once', async (_, claims) => {
    const { email, sub, password, token } = await makePersonIn(api)
    const account = { email, ...claims(email) }
    const idToken = await credentialOf(account)
    const refused = await login(idToken)
    expect(refused).toMatchObject({ successful: false, reason: 'password-required', token: null })
    expect((await signInWith(api.url, email, password)).status).toBe(200)
    const linked = await login(idToken, {}, bearer(token))
    expect(linked).toMatchObject({ successful: true, reason: null, token: null, refreshToken: null })
    expect(await login(idToken, {}, bearer(token))).toMatchObject({ reason: 'not-verified' })
    expect(await subjectOf(account)).toBe(sub)
  })

  test.each<[string, () => object]>([
    ['gmail.com', () => ({ email: newGmail() })],
    ['googlemail.com', () => ({ email: newGmail().replace('gmail', 'googlemail') })],
    ['the Workspace of the address', () => ({ email: newEmail(), hd: 'Example.com' })],
  ])('M7: with %s Google’s word is enough', async (_, account) => {
    const wanted = account() as { email: string }
    const { sub } = await makePersonIn(api, { email: wanted.email })
    expect(await subjectOf(wanted)).toBe(sub)
  })

  test('M7: an address that only ends like Gmail’s is not Google’s', async () => {
    const email = newEmail().replace('example.com', 'gmail.com.example.org')
    await makePersonIn(api, { email })
    expect(await login(await credentialOf({ email }))).toMatchObject({ reason: 'password-required' })
  })

  test('M7: somebody signed in links no account but their own', async () => {
    const { email } = await makePersonIn(api)
    const other = await makePersonIn(api)
    const idToken = await credentialOf({ email })
    expect(await login(idToken, {}, bearer(other.token))).toMatchObject({ reason: 'not-verified' })
    expect(await login(idToken)).toMatchObject({ reason: 'password-required' })
    const newcomers = await credentialOf({ email: newEmail() })
    expect(await login(newcomers, {}, bearer(other.token))).toMatchObject({ reason: 'not-verified' })
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
    api = await startTestSandbox(OPERATION_ENGINE, { google: { clientId: 'ours', jwksUrl: google.jwksUrl } })
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
    nonce: randomUUID(),
    iat: seconds(),
    exp: seconds() + 3600,
    ...changes,
  })
  const outcome = async (idToken: string) =>
    (
      (
        await api.post('/accounts/google-login', {
          idToken,
          accountName: 'redearth',
          nonce: nonceIn(idToken),
        })
      ).json as Answer
    ).successful

  const nonceIn = (idToken: string) => {
    try {
      return String(claimsOf(idToken).nonce)
    } catch {
      return 'none'
    }
  }

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
    'an address that is none': () => google.sign(good({ email: 'robin<x@example.com' })),
    'no nonce': () => google.sign(good({ nonce: undefined })),
    'no address': () => google.sign(good({ email: undefined })),
    'changed after signing': async () => tampered(await google.sign(good()), { sub: '2' }),
    'no token at all': () => 'not a token',
  }
  test.each(Object.entries(BAD))('%s', async (_, make) => {
    expect(await outcome(await make())).toBe(false)
  })
})

test('the stand-in script has the shape of the real one and gives a credential to the callback', async () => {
  const api = await startTestSandbox(OPERATION_ENGINE)
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
