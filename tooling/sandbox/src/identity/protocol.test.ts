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
import { CLIENT_ID as ClientId, POOL_ID } from './makePool.ts'

const Password = 'Password1!'
const SERVICE = 'AWSCognitoIdentityProviderService'
const TYPE = 'application/x-amz-json-1.1'

let api: Awaited<ReturnType<typeof startTestSandbox>>
beforeAll(async () => {
  api = await startTestSandbox(OPERATION_ENGINE)
})
afterAll(() => api.close())

const send = (raw: string, headers: Record<string, string>) =>
  fetch(`${api.url}/`, { method: 'POST', body: raw, headers })

describe('the envelope', () => {
  test('an error has its name in the body and in a header, and status 400', async () => {
    const answer = await send('{}', { 'content-type': TYPE, 'x-amz-target': `${SERVICE}.SignUp` })
    expect(answer.status).toBe(400)
    expect(answer.headers.get('content-type')).toBe(TYPE)
    expect(answer.headers.get('x-amzn-errortype')).toBe('InvalidParameterException:')
    expect(answer.headers.get('x-amzn-requestid')).toMatch(/^[0-9a-f-]{36}$/)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(await answer.json()).toMatchObject({ __type: 'InvalidParameterException' })
  })

  test.each<[string, string, Record<string, string>, string]>([
    ['no operation', '{}', { 'content-type': TYPE }, 'UnknownOperationException'],
    [
      'an unknown one',
      '{}',
      { 'content-type': TYPE, 'x-amz-target': `${SERVICE}.DropTables` },
      'UnknownOperationException',
    ],
    ['no JSON', '{', { 'content-type': TYPE, 'x-amz-target': `${SERVICE}.SignUp` }, 'SerializationException'],
    ['a list', '[]', { 'content-type': TYPE, 'x-amz-target': `${SERVICE}.SignUp` }, 'SerializationException'],
    [
      'a number for a text',
      '{"ClientId":1}',
      { 'content-type': TYPE, 'x-amz-target': `${SERVICE}.SignUp` },
      'SerializationException',
    ],
    [
      'T17 plain text',
      '{}',
      { 'content-type': 'text/plain', 'x-amz-target': `${SERVICE}.SignUp` },
      'SerializationException',
    ],
    [
      'T24 deep nesting',
      '['.repeat(30) + ']'.repeat(30),
      { 'content-type': TYPE, 'x-amz-target': `${SERVICE}.SignUp` },
      'SerializationException',
    ],
  ])('%s is refused', async (_, raw, headers, name) => {
    const answer = await send(raw, headers)
    expect(await answer.json()).toEqual({ __type: name, message: expect.any(String) })
    expect(answer.status).toBe(headers['content-type'] === TYPE ? 400 : 415)
  })

  test('the keys are published, and only their public halves', async () => {
    const { keys } = (await (await fetch(`${api.url}/${POOL_ID}/.well-known/jwks.json`)).json()) as {
      keys: object[]
    }
    expect(keys.map((key) => Object.keys(key).toSorted())).toEqual(
      Array.from({ length: 2 }, () => ['alg', 'e', 'kid', 'kty', 'n', 'use']),
    )
  })

  test('T18 browsers may send what the libraries send, from the sites alone', async () => {
    const preflight = (origin: string) =>
      fetch(`${api.url}/`, {
        method: 'OPTIONS',
        headers: { origin, 'access-control-request-method': 'POST' },
      })
    const allowed = await preflight('http://wattlebird.localhost:4100')
    expect(allowed.status).toBe(204)
    expect(allowed.headers.get('access-control-allow-headers')).toContain('x-amz-target, x-amz-user-agent')
    expect(allowed.headers.get('access-control-allow-credentials')).toBeNull()
    const refused = await preflight('https://wattlebird.localhost.evil.example')
    expect(refused.headers.get('access-control-allow-origin')).toBeNull()
  })
})

describe('codes', () => {
  const confirm = (email: string, ConfirmationCode: string) =>
    callIdentity(api.url, 'ConfirmSignUp', { Username: email, ConfirmationCode })
  const newcomer = async () => {
    const email = newEmail()
    await callIdentity(api.url, 'SignUp', { Username: email, Password })
    return { email, code: await codeFor(api, email) }
  }

  test('work once', async () => {
    const { email, code } = await newcomer()
    expect((await confirm(email, code)).status).toBe(200)
    expect(await confirm(email, code)).toMatchObject({
      name: 'ExpiredCodeException',
      message: 'Invalid code provided, please request a code again.',
    })
  })

  test('are given up after five tries, even when the sixth is right', async () => {
    const { email, code } = await newcomer()
    for (let tries = 0; tries < 5; tries++)
      expect((await confirm(email, otherThan(code))).name).toBe('CodeMismatchException')
    expect((await confirm(email, code)).name).toBe('TooManyFailedAttemptsException')
    await callIdentity(api.url, 'ResendConfirmationCode', { Username: email })
    expect((await confirm(email, await codeFor(api, email))).status).toBe(200)
  })

  test('many tries at once are five tries', async () => {
    const { email, code } = await newcomer()
    const tries = Array.from({ length: 20 }, () => confirm(email, otherThan(code)))
    const names = (await Promise.all(tries)).map(({ name }) => name)
    expect(names.filter((name) => name === 'CodeMismatchException')).toHaveLength(5)
  })

  test('end after ten minutes', async () => {
    const own = await startTestSandbox(OPERATION_ENGINE)
    const email = newEmail()
    await callIdentity(own.url, 'SignUp', { Username: email, Password })
    const ConfirmationCode = await codeFor(own, email)
    await own.post('/sandbox/clock', { offsetMs: 600_000 })
    const late = await callIdentity(own.url, 'ConfirmSignUp', { Username: email, ConfirmationCode })
    expect(late.name).toBe('ExpiredCodeException')
    await own.close()
  })

  test('a later code takes the place of an earlier one', async () => {
    const { email, code } = await newcomer()
    await callIdentity(api.url, 'ResendConfirmationCode', { Username: email })
    const later = await codeFor(api, email)
    if (later !== code) expect((await confirm(email, code)).name).toBe('CodeMismatchException')
    expect((await confirm(email, later)).status).toBe(200)
  })

  test('to reset do not work for whoever may no longer reset', async () => {
    const { email } = await makePersonIn(api)
    await callIdentity(api.url, 'ForgotPassword', { Username: email })
    const ConfirmationCode = await codeFor(api, email)
    await makePersonIn(api, { email, status: 'FORCE_CHANGE_PASSWORD' })
    const body = { Username: email, ConfirmationCode, Password }
    expect((await callIdentity(api.url, 'ConfirmForgotPassword', body)).name).toBe('CodeMismatchException')
  })

  test('at most five an hour go to one address', async () => {
    const { email } = await newcomer()
    const resend = () => callIdentity(api.url, 'ResendConfirmationCode', { Username: email })
    for (let sent = 1; sent < 5; sent++) expect((await resend()).status).toBe(200)
    expect((await resend()).name).toBe('LimitExceededException')
  })

  test('where mail fails the answer says so', async () => {
    const { email } = await makePersonIn(api)
    await api.post('/sandbox/faults', { clientId: email, mail: 'fail' })
    expect((await callIdentity(api.url, 'ForgotPassword', { Username: email })).name).toBe(
      'CodeDeliveryFailureException',
    )
  })
})

describe('T16 nobody learns who has an account', () => {
  const reset = async (Username: string) => {
    const sent = await callIdentity(api.url, 'ForgotPassword', { Username })
    const tried = await callIdentity(api.url, 'ConfirmForgotPassword', {
      Username,
      ConfirmationCode: '000000',
      Password,
    })
    return [sent.status, sent.json, tried.name, tried.message]
  }

  test('by signing in, by resetting, or by confirming a sign-up', async () => {
    const known = await makePersonIn(api, { email: newEmail('known') })
    const waiting = await makePersonIn(api, { email: newEmail('known'), status: 'UNCONFIRMED' })
    const unknown = newEmail('known')
    const all = [known.email, waiting.email, unknown]
    const signIns = await Promise.all(all.map((email) => signInWith(api.url, email, 'Wrong-one1')))
    expect(new Set(signIns.map((answer) => JSON.stringify(answer))).size).toBe(1)
    const resets = await Promise.all(all.map(reset))
    expect(new Set(resets.map((answer) => JSON.stringify(answer))).size).toBe(1)
    const confirm = (Username: string) =>
      callIdentity(api.url, 'ConfirmSignUp', { Username, ConfirmationCode: '000000' })
    const resend = (Username: string) => callIdentity(api.url, 'ResendConfirmationCode', { Username })
    const [confirmed, absent] = [(await makePersonIn(api)).email, newEmail('person')]
    for (const call of [confirm, resend, confirm]) {
      const answers = [await call(confirmed), await call(absent)]
      expect(
        new Set(answers.map(({ status, json }) => JSON.stringify([status, json]))).size,
        JSON.stringify(answers),
      ).toBe(1)
    }
    expect(await mailsTo(api, confirmed)).toEqual([])
    const without = await Promise.all(
      [await makePersonIn(api), { email: newEmail() }].map(({ email }) =>
        callIdentity(api.url, 'ConfirmForgotPassword', { Username: email, ConfirmationCode: '1', Password }),
      ),
    )
    expect(without.map(({ name }) => name)).toEqual(['ExpiredCodeException', 'ExpiredCodeException'])
  })

  test('by the work that an answer takes', async () => {
    // Measures CPU time of this process, which also runs the backend: other programs do not count.
    const timeOf = async (name: string) => {
      const started = process.cpuUsage()
      await signInWith(api.url, name, 'Wrong-one1')
      const { user, system } = process.cpuUsage(started)
      return user + system
    }
    const known: number[] = []
    const unknown: number[] = []
    for (let round = 0; round < 9; round++) {
      known.push(await timeOf((await makePersonIn(api)).email))
      unknown.push(await timeOf(newEmail()))
    }
    // Compares the quickest tries: the machine's other work only adds time.
    const ratio = Math.min(...known) / Math.min(...unknown)
    expect(ratio).toBeGreaterThan(0.5)
    expect(ratio).toBeLessThan(2)
  })
})

describe('T16 limits', () => {
  test('five failed sign-ins lock an address for a second, then two, known or not', async () => {
    // The clock does not advance, since five tries may take longer than the first lock.
    let time = Date.now()
    const own = await startTestSandbox(OPERATION_ENGINE, { now: () => new Date(time) })
    const { email } = await makePersonIn(own)
    const stranger = newEmail()
    const tryBoth = async (password: string) => [
      (await signInWith(own.url, email, password)).message,
      (await signInWith(own.url, stranger, password)).message,
    ]
    const wrong = 'Incorrect username or password.'
    const locked = 'Password attempts exceeded'
    for (let failures = 0; failures < 5; failures++)
      expect(await tryBoth('Wrong-one1')).toEqual([wrong, wrong])
    expect(await tryBoth(Password)).toEqual([locked, locked])
    time += 1000
    expect(await tryBoth('Wrong-one1')).toEqual([wrong, wrong])
    time += 1999
    expect(await tryBoth(Password)).toEqual([locked, locked])
    time += 1
    expect((await signInWith(own.url, email, Password)).status).toBe(200)
    await own.close()
  })

  test('one remote address makes only so many accounts and asks for only so many codes', async () => {
    const limits = { includeThisMachine: true, signUps: 2, codes: 2 }
    const own = await startTestSandbox(OPERATION_ENGINE, { pool: { limits } })
    const signUp = () => callIdentity(own.url, 'SignUp', { Username: newEmail(), Password })
    const forgot = () => callIdentity(own.url, 'ForgotPassword', { Username: newEmail() })
    expect([(await signUp()).status, (await signUp()).status, (await signUp()).name]).toEqual([
      200,
      200,
      'TooManyRequestsException',
    ])
    expect([(await forgot()).status, (await forgot()).status, (await forgot()).name]).toEqual([
      200,
      200,
      'TooManyRequestsException',
    ])
    await own.close()
  })
})

test('an unknown client is not served', async () => {
  const answer = await callIdentity(api.url, 'ForgotPassword', {
    ClientId: `${ClientId}x`,
    Username: newEmail(),
  })
  expect(answer.name).toBe('ResourceNotFoundException')
})
