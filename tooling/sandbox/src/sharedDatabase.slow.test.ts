import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readSettings } from './readSettings.ts'
import { type Sandbox, startSandbox } from './startSandbox.ts'
import { DATA_KEY } from './testing/dataKey.ts'
import { emptyDatabase, HAS_SERVER } from './testing/engines.ts'
import { bearer, callIdentity, makePersonIn } from './testing/identity.ts'
import { makeApi } from './testing/makeApi.ts'
import { startProcess } from './testing/startProcess.ts'
import { UNSAFE_IN_TESTS } from './testing/unsafeInTests.ts'

const issuer = 'https://id.example/pool'
const USERS = '/api/v1/users'

describe.runIf(HAS_SERVER)('M3: two processes on one database', () => {
  const running: Sandbox[] = []
  let url = ''
  beforeAll(async () => {
    const { database } = await emptyDatabase('postgres')
    url = 'url' in database ? database.url : ''
    for (let process = 0; process < 2; process++)
      running.push(await startSandbox({ database, dataKey: DATA_KEY, controls: true, pool: { issuer } }))
  })
  afterAll(async () => {
    for (const sandbox of running) await sandbox.close()
  })

  test('a token of one is accepted at the other, since they share the key and the name of the issuer', async () => {
    const [one, other] = running.map((sandbox) => makeApi(sandbox.url))
    if (!one || !other) throw new Error('Two were not started')
    const { token, accessToken, refreshToken } = await makePersonIn(one)
    expect((await other.get(USERS, bearer(token))).status).toBe(200)
    expect((await callIdentity(other.url, 'GetUser', { AccessToken: accessToken })).status).toBe(200)
    const renewal = { RefreshToken: refreshToken }
    expect((await callIdentity(other.url, 'GetTokensFromRefreshToken', renewal)).status).toBe(200)
  })

  test('a process without an issuer does not start, and says why', async () => {
    const refused = startProcess({ DATABASE_URL: url })
    expect(await refused.ended).toBe(1)
    expect(refused.errors()).toContain(
      'no-issuer: Set IDENTITY_ISSUER, or TOKEN_ISSUER, TOKEN_JWKS_URL and TOKEN_AUDIENCE.',
    )
  })

  test('M5: a process without a key does not start, and says why', async () => {
    const env = { DATABASE_URL: url, IDENTITY_ISSUER: issuer, PORT: '0' }
    expect(() => readSettings({ ...env, ALLOW_UNSAFE: UNSAFE_IN_TESTS })).toThrow(
      'no-data-key: Set DATA_KEY to',
    )
    const settings = readSettings({ ...env, ALLOW_UNSAFE: `${UNSAFE_IN_TESTS},no-data-key` })
    await expect(startSandbox(settings)).rejects.toThrow('DATABASE_URL needs DATA_KEY')
  })
})
