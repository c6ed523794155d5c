import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { OPERATION_ENGINE, startTestSandbox } from '../testing/engines.ts'
import {
  callIdentity,
  codeFor,
  mailsTo,
  makePersonIn,
  newEmail,
  otherThan,
  signInWith,
} from '../testing/identity.ts'

const Password = 'Password1!'
const MOST = 3

/** Everybody here shares one network, with limits that one of them reaches at once. */
let api: Awaited<ReturnType<typeof startTestSandbox>>
beforeAll(async () => {
  const limits = {
    includeThisMachine: true,
    signIns: MOST,
    renewals: MOST,
    codeTries: MOST,
    signUps: 100,
    codes: 1_000,
  }
  api = await startTestSandbox(OPERATION_ENGINE, { pool: { limits } })
})
afterAll(() => api.close())

const renewWith = (REFRESH_TOKEN: string | null) =>
  callIdentity(api.url, 'InitiateAuth', {
    AuthFlow: 'REFRESH_TOKEN_AUTH',
    AuthParameters: { REFRESH_TOKEN },
  })

async function namesOf(count: number, request: () => Promise<{ name: string }>): Promise<string[]> {
  const names: string[] = []
  for (let one = 0; one < count; one++) names.push((await request()).name)
  return names
}

describe('T16 who shares an address with a troublemaker', () => {
  test('renews and logs in, however many wrong tokens come from there', async () => {
    const { email, refreshToken } = await makePersonIn(api)
    expect(await namesOf(MOST + 2, () => renewWith('x'.repeat(64)))).toEqual([
      ...Array(MOST).fill('NotAuthorizedException'),
      'TooManyRequestsException',
      'TooManyRequestsException',
    ])
    expect((await renewWith(refreshToken)).status).toBe(200)
    expect((await signInWith(api.url, email, Password)).status).toBe(200)
    const session = { ChallengeName: 'NEW_PASSWORD_REQUIRED', Session: 'x'.repeat(64) }
    const ChallengeResponses = { USERNAME: email, NEW_PASSWORD: Password }
    expect(
      (await callIdentity(api.url, 'RespondToAuthChallenge', { ...session, ChallengeResponses })).name,
    ).toBe('TooManyRequestsException')
  })

  test('logs in as often as it likes with the right password', async () => {
    const { email } = await makePersonIn(api)
    expect(await namesOf(3 * MOST, () => signInWith(api.url, email, Password))).toEqual(
      Array(3 * MOST).fill(''),
    )
  })

  test('is let in where it was before, though others guess passwords there', async () => {
    const { email } = await makePersonIn(api)
    const newcomer = await makePersonIn(api)
    await signInWith(api.url, email, Password)
    await namesOf(MOST, () => signInWith(api.url, newEmail(), 'Wrong-one1'))
    expect((await signInWith(api.url, newcomer.email, Password)).name).toBe('TooManyRequestsException')
    expect((await signInWith(api.url, email, Password)).status).toBe(200)
  })

  test('uses the right code after others tried wrong ones, up to the limit of codes', async () => {
    for (let count = 0; count < MOST + 1; count++) {
      const email = newEmail()
      await callIdentity(api.url, 'SignUp', { Username: email, Password })
      const confirmed = await callIdentity(api.url, 'ConfirmSignUp', {
        Username: email,
        ConfirmationCode: await codeFor(api, email),
      })
      expect(confirmed.status).toBe(200)
    }
    const { email } = await makePersonIn(api)
    await callIdentity(api.url, 'ForgotPassword', { Username: email })
    const code = await codeFor(api, email)
    const reset = (ConfirmationCode: string) =>
      callIdentity(api.url, 'ConfirmForgotPassword', {
        Username: email,
        ConfirmationCode,
        Password: 'Password2!',
      })
    expect(await namesOf(MOST + 1, () => reset(otherThan(code)))).toEqual([
      ...Array(MOST).fill('CodeMismatchException'),
      'TooManyRequestsException',
    ])
    // Wrong codes leave requests for codes alone.
    expect((await callIdentity(api.url, 'ForgotPassword', { Username: email })).status).toBe(200)
  })
})

test('M4: one address is mailed ten codes a day to verify it, whoever asks', async () => {
  const stranger = newEmail('stranger')
  const names: string[] = []
  for (let count = 0; count < 4; count++) {
    const { accessToken: AccessToken } = await makePersonIn(api)
    const UserAttributes = [{ Name: 'email', Value: stranger }]
    names.push((await callIdentity(api.url, 'UpdateUserAttributes', { AccessToken, UserAttributes })).name)
    // A refused address is not the account's, so that other codes would go to its own.
    if (names.at(-1) !== '') break
    const again = { AccessToken, AttributeName: 'email' }
    for (let more = 0; more < 3; more++)
      names.push((await callIdentity(api.url, 'GetUserAttributeVerificationCode', again)).name)
  }
  expect(names.filter((name) => name === '')).toHaveLength(10)
  expect(new Set(names.slice(10))).toEqual(new Set(['LimitExceededException']))
  expect(await mailsTo(api, stranger)).toHaveLength(10)
})
