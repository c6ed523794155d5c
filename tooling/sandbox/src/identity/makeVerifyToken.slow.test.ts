import { createSecretKey } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { networkInterfaces, tmpdir } from 'node:os'
import { join } from 'node:path'
import { generateKeyPair, type JWTPayload, SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startSandbox } from '../startSandbox.ts'
import { OPERATION_ENGINE, startTestSandbox } from '../testing/engines.ts'
import { bearer, makePersonIn } from '../testing/identity.ts'
import { makeApi } from '../testing/makeApi.ts'
import { startIssuer, tampered, unsigned } from '../testing/startIssuer.ts'
import { makeVerifyToken } from './makeVerifyToken.ts'

const hasIPv6 = Object.values(networkInterfaces()).some((all) => all?.some(({ family }) => family === 'IPv6'))

const ISSUER = 'https://cognito-idp.ap-southeast-2.amazonaws.com/ap-southeast-2_Broker001'
const AUDIENCE = 'brokerclient'

let issuer: Awaited<ReturnType<typeof startIssuer>>
let api: Awaited<ReturnType<typeof startTestSandbox>>
beforeAll(async () => {
  issuer = await startIssuer()
  const tokens = { issuer: ISSUER, jwksUrl: issuer.jwksUrl, audience: AUDIENCE }
  api = await startTestSandbox(OPERATION_ENGINE, { tokens })
})
afterAll(async () => {
  await api.close()
  issuer.close()
})

const seconds = () => Math.floor(Date.now() / 1000)
const good = (changes: JWTPayload = {}): JWTPayload => ({
  sub: 'ada',
  email: 'ada@example.com',
  email_verified: true,
  iss: ISSUER,
  aud: AUDIENCE,
  token_use: 'id',
  iat: seconds(),
  exp: seconds() + 3600,
  ...changes,
})
const statusOf = async (token: string) => (await api.get('/api/v1/users', bearer(token))).status

test('a token of the configured issuer is taken, whoever that is', async () => {
  expect((await api.get('/api/v1/users', bearer(await issuer.sign(good())))).json).toMatchObject({
    id: 'ada',
    email: 'ada@example.com',
  })
})

test('with another issuer configured, those of the own pool are not', async () => {
  const { token } = await makePersonIn(api)
  expect(await statusOf(token ?? '')).toBe(401)
})

const without = (name: string) => {
  const { [name]: _, ...rest } = good()
  return issuer.sign(rest)
}

describe('T19: bad tokens', () => {
  const BAD: Record<string, () => string | Promise<string>> = {
    'alg none': () => unsigned(good()),
    'HS256 with the public key': () =>
      new SignJWT(good())
        .setProtectedHeader({ alg: 'HS256', kid: 'first' })
        .sign(createSecretKey(Buffer.from(issuer.publicPem))),
    'an unknown key': () => issuer.sign(good(), { kid: 'second' }),
    'the name of our key with another': async () =>
      issuer.sign(good(), { key: (await generateKeyPair('RS256')).privateKey }),
    'another pool': () => issuer.sign(good({ iss: `${ISSUER}x` })),
    'another client': () => issuer.sign(good({ aud: 'otherclient' })),
    expired: () => issuer.sign(good({ exp: seconds() - 61 })),
    'from the future': () => issuer.sign(good({ iat: seconds() + 120, exp: seconds() + 3600 })),
    'not yet valid': () => issuer.sign(good({ nbf: seconds() + 120 })),
    'an access token': () => issuer.sign({ ...good(), token_use: 'access', client_id: AUDIENCE }),
    'changed after signing': async () => tampered(await issuer.sign(good()), { sub: 'ben' }),
    'without an end': () => without('exp'),
    'without a subject': () => without('sub'),
    'without a use': () => without('token_use'),
    'older than any can be': () => issuer.sign(good({ iat: seconds() - 30 * 86_400 })),
    'no token at all': () => 'a.b.c',
  }

  test.each(Object.entries(BAD))('%s', async (_, make) => {
    const answer = await api.get('/api/v1/users', bearer(await make()))
    expect(answer.json).toMatchObject({ status: 401, errors: [{ code: 'unauthorised' }] })
    expect(answer.headers.get('www-authenticate')).toBe('Bearer')
  })
})

test('F26: a minute of skew is allowed, and no more', async () => {
  expect(await statusOf(await issuer.sign(good({ exp: seconds() - 55 })))).toBe(200)
  expect(await statusOf(await issuer.sign(good({ iat: seconds() + 55 })))).toBe(200)
  await api.post('/sandbox/clock', { offsetMs: -90_000 })
  expect(await statusOf(await issuer.sign(good()))).toBe(401)
  await api.post('/sandbox/clock', { offsetMs: -50_000 })
  expect(await statusOf(await issuer.sign(good()))).toBe(200)
  await api.post('/sandbox/clock', { offsetMs: 0 })
})

test('keys that cannot be had are a reason to try again, not to sign out', async () => {
  const gone = await startIssuer()
  gone.close()
  const tokens = { issuer: ISSUER, jwksUrl: gone.jwksUrl, audience: AUDIENCE }
  const own = await startTestSandbox(OPERATION_ENGINE, { tokens })
  const answer = await own.get('/api/v1/users', bearer(await issuer.sign(good())))
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '1'])
  await own.close()
})

test('keys are fetched from where the issuer has them now', async () => {
  const other = await startIssuer()
  const rules = { issuer: ISSUER, jwksUrl: issuer.jwksUrl, audience: AUDIENCE }
  const verify = makeVerifyToken(
    () => rules,
    () => new Date(),
  )
  const [token, moved] = [await issuer.sign(good()), await other.sign(good())]
  expect([await verify(token), await verify(moved)]).toMatchObject([{ subject: 'ada' }, null])
  rules.jwksUrl = other.jwksUrl
  expect([await verify(token), await verify(moved)]).toMatchObject([null, { subject: 'ada' }])
  other.close()
})

test.runIf(hasIPv6)('a backend at an IPv6 address finds its own keys', async () => {
  const own = await startTestSandbox(OPERATION_ENGINE, { host: '::1' })
  const { token } = await makePersonIn(own)
  expect(own.url).toMatch(/^http:\/\/\[::1\]:\d+$/)
  expect((await own.get('/api/v1/users', bearer(token))).status).toBe(200)
  await own.close()
})

// Takes over 5 s: it starts a backend on PGlite twice.
test('the key of the pool is made once and outlives a restart', async () => {
  const parent = mkdtempSync(join(tmpdir(), 'coverkit-keys-'))
  const folder = join(parent, 'data')
  const issuer = 'http://localhost:4000/ap-southeast-2_Sandbox01'
  const start = async () => {
    const sandbox = await startSandbox({ database: { folder }, controls: true, pool: { issuer } })
    return { ...makeApi(sandbox.url), close: sandbox.close }
  }
  const before = await start()
  const { token } = await makePersonIn(before)
  await before.close()
  const after = await start()
  expect((await after.get('/api/v1/users', bearer(token))).status).toBe(200)
  await after.close()
  rmSync(parent, { recursive: true, force: true })
}, 120_000)
