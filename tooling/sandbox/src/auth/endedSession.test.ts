import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addressOf, documentOperations, exampleBody, headersOf } from '../testing/documentOperations.ts'
import { OPERATION_ENGINE, startTestSandbox } from '../testing/engines.ts'
import { bearer, callIdentity, makePersonIn, newEmail } from '../testing/identity.ts'

const SAFE = /^(?:GET|HEAD|OPTIONS)$/
const writes = documentOperations.filter(
  ({ method, needsToken, isOffered }) => isOffered && needsToken && !SAFE.test(method),
)

describe('T3 a token whose session was ended', () => {
  let api: Awaited<ReturnType<typeof startTestSandbox>>
  let ended = ''
  beforeAll(async () => {
    api = await startTestSandbox(OPERATION_ENGINE)
    const { token, accessToken } = await makePersonIn(api, { email: newEmail() })
    ended = token ?? ''
    await callIdentity(api.url, 'GlobalSignOut', { AccessToken: accessToken })
  })
  afterAll(() => api.close())

  test('is tried with every operation that writes for a customer', () => {
    expect(writes.length).toBeGreaterThan(15)
  })

  test.each(writes)('writes nothing by $id', async (operation) => {
    const { method } = operation
    const body = exampleBody(operation)
    const answer = await api.call(method, addressOf(operation), {
      headers: headersOf(operation, bearer(ended)),
      ...(body !== undefined && { body }),
    })
    expect(answer.status).toBe(401)
  })

  test('still reads until it expires', async () => {
    expect((await api.get('/api/v1/users', bearer(ended))).status).toBe(200)
  })

  test('goes on for a session that was not ended', async () => {
    const { token } = await makePersonIn(api, { email: newEmail() })
    const answer = await api.post('/api/v1/users/UpdateUser', { first_Name: 'Robin' }, bearer(token))
    expect(answer.status).toBe(200)
  })
})
