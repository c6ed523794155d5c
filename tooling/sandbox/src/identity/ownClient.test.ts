import { createIdentityClient, isAnswer, signUpInput } from '@coverkit/identity'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { OPERATION_ENGINE, startTestSandbox } from '../testing/engines.ts'
import { codeFor, makePersonIn, newEmail } from '../testing/identity.ts'
import { CLIENT_ID } from './makePool.ts'

const password = 'Password1!'
const NEXT = 'Another2@'

let api: Awaited<ReturnType<typeof startTestSandbox>>
let client: ReturnType<typeof createIdentityClient>
beforeAll(async () => {
  api = await startTestSandbox(OPERATION_ENGINE)
  // Uses the client's schemas, so that every answer is validated against the service's model.
  client = createIdentityClient({ clientId: CLIENT_ID, endpoint: api.url, isAnswer })
})
afterAll(() => api.close())

type Called<Value> = Promise<{ ok: true; value: Value } | { ok: false; error: { name: string } }>

async function answerOf<Value>(result: Called<Value>): Promise<Value> {
  const settled = await result
  if (!settled.ok) throw new Error(settled.error.name)
  return settled.value
}

test('our client and this service understand each other, operation by operation', async () => {
  const email = newEmail()
  const person = { email, password, firstName: 'Ada', lastName: 'Example', accountName: 'redearth' }
  const Username = email
  await answerOf(client.signUp(signUpInput(person)))
  await answerOf(client.resendConfirmationCode({ Username }))
  await answerOf(client.confirmSignUp({ Username, ConfirmationCode: await codeFor(api, email) }))
  const signIn = (PASSWORD: string) =>
    answerOf(
      client.initiateAuth({
        AuthFlow: 'USER_PASSWORD_AUTH',
        AuthParameters: { USERNAME: email, PASSWORD },
      }),
    )
  const { AuthenticationResult: first } = await signIn(password)
  const AccessToken = first?.AccessToken ?? ''
  expect(await answerOf(client.getUser({ AccessToken }))).toMatchObject({ Username: expect.any(String) })
  const renewed = await answerOf(
    client.getTokensFromRefreshToken({ RefreshToken: first?.RefreshToken ?? '' }),
  )
  const UserAttributes = [{ Name: 'given_name', Value: 'Grace' }]
  await answerOf(client.updateUserAttributes({ AccessToken, UserAttributes }))
  await answerOf(client.getUserAttributeVerificationCode({ AccessToken, AttributeName: 'email' }))
  const Code = await codeFor(api, email)
  await answerOf(client.verifyUserAttribute({ AccessToken, AttributeName: 'email', Code }))
  await answerOf(client.changePassword({ AccessToken, PreviousPassword: password, ProposedPassword: NEXT }))
  await answerOf(client.revokeToken({ Token: renewed.AuthenticationResult?.RefreshToken ?? '' }))
  await answerOf(client.forgotPassword({ Username }))
  const ConfirmationCode = await codeFor(api, email)
  await answerOf(client.confirmForgotPassword({ Username, ConfirmationCode, Password: password }))
  const { AuthenticationResult: last } = await signIn(password)
  await answerOf(client.globalSignOut({ AccessToken: last?.AccessToken ?? '' }))
})

test('it answers the challenge', async () => {
  const { email: USERNAME } = await makePersonIn(api, { status: 'FORCE_CHANGE_PASSWORD' })
  const AuthParameters = { USERNAME, PASSWORD: password }
  const challenge = await answerOf(client.initiateAuth({ AuthFlow: 'USER_PASSWORD_AUTH', AuthParameters }))
  const answered = await answerOf(
    client.respondToAuthChallenge({
      ChallengeName: 'NEW_PASSWORD_REQUIRED',
      Session: challenge.Session ?? '',
      ChallengeResponses: { USERNAME, NEW_PASSWORD: NEXT },
    }),
  )
  expect(answered.AuthenticationResult?.IdToken).toBeTruthy()
})

test('a renewal whose answer was lost is tried again and succeeds', async () => {
  const { email, refreshToken: RefreshToken } = await makePersonIn(api)
  await api.post('/sandbox/faults', { clientId: email, identity: { outcome: 'lost' } })
  const renewal = client.getTokensFromRefreshToken({ RefreshToken: RefreshToken ?? '' })
  await api.post('/sandbox/faults', { clientId: email })
  expect((await renewal).ok).toBe(true)
})
