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

let api: Awaited<ReturnType<typeof startTestSandbox>>
beforeAll(async () => {
  api = await startTestSandbox(OPERATION_ENGINE)
})
afterAll(() => api.close())

const changeTo = (AccessToken: string | null, Value: string, url = api.url) =>
  callIdentity(url, 'UpdateUserAttributes', { AccessToken, UserAttributes: [{ Name: 'email', Value }] })
const verify = (AccessToken: string | null, Code: string) =>
  callIdentity(api.url, 'VerifyUserAttribute', { AccessToken, AttributeName: 'email', Code })

describe('M1: a new address', () => {
  test('one person asks for five codes an hour, whatever the addresses', async () => {
    const { accessToken, email } = await makePersonIn(api)
    const strangers = Array.from({ length: 30 }, () => newEmail('stranger'))
    const names: string[] = []
    for (const stranger of strangers) names.push((await changeTo(accessToken, stranger)).name)
    expect(names.filter((name) => name === '')).toHaveLength(5)
    expect(new Set(names.slice(5))).toEqual(new Set(['LimitExceededException']))
    const mailed = await Promise.all(strangers.map(async (one) => (await mailsTo(api, one)).length))
    expect(mailed.filter((count) => count > 0)).toHaveLength(5)
    const again = { AccessToken: accessToken, AttributeName: 'email' }
    expect((await callIdentity(api.url, 'GetUserAttributeVerificationCode', again)).name).toBe(
      'LimitExceededException',
    )
    // The refused addresses did not become the pending one.
    expect(await mailsTo(api, email)).toEqual([])
    expect(await verify(accessToken, await codeFor(api, strangers[4] ?? ''))).toMatchObject({ status: 200 })
  })

  test('T16 the answer is the same whether or not somebody has an account with it', async () => {
    const known = (await makePersonIn(api, { email: newEmail('name') })).email
    const unknown = newEmail('name')
    const post = async (address: string) => {
      const { accessToken } = await makePersonIn(api)
      const { status, json } = await changeTo(accessToken, address)
      const again = await callIdentity(api.url, 'GetUserAttributeVerificationCode', {
        AccessToken: accessToken,
        AttributeName: 'email',
      })
      const tried = await verify(accessToken, '000000')
      return { status, json, again: again.json, tried: tried.json }
    }
    expect(await post(known)).toEqual(await post(unknown))
    expect(await mailsTo(api, known)).toEqual([])
    expect(await mailsTo(api, unknown)).toHaveLength(2)
  })

  test('whoever only signed up with it does not keep it from its owner', async () => {
    const { email } = await makePersonIn(api, { status: 'UNCONFIRMED' })
    const { accessToken } = await makePersonIn(api)
    await changeTo(accessToken, email)
    expect((await verify(accessToken, await codeFor(api, email))).status).toBe(200)
  })

  test('is told to the address of before, once it is the account’s, and not in full', async () => {
    const { accessToken, email } = await makePersonIn(api)
    const next = newEmail('zoe')
    await changeTo(accessToken, next)
    expect(await mailsTo(api, email)).toEqual([])
    await verify(accessToken, await codeFor(api, next))
    expect((await mailsTo(api, email)).map(({ subject, text }) => [subject, text])).toEqual([
      [
        'The email address for your account has changed',
        expect.stringMatching(
          /^You now log in with z•••@example\.com instead of this address\.[\s\S]*You have 7 days to get it back: reset your password with this address[\s\S]*http:\/\/wattlebird\.localhost:\d+\/reset-password\n/,
        ),
      ],
    ])
    expect((await mailsTo(api, next)).map(({ subject }) => subject).toSorted()).toEqual([
      'You now log in with this address',
      'Your code to verify your address',
    ])
  })

  test('one remote address asks for only so many, whoever is signed in', async () => {
    const limits = { includeThisMachine: true, codes: 2 }
    const own = await startTestSandbox(OPERATION_ENGINE, { pool: { limits } })
    const names: string[] = []
    for (let people = 0; people < 3; people++) {
      const { accessToken } = await makePersonIn(own)
      names.push((await changeTo(accessToken, newEmail(), own.url)).name)
    }
    expect(names).toEqual(['', '', 'TooManyRequestsException'])
    await own.close()
  })
})

describe('T13 T16: a new address', () => {
  const LATER_MS = 301_000
  const DAY_MS = 86_400_000
  const NEW = 'Another2@'
  const move = (offsetMs: number) => api.post('/sandbox/clock', { offsetMs })
  const renewed = async (RefreshToken: string | null) =>
    (await callIdentity(api.url, 'GetTokensFromRefreshToken', { RefreshToken })).status
  const changed = async () => {
    const person = await makePersonIn(api, { email: newEmail('owner') })
    const next = newEmail('thief')
    expect((await changeTo(person.accessToken, next)).status).toBe(200)
    expect((await verify(person.accessToken, await codeFor(api, next))).status).toBe(200)
    return { ...person, next }
  }
  const reset = async (Username: string) => {
    await callIdentity(api.url, 'ForgotPassword', { Username })
    const [mail] = (await mailsTo(api, Username)).filter(({ subject }) => /reset/.test(subject))
    const [ConfirmationCode = '000000'] = /\b\d{6}\b/.exec(mail?.text ?? '') ?? []
    const sent = { Username, ConfirmationCode, Password: NEW }
    return (await callIdentity(api.url, 'ConfirmForgotPassword', sent)).status
  }

  test('needs the password or a mailed code, where the log-in was a while ago', async () => {
    const person = await makePersonIn(api)
    const headers = { authorization: `Bearer ${person.token}` }
    const next = newEmail()
    const change = () => changeTo(person.accessToken, next)
    const check = (code: string) =>
      api.get(`/api/v1/users/verifyverificationcode?verificationcode=${code}`, headers)
    await move(LATER_MS)
    expect((await change()).name).toBe('UserLambdaValidationException')
    expect(await mailsTo(api, next)).toEqual([])
    expect((await api.get('/api/v1/users/sendverificationcodebyemail', headers)).status).toBe(200)
    const code = await codeFor(api, person.email)
    expect((await check(otherThan(code))).status).toBe(422)
    expect((await change()).name).toBe('UserLambdaValidationException')
    expect((await check(code)).status).toBe(200)
    expect((await change()).status).toBe(200)
    await move(2 * LATER_MS)
    expect((await change()).name).toBe('UserLambdaValidationException')
    // Changing a name needs no code.
    const UserAttributes = [{ Name: 'given_name', Value: 'Zoe' }]
    const named = { AccessToken: person.accessToken, UserAttributes }
    expect((await callIdentity(api.url, 'UpdateUserAttributes', named)).status).toBe(200)
    await move(0)
  })

  test('ends every session but the one that changed it', async () => {
    const person = await makePersonIn(api)
    const other = await makePersonIn(api, { email: person.email })
    const next = newEmail()
    await changeTo(person.accessToken, next)
    expect(await renewed(other.refreshToken)).toBe(200)
    await verify(person.accessToken, await codeFor(api, next))
    const again = await callIdentity(api.url, 'GetUser', { AccessToken: other.accessToken })
    expect(again.name).toBe('NotAuthorizedException')
    expect(await renewed(person.refreshToken)).toBe(200)
  })

  test('is undone by resetting the password with the old one, which ends every session', async () => {
    const { email, next, refreshToken } = await changed()
    await move(6 * DAY_MS)
    expect(await reset(email)).toBe(200)
    expect((await signInWith(api.url, email, NEW)).status).toBe(200)
    expect((await signInWith(api.url, next, NEW)).status).toBe(400)
    expect(await renewed(refreshToken)).toBe(400)
    expect((await mailsTo(api, next)).map(({ subject }) => subject)).toContain(
      'An account no longer uses this address',
    )
    // The intruder cannot reset the password through the replaced address.
    expect(await reset(next)).toBe(400)
    expect((await signInWith(api.url, email, NEW)).status).toBe(200)
    await move(0)
  })

  test('L5 is not undone any more by who has the old mailbox, once its owner has said so with the password', async () => {
    const { email, next, password } = await changed()
    const session = await signInWith(api.url, next, password ?? '')
    const { AccessToken } = session.json.AuthenticationResult as { AccessToken: string }
    const release = (Password?: string) =>
      callIdentity(api.url, 'ReleaseFormerEmail', { AccessToken, ...(Password && { Password }) })
    const notified = async (to: string) =>
      (await mailsTo(api, to)).filter(({ subject }) => /can’t get your account back/.test(subject))
    const former = async () => {
      const { json } = await callIdentity(api.url, 'GetUser', { AccessToken })
      const attributes = json.UserAttributes as { Name: string; Value: string }[]
      const value = attributes.find(({ Name }) => Name === 'custom:formerEmails')?.Value
      return value && JSON.parse(value)
    }
    const [held] = (await former()) as { until: string }[]
    expect(await former()).toEqual([{ email, until: expect.any(String) }])
    const left = Date.parse(held?.until ?? '') - Date.now()
    expect(left).toBeGreaterThan(6.9 * DAY_MS)
    expect(left).toBeLessThanOrEqual(7 * DAY_MS)
    expect((await release()).name).toBe('InvalidParameterException')
    expect((await release('Wrong-one1')).name).toBe('NotAuthorizedException')
    expect([await notified(email), await notified(next)]).toEqual([[], []])
    expect((await release(password ?? '')).status).toBe(200)
    expect(await former()).toBeUndefined()
    expect((await release(password ?? '')).status).toBe(200)
    for (const to of [email, next])
      expect((await notified(to)).map(({ text }) => text)).toEqual([
        expect.stringMatching(
          /^We were told, with the password for your account, that o•••@example\.com is no longer yours\. Nobody can use it to get the account back any more\./,
        ),
      ])
    expect(await reset(email)).toBe(400)
    expect((await signInWith(api.url, next, password ?? '')).status).toBe(200)
    expect((await callIdentity(api.url, 'SignUp', { Username: email, Password: 'Password1!' })).status).toBe(
      200,
    )
  })

  test('is undone for seven days, in which nobody else gets the old one', async () => {
    const { email, sub } = await changed()
    const signUp = () => callIdentity(api.url, 'SignUp', { Username: email, Password: 'Password1!' })
    await move(6 * DAY_MS)
    expect((await signUp()).name).toBe('UsernameExistsException')
    const { accessToken } = await makePersonIn(api)
    expect((await changeTo(accessToken, email)).status).toBe(200)
    expect((await mailsTo(api, email)).map(({ subject }) => subject)).toEqual([
      'The email address for your account has changed',
    ])
    await move(7 * DAY_MS + 60_000)
    expect(await reset(email)).toBe(400)
    const made = await signUp()
    expect([made.status, made.json.UserSub === sub]).toEqual([200, false])
    await move(0)
  })
})
