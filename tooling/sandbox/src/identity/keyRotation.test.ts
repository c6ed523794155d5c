import { decodeProtectedHeader } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ENGINES, OPERATION_ENGINE, startTestSandbox } from '../testing/engines.ts'
import { bearer, callIdentity, makePersonIn } from '../testing/identity.ts'
import { POOL_ID } from './makePool.ts'

const HOUR_MS = 3_600_000

describe.each(ENGINES)('L: rotation of the keys on %s', (engine) => {
  let api: Awaited<ReturnType<typeof startTestSandbox>>
  beforeAll(async () => {
    api = await startTestSandbox(engine)
  })
  afterAll(() => api.close())

  const published = async () => {
    const answer = await fetch(`${api.url}/${POOL_ID}/.well-known/jwks.json`)
    const { keys } = (await answer.json()) as { keys: { kid: string }[] }
    return keys.map(({ kid }) => kid)
  }
  const kidOf = (token: string | null) => decodeProtectedHeader(token ?? '').kid
  const profile = async (token: string | null) => (await api.get('/api/v1/users', bearer(token))).status
  const ownUser = async (AccessToken: string | null) =>
    (await callIdentity(api.url, 'GetUser', { AccessToken })).status

  test('tokens of before hold, new ones are signed by the key that was published, and another waits', async () => {
    const before = await makePersonIn(api)
    const [first, second, ...others] = await published()
    expect([kidOf(before.token), others]).toEqual([first, []])
    expect(await profile(before.token)).toBe(200)

    await api.post('/sandbox/keys', {})
    const after = await makePersonIn(api, { email: before.email })
    expect(kidOf(after.token)).toBe(second)
    expect(await published()).toEqual([first, second, expect.any(String)])
    expect([await profile(before.token), await profile(after.token)]).toEqual([200, 200])
    expect([await ownUser(before.accessToken), await ownUser(after.accessToken)]).toEqual([200, 200])
    const renewed = await callIdentity(api.url, 'GetTokensFromRefreshToken', {
      RefreshToken: before.refreshToken,
    })
    const { IdToken } = renewed.json.AuthenticationResult as { IdToken: string }
    expect([kidOf(IdToken), await profile(IdToken)]).toEqual([second, 200])

    await api.post('/sandbox/clock', { offsetMs: 25 * HOUR_MS })
    expect(await published()).toEqual([second, expect.any(String)])
    await api.post('/sandbox/clock', { offsetMs: 0 })
  })
})

test('L: by age, a quarter of a year later the next key signs, and was published all along', async () => {
  const api = await startTestSandbox(OPERATION_ENGINE)
  const { keys } = (await (await fetch(`${api.url}/${POOL_ID}/.well-known/jwks.json`)).json()) as {
    keys: { kid: string }[]
  }
  await api.post('/sandbox/clock', { offsetMs: 91 * 24 * HOUR_MS })
  const { token } = await makePersonIn(api)
  expect(decodeProtectedHeader(token ?? '').kid).toBe(keys[1]?.kid)
  expect((await api.get('/api/v1/users', bearer(token))).status).toBe(200)
  await api.close()
})
