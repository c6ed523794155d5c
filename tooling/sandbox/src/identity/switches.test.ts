import { afterAll, beforeAll, expect, test } from 'vitest'
import { IDENTITY_OUTCOMES } from '../faults/Faults.ts'
import { OPERATION_ENGINE, startTestSandbox } from '../testing/engines.ts'
import { bearer, callIdentity, makePersonIn, newEmail, signInWith } from '../testing/identity.ts'

const Password = 'Password1!'

let api: Awaited<ReturnType<typeof startTestSandbox>>
let email = ''
beforeAll(async () => {
  api = await startTestSandbox(OPERATION_ENGINE)
  email = newEmail()
  await makePersonIn(api, { email })
})
afterAll(() => api.close())

test.each(IDENTITY_OUTCOMES.filter((outcome) => outcome.endsWith('Exception')))(
  '%s comes when it is asked for',
  async (outcome) => {
    await api.post('/sandbox/faults', { clientId: email, identity: { outcome, message: 'As it was set' } })
    expect(await signInWith(api.url, email.toUpperCase(), Password)).toMatchObject({
      status: outcome === 'InternalErrorException' ? 500 : 400,
      name: outcome,
      message: 'As it was set',
    })
  },
)

test('a fault of one person leaves the others well', async () => {
  const other = await makePersonIn(api)
  expect((await signInWith(api.url, other.email, Password)).status).toBe(200)
})

test('a fault of one operation leaves the others well, and finds its person by the token', async () => {
  const { email, accessToken, refreshToken } = await makePersonIn(api)
  const set = (operation: string) =>
    api.post('/sandbox/faults', {
      clientId: email,
      identity: { outcome: 'TooManyRequestsException', operation },
    })
  await set('GetUser')
  const getUser = () => callIdentity(api.url, 'GetUser', { AccessToken: accessToken })
  expect((await getUser()).name).toBe('TooManyRequestsException')
  await set('GetTokensFromRefreshToken')
  expect((await getUser()).status).toBe(200)
  const renewed = await callIdentity(api.url, 'GetTokensFromRefreshToken', { RefreshToken: refreshToken })
  expect(renewed.name).toBe('TooManyRequestsException')
})

test('a lost answer has changed things all the same', async () => {
  const { email, refreshToken: RefreshToken } = await makePersonIn(api)
  await api.post('/sandbox/faults', { clientId: email, identity: { outcome: 'lost' } })
  const renew = () => callIdentity(api.url, 'GetTokensFromRefreshToken', { RefreshToken })
  await expect(renew()).rejects.toThrow()
  await api.post('/sandbox/faults', { clientId: email })
  expect((await renew()).status).toBe(200)
})

test('F21: tokens of one person may end after a second', async () => {
  const own = await startTestSandbox(OPERATION_ENGINE)
  const { email } = await makePersonIn(own)
  await own.post('/sandbox/lifetimes', { email, accessSeconds: 1, idSeconds: 1 })
  const { accessToken } = await makePersonIn(own, { email })
  await own.post('/sandbox/clock', { offsetMs: 2000 })
  expect(await callIdentity(own.url, 'GetUser', { AccessToken: accessToken })).toMatchObject({
    name: 'NotAuthorizedException',
    message: 'Access Token has expired',
  })
  await own.close()
})

test('somebody who was removed is not found by their token', async () => {
  const { email, accessToken } = await makePersonIn(api)
  await api.call('DELETE', `/sandbox/users?email=${email}`)
  expect((await callIdentity(api.url, 'GetUser', { AccessToken: accessToken })).name).toBe(
    'UserNotFoundException',
  )
})

test('moved time shows in answers, so that clients can judge their own clock', async () => {
  const own = await startTestSandbox(OPERATION_ENGINE)
  await own.post('/sandbox/clock', { offsetMs: 7_200_000 })
  const now = () => Math.floor(Date.now() / 1000)
  const before = now()
  const date = Date.parse((await own.get('/healthz')).headers.get('date') ?? '') / 1000
  // Whole seconds, between the times before and after the answer.
  expect([before, date - 7200, now()]).toEqual([before, date - 7200, now()].toSorted((a, b) => a - b))
  await own.close()
})

test('a person comes with a profile and what else is on file', async () => {
  const { token } = await makePersonIn(api, { profile: { mobile: '+61491570006' } })
  expect((await api.get('/api/v1/users', bearer(token))).json).toMatchObject({ mobile: '+61491570006' })
})
