import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { OPERATION_ENGINE, startTestSandbox } from '../testing/engines.ts'
import { bearer, callIdentity, codeFor, mailsTo, makePersonIn, newEmail } from '../testing/identity.ts'

let api: Awaited<ReturnType<typeof startTestSandbox>>
beforeAll(async () => {
  api = await startTestSandbox(OPERATION_ENGINE)
})
afterAll(() => api.close())

const subjectsTo = async (email: string) => (await mailsTo(api, email)).map(({ subject }) => subject)

describe('M6: an owner is told of every change of what identifies or reaches them', () => {
  test('another password', async () => {
    const { accessToken, email, password } = await makePersonIn(api)
    const passwords = { PreviousPassword: password, ProposedPassword: 'Password2!' }
    await callIdentity(api.url, 'ChangePassword', { AccessToken: accessToken, ...passwords })
    const [mail] = await mailsTo(api, email)
    expect(mail?.subject).toBe('Your password has changed')
    expect(mail?.text).toContain(
      'The password for your account has just been changed. Every other device is logged out within an hour.',
    )
    expect(mail?.text).toContain('reset your password, which logs everyone out, and call us.')
  })

  test('a wrong password changes nothing and mails nothing', async () => {
    const { accessToken, email } = await makePersonIn(api)
    const passwords = { PreviousPassword: 'Wrong-one1', ProposedPassword: 'Password2!' }
    await callIdentity(api.url, 'ChangePassword', { AccessToken: accessToken, ...passwords })
    expect(await subjectsTo(email)).toEqual([])
  })

  test('a reset', async () => {
    const { email } = await makePersonIn(api)
    await callIdentity(api.url, 'ForgotPassword', { Username: email })
    const code = { ConfirmationCode: await codeFor(api, email), Password: 'Password2!' }
    await callIdentity(api.url, 'ConfirmForgotPassword', { Username: email, ...code })
    const mails = await mailsTo(api, email)
    expect(mails.find(({ subject }) => subject === 'Your password has changed')?.text).toContain(
      'The password for your account has just been reset with a code we sent to this address. Every device is logged out within an hour.',
    )
  })

  test('another address for log-in, at both', async () => {
    const { accessToken: AccessToken, email } = await makePersonIn(api)
    const next = newEmail('next')
    const UserAttributes = [{ Name: 'email', Value: next }]
    await callIdentity(api.url, 'UpdateUserAttributes', { AccessToken, UserAttributes })
    const Code = await codeFor(api, next)
    await callIdentity(api.url, 'VerifyUserAttribute', { AccessToken, AttributeName: 'email', Code })
    expect(await subjectsTo(email)).toEqual(['The email address for your account has changed'])
    expect((await subjectsTo(next)).toSorted()).toEqual([
      'You now log in with this address',
      'Your code to verify your address',
    ])
  })

  test('another name in the identity service, not the same again', async () => {
    const { accessToken: AccessToken, email } = await makePersonIn(api)
    const name = () =>
      callIdentity(api.url, 'UpdateUserAttributes', {
        AccessToken,
        UserAttributes: [{ Name: 'given_name', Value: 'Wren' }],
      })
    expect([(await name()).status, (await name()).status]).toEqual([200, 200])
    expect(await subjectsTo(email)).toEqual(['Your details have changed'])
  })

  test('another name, date of birth, mobile or postal address, by their names alone', async () => {
    const { token, email } = await makePersonIn(api)
    const change = (fields: object) => api.post('/api/v1/users/UpdateUser', fields, bearer(token))
    const details = {
      first_Name: 'Wren',
      date_of_Birth: '1985-03-09',
      mailing_Street: '9 Other Street',
      mailing_City: 'Hobart',
      mailing_State: 'TAS',
      mailing_Zip: '7000',
    }
    expect((await change(details)).status).toBe(200)
    const [mail] = await mailsTo(api, email)
    expect(mail?.subject).toBe('Your details have changed')
    for (const line of ['Your name', 'Your date of birth', 'Your postal address'])
      expect(mail?.text).toContain(line)
    for (const content of ['Wren', '1985', 'Other Street', 'Hobart', '7000', 'mobile number'])
      expect(mail?.text).not.toContain(content)
    // The same again, and what neither identifies nor reaches.
    expect((await change({ ...details, annual_Income: 90_000 })).status).toBe(200)
    expect(await mailsTo(api, email)).toHaveLength(1)
  })
})
