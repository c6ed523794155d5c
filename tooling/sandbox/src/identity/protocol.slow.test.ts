import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { OPERATION_ENGINE, startTestSandbox } from '../testing/engines.ts'
import { callIdentity, makePersonIn, signInWith } from '../testing/identity.ts'
import { isLongRun } from '../testing/isLongRun.ts'
import { IDENTITY_OPERATIONS } from './identityOperations.ts'
import { CLIENT_ID as ClientId } from './makePool.ts'

const Password = 'Password1!'

let api: Awaited<ReturnType<typeof startTestSandbox>>
beforeAll(async () => {
  api = await startTestSandbox(OPERATION_ENGINE)
})
afterAll(() => api.close())

// Takes over 5 s: it sends generated requests to the identity service.
test('whatever is sent, no answer is a failure of ours', async () => {
  const members = [
    'ClientId',
    'Username',
    'Password',
    'UserAttributes',
    'AuthFlow',
    'AuthParameters',
    'Session',
  ]
  const more = [
    'ChallengeName',
    'ChallengeResponses',
    'AccessToken',
    'RefreshToken',
    'Token',
    'AttributeName',
  ]
  const value = fc.oneof(
    fc.constantFrom<unknown>(
      ClientId,
      'USER_PASSWORD_AUTH',
      'REFRESH_TOKEN_AUTH',
      'NEW_PASSWORD_REQUIRED',
      'a.b.c',
    ),
    fc.constant({ USERNAME: 'a@example.com', PASSWORD: 'x', REFRESH_TOKEN: 'y', NEW_PASSWORD: Password }),
    fc.string({ unit: 'binary' }),
    fc.jsonValue({ maxDepth: 3 }),
  )
  const body = fc.dictionary(fc.constantFrom(...members, ...more, 'ConfirmationCode', 'Code'), value)
  const operation = fc.constantFrom(...IDENTITY_OPERATIONS.keys())
  await fc.assert(
    fc.asyncProperty(operation, body, async (name, fields) => {
      const answer = await callIdentity(api.url, name, fields)
      expect([200, 400]).toContain(answer.status)
    }),
    { numRuns: 300 },
  )
})

test('T16 hundreds of tries reach the limits, and their victim signs in a quarter of an hour later', async () => {
  const rounds = isLongRun ? 50 : 15
  const own = await startTestSandbox(OPERATION_ENGINE, { pool: { limits: { includeThisMachine: true } } })
  const { email } = await makePersonIn(own)
  const counts = new Map<string, number>()
  for (let round = 0; round < rounds; round++) {
    const tries = Array.from({ length: 20 }, () => signInWith(own.url, email, 'Wrong-one1'))
    for (const { message } of await Promise.all(tries)) counts.set(message, (counts.get(message) ?? 0) + 1)
  }
  expect(counts.get('Incorrect username or password.')).toBeLessThan(15)
  expect(counts.get('Password attempts exceeded')).toBeGreaterThan(50)
  expect(counts.get('Too many requests')).toBe(rounds * 20 - 100)
  await own.post('/sandbox/clock', { offsetMs: 16 * 60_000 })
  expect((await signInWith(own.url, email, Password)).status).toBe(200)
  await own.close()
})
