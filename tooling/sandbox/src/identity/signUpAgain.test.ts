import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { callFrom } from '../testing/callFrom.ts'
import { OPERATION_ENGINE, startTestSandbox } from '../testing/engines.ts'
import {
  callIdentity,
  claimsOf,
  codeFor,
  mailsTo,
  makePersonIn,
  newEmail,
  signInWith,
} from '../testing/identity.ts'

const STRANGERS = 'Strangers-one1'
const VICTIMS = 'Victims-own-one2'
const STRANGER = '127.0.0.2'
const VICTIM = '127.0.0.3'

let api: Awaited<ReturnType<typeof startTestSandbox>>
beforeAll(async () => {
  api = await startTestSandbox(OPERATION_ENGINE, {
    pool: { limits: { includeThisMachine: true, signUps: 1000 } },
  })
})
afterAll(() => api.close())

const signUp = (Username: string, Password: string, given_name = 'Mallory', from = VICTIM) =>
  callFrom(from, api.url, 'SignUp', {
    Username,
    Password,
    UserAttributes: [
      { Name: 'given_name', Value: given_name },
      { Name: 'custom:accountName', Value: 'wattlebird' },
    ],
  })
const confirm = (Username: string, ConfirmationCode: string, from = VICTIM) =>
  callFrom(from, api.url, 'ConfirmSignUp', { Username, ConfirmationCode })
const signIn = (email: string, password: string) => signInWith(api.url, email, password)

describe('M2: a second sign-up with an unconfirmed address', () => {
  test('replaces attributes and code, with the answer of a first one', async () => {
    const email = newEmail('victim')
    const first = await signUp(email, VICTIMS)
    const earlierCode = await codeFor(api, email)
    const second = await signUp(email, VICTIMS, 'Vic', STRANGER)
    expect([first.status, second.status]).toEqual([200, 200])
    expect(Object.keys(second.json)).toEqual(Object.keys(first.json))
    const code = await codeFor(api, email)
    if (earlierCode !== code) expect((await confirm(email, earlierCode)).name).toBe('CodeMismatchException')
    expect((await confirm(email, code)).status).toBe(200)
    const session = await signIn(email, VICTIMS)
    const { IdToken } = session.json.AuthenticationResult as { IdToken: string }
    expect(claimsOf(IdToken)).toMatchObject({ given_name: 'Vic', sub: second.json.UserSub })
  })

  test('an earlier code is worth nothing once the password was replaced, though no new code was mailed', async () => {
    const email = newEmail('victim')
    await signUp(email, VICTIMS)
    const code = await codeFor(api, email)
    await api.post('/sandbox/faults', { clientId: email, mail: 'fail' })
    expect((await signUp(email, STRANGERS)).name).toBe('CodeDeliveryFailureException')
    await api.post('/sandbox/faults', { clientId: email })
    expect((await confirm(email, code)).status).toBe(400)
    expect((await signIn(email, STRANGERS)).name).not.toBe('')
  })

  test.each([
    ['the same network', VICTIM],
    ['another one', STRANGER],
  ])('L1 with another password from %s: the code confirms the address and no password', async (_, from) => {
    const email = newEmail('victim')
    await signUp(email, VICTIMS, 'Vic', VICTIM)
    await signUp(email, STRANGERS, 'Mallory', from)
    expect((await confirm(email, await codeFor(api, email), VICTIM)).status).toBe(200)
    expect((await signIn(email, STRANGERS)).name).toBe('PasswordResetRequiredException')
    expect((await signIn(email, VICTIMS)).name).toBe('NotAuthorizedException')
    await callFrom(VICTIM, api.url, 'ForgotPassword', { Username: email })
    const reset = { Username: email, ConfirmationCode: await codeFor(api, email), Password: VICTIMS }
    expect((await callFrom(VICTIM, api.url, 'ConfirmForgotPassword', reset)).status).toBe(200)
    const session = await signIn(email, VICTIMS)
    const { IdToken } = session.json.AuthenticationResult as { IdToken: string }
    expect(claimsOf(IdToken)).toMatchObject({ 'custom:accountName': 'wattlebird' })
    expect(claimsOf(IdToken)).not.toHaveProperty('given_name')
    expect((await signIn(email, STRANGERS)).name).toBe('NotAuthorizedException')
  })

  test('L1 the owner’s own third sign-up does not make the second one’s password the owner’s', async () => {
    const email = newEmail('victim')
    await signUp(email, VICTIMS)
    await signUp(email, STRANGERS)
    await signUp(email, STRANGERS)
    expect((await confirm(email, await codeFor(api, email))).status).toBe(200)
    expect((await signIn(email, STRANGERS)).name).toBe('PasswordResetRequiredException')
  })

  test('after the limit of codes a stranger changes nothing', async () => {
    const email = newEmail('victim')
    await signUp(email, VICTIMS)
    const code = await codeFor(api, email)
    for (let count = 0; count < 5; count++) await signUp(newEmail(), STRANGERS, 'Mallory', STRANGER)
    for (let count = 1; count < 5; count++) await signUp(email, VICTIMS)
    const last = await codeFor(api, email)
    expect((await signUp(email, STRANGERS)).name).toBe('LimitExceededException')
    expect(await mailsTo(api, email)).toHaveLength(5)
    if (code !== last) expect((await confirm(email, code)).name).toBe('CodeMismatchException')
    expect((await confirm(email, last)).status).toBe(200)
    expect((await signIn(email, VICTIMS)).status).toBe(200)
  })

  test('is refused where the address was confirmed', async () => {
    const { email } = await makePersonIn(api)
    expect((await signUp(email, STRANGERS)).name).toBe('UsernameExistsException')
  })
})

test('M2: who did not confirm within a day is nobody', async () => {
  const own = await startTestSandbox(OPERATION_ENGINE)
  const email = newEmail()
  await callIdentity(own.url, 'SignUp', { Username: email, Password: STRANGERS })
  const nameOfSignIn = async () => (await signInWith(own.url, email, STRANGERS)).name
  expect(await nameOfSignIn()).toBe('UserNotConfirmedException')
  await own.post('/sandbox/clock', { offsetMs: 24 * 3_600_000 + 1000 })
  expect(await nameOfSignIn()).toBe('NotAuthorizedException')
  const sent = (await mailsTo(own, email)).length
  expect((await callIdentity(own.url, 'ResendConfirmationCode', { Username: email })).status).toBe(200)
  expect(await mailsTo(own, email)).toHaveLength(sent)
  expect((await callIdentity(own.url, 'SignUp', { Username: email, Password: VICTIMS })).status).toBe(200)
  await own.close()
})
