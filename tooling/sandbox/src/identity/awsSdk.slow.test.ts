import {
  ChangePasswordCommand,
  ConfirmForgotPasswordCommand,
  ConfirmSignUpCommand,
  ForgotPasswordCommand,
  GetTokensFromRefreshTokenCommand,
  GetUserAttributeVerificationCodeCommand,
  GetUserCommand,
  GlobalSignOutCommand,
  InitiateAuthCommand,
  ResendConfirmationCodeCommand,
  RespondToAuthChallengeCommand,
  RevokeTokenCommand,
  SignUpCommand,
  UpdateUserAttributesCommand,
  VerifyUserAttributeCommand,
} from '@aws-sdk/client-cognito-identity-provider'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { OPERATION_ENGINES, startTestSandbox } from '../testing/engines.ts'
import {
  awsClient,
  bearer,
  claimsOf,
  codeFor,
  mailsTo,
  makePersonIn,
  newEmail,
  otherThan,
} from '../testing/identity.ts'
import { CLIENT_ID as ClientId, POOL_ID } from './makePool.ts'

const Password = 'Password1!'
const NewPassword = 'Another2@'

describe.each(OPERATION_ENGINES)("AWS's own client, unchanged, on %s", (engine) => {
  let api: Awaited<ReturnType<typeof startTestSandbox>>
  let aws: ReturnType<typeof awsClient>
  beforeAll(async () => {
    api = await startTestSandbox(engine)
    aws = awsClient(api.url)
  })
  afterAll(() => api.close())

  const signIn = (USERNAME: string, PASSWORD = Password) =>
    aws.send(
      new InitiateAuthCommand({
        ClientId,
        AuthFlow: 'USER_PASSWORD_AUTH',
        AuthParameters: { USERNAME, PASSWORD },
      }),
    )
  const tokensOf = async (email: string, password = Password) => {
    const { AuthenticationResult: result } = await signIn(email, password)
    return {
      AccessToken: result?.AccessToken ?? '',
      IdToken: result?.IdToken ?? '',
      RefreshToken: result?.RefreshToken ?? '',
    }
  }
  const signUp = (Username: string, more: object = {}) =>
    aws.send(
      new SignUpCommand({
        ClientId,
        Username,
        Password,
        UserAttributes: [
          { Name: 'email', Value: Username },
          { Name: 'given_name', Value: 'Ada' },
          { Name: 'family_name', Value: 'Example' },
          { Name: 'custom:accountName', Value: 'redearth' },
        ],
        ClientMetadata: { accountName: 'redearth', env: 'prod' },
        ...more,
      }),
    )
  const renew = (RefreshToken: string) =>
    aws.send(new GetTokensFromRefreshTokenCommand({ ClientId, RefreshToken }))

  test('from sign-up to signing out everywhere', async () => {
    const email = newEmail()
    const Username = email.toUpperCase()
    const made = await signUp(Username)
    expect(made).toMatchObject({
      UserConfirmed: false,
      CodeDeliveryDetails: { AttributeName: 'email', DeliveryMedium: 'EMAIL', Destination: 'a***@e***' },
    })
    await expect(signIn(email)).rejects.toMatchObject({ name: 'UserNotConfirmedException' })
    await aws.send(new ResendConfirmationCodeCommand({ ClientId, Username }))
    const ConfirmationCode = await codeFor(api, email)
    await aws.send(new ConfirmSignUpCommand({ ClientId, Username, ConfirmationCode }))

    const first = await tokensOf(email)
    expect(claimsOf(first.IdToken)).toEqual({
      sub: made.UserSub,
      iss: `${api.url.replace('127.0.0.1', 'localhost')}/${POOL_ID}`,
      aud: ClientId,
      token_use: 'id',
      'cognito:username': made.UserSub,
      email,
      email_verified: true,
      given_name: 'Ada',
      family_name: 'Example',
      'custom:accountName': 'redearth',
      auth_time: expect.any(Number),
      iat: expect.any(Number),
      exp: expect.any(Number),
      jti: expect.any(String),
      origin_jti: expect.any(String),
      event_id: expect.any(String),
    })
    expect(claimsOf(first.AccessToken)).toMatchObject({
      token_use: 'access',
      client_id: ClientId,
      username: made.UserSub,
      scope: 'aws.cognito.signin.user.admin',
    })

    const next = (await renew(first.RefreshToken)).AuthenticationResult
    expect(next?.RefreshToken).not.toBe(first.RefreshToken)
    expect(claimsOf(next?.IdToken).origin_jti).toBe(claimsOf(first.IdToken).origin_jti)

    await aws.send(new ForgotPasswordCommand({ ClientId, Username }))
    await aws.send(
      new ConfirmForgotPasswordCommand({
        ClientId,
        Username,
        ConfirmationCode: await codeFor(api, email),
        Password: NewPassword,
      }),
    )
    await expect(signIn(email)).rejects.toMatchObject({ name: 'NotAuthorizedException' })
    await expect(renew(next?.RefreshToken ?? '')).rejects.toMatchObject({ name: 'NotAuthorizedException' })

    const { AccessToken, RefreshToken } = await tokensOf(email, NewPassword)
    await aws.send(new GlobalSignOutCommand({ AccessToken }))
    const revoked = { name: 'NotAuthorizedException', message: 'Access Token has been revoked' }
    await expect(aws.send(new GetUserCommand({ AccessToken }))).rejects.toMatchObject(revoked)
    await expect(renew(RefreshToken)).rejects.toMatchObject({ message: 'Refresh Token has been revoked' })
  })

  test('the older way to renew rotates too, and answers reuse with the name that it knows', async () => {
    const { email, refreshToken } = await makePersonIn(api)
    await api.post('/sandbox/lifetimes', { email, graceSeconds: 0 })
    const old = new InitiateAuthCommand({
      ClientId,
      AuthFlow: 'REFRESH_TOKEN_AUTH',
      AuthParameters: { REFRESH_TOKEN: refreshToken ?? '' },
    })
    const { AuthenticationResult } = await aws.send(old)
    expect(AuthenticationResult?.RefreshToken).not.toBe(refreshToken)
    await expect(aws.send(old)).rejects.toMatchObject({ name: 'NotAuthorizedException' })
  })

  test('F22: a refresh token that comes again after its moment of grace ends its whole family', async () => {
    const { email, refreshToken } = await makePersonIn(api)
    const second = (await renew(refreshToken ?? '')).AuthenticationResult?.RefreshToken ?? ''
    expect((await renew(refreshToken ?? '')).AuthenticationResult?.RefreshToken).toBeTruthy()
    await api.post('/sandbox/lifetimes', { email, graceSeconds: 0 })
    await expect(renew(refreshToken ?? '')).rejects.toMatchObject({ name: 'RefreshTokenReuseException' })
    await expect(renew(second)).rejects.toMatchObject({ message: 'Refresh Token has been revoked' })
  })

  test('L6 one refresh token twenty times at once has one successor, so that a second user of it shows', async () => {
    const { email, refreshToken } = await makePersonIn(api)
    const answers = await Promise.all(Array.from({ length: 20 }, () => renew(refreshToken ?? '')))
    const next = new Set(answers.map(({ AuthenticationResult }) => AuthenticationResult?.RefreshToken))
    expect(next.size).toBe(1)
    const [token = ''] = next
    expect(token).toMatch(/^[\w-]{64}$/)
    await api.post('/sandbox/lifetimes', { email, graceSeconds: 0 })
    const after = (await renew(token)).AuthenticationResult?.RefreshToken ?? ''
    await expect(renew(token)).rejects.toMatchObject({ name: 'RefreshTokenReuseException' })
    await expect(renew(after)).rejects.toMatchObject({ message: 'Refresh Token has been revoked' })
  })

  test('of two that use one refresh token at the same moment without grace, one is the thief', async () => {
    const { email, refreshToken } = await makePersonIn(api)
    await api.post('/sandbox/lifetimes', { email, graceSeconds: 0 })
    const both = await Promise.allSettled([renew(refreshToken ?? ''), renew(refreshToken ?? '')])
    expect(both.filter(({ status }) => status === 'rejected').length).toBeGreaterThanOrEqual(1)
  })

  test('RevokeToken ends one session and leaves another', async () => {
    const { email, refreshToken, accessToken } = await makePersonIn(api)
    const other = await tokensOf(email)
    await aws.send(new RevokeTokenCommand({ ClientId, Token: refreshToken ?? '' }))
    await aws.send(new RevokeTokenCommand({ ClientId, Token: refreshToken ?? '' }))
    await aws.send(new RevokeTokenCommand({ ClientId, Token: 'never-given-out' }))
    await expect(renew(refreshToken ?? '')).rejects.toMatchObject({ name: 'NotAuthorizedException' })
    await expect(aws.send(new GetUserCommand({ AccessToken: accessToken ?? '' }))).rejects.toMatchObject({
      name: 'NotAuthorizedException',
    })
    expect((await renew(other.RefreshToken)).AuthenticationResult).toBeDefined()
    const wrong = new RevokeTokenCommand({ ClientId, Token: accessToken ?? '' })
    await expect(aws.send(wrong)).rejects.toMatchObject({ name: 'UnsupportedTokenTypeException' })
  })

  test('a new password is asked for where somebody else set the old one', async () => {
    const { email } = await makePersonIn(api, { status: 'FORCE_CHANGE_PASSWORD' })
    const challenge = await signIn(email)
    expect(challenge.AuthenticationResult).toBeUndefined()
    expect(challenge.ChallengeName).toBe('NEW_PASSWORD_REQUIRED')
    const answer = (password: string) =>
      aws.send(
        new RespondToAuthChallengeCommand({
          ClientId,
          ChallengeName: 'NEW_PASSWORD_REQUIRED',
          Session: challenge.Session,
          ChallengeResponses: {
            USERNAME: email,
            NEW_PASSWORD: password,
            'userAttributes.given_name': 'Grace',
          },
        }),
      )
    await expect(answer('short')).rejects.toMatchObject({ name: 'InvalidPasswordException' })
    const { AuthenticationResult } = await answer(NewPassword)
    expect(claimsOf(AuthenticationResult?.IdToken)).toMatchObject({ given_name: 'Grace', email })
    await expect(answer(NewPassword)).rejects.toMatchObject({ name: 'NotAuthorizedException' })
    expect((await tokensOf(email, NewPassword)).AccessToken).not.toBe('')
  })

  test('an address changes only with the code that was mailed to the new one', async () => {
    const { email, accessToken } = await makePersonIn(api)
    const AccessToken = accessToken ?? ''
    const next = newEmail('new')
    const change = {
      AccessToken,
      UserAttributes: [
        { Name: 'email', Value: next },
        { Name: 'given_name', Value: 'Bo' },
      ],
    }
    const { CodeDeliveryDetailsList } = await aws.send(new UpdateUserAttributesCommand(change))
    expect(CodeDeliveryDetailsList).toMatchObject([{ Destination: 'n***@e***' }])
    const attributes = async () => {
      const { UserAttributes = [] } = await aws.send(new GetUserCommand({ AccessToken }))
      return Object.fromEntries(UserAttributes.map(({ Name, Value }) => [Name, Value]))
    }
    expect(await attributes()).toMatchObject({ email, given_name: 'Bo', email_verified: 'true' })
    await aws.send(new GetUserAttributeVerificationCodeCommand({ AccessToken, AttributeName: 'email' }))
    const verify = (Code: string) =>
      aws.send(new VerifyUserAttributeCommand({ AccessToken, AttributeName: 'email', Code }))
    const code = await codeFor(api, next)
    await expect(verify(otherThan(code))).rejects.toMatchObject({ name: 'CodeMismatchException' })
    await verify(code)
    await expect(verify(code)).rejects.toMatchObject({ name: 'ExpiredCodeException' })
    expect(await attributes()).toMatchObject({ email: next })
    expect((await tokensOf(next)).IdToken).not.toBe('')
    await expect(signIn(email)).rejects.toMatchObject({ name: 'NotAuthorizedException' })
  })

  test('an address that somebody else has cannot be taken', async () => {
    const { accessToken } = await makePersonIn(api)
    const AccessToken = accessToken ?? ''
    const next = newEmail('wanted')
    const change = (Value: string) =>
      aws.send(new UpdateUserAttributesCommand({ AccessToken, UserAttributes: [{ Name: 'email', Value }] }))
    await change(next)
    const Code = await codeFor(api, next)
    await makePersonIn(api, { email: next })
    const verify = new VerifyUserAttributeCommand({ AccessToken, AttributeName: 'email', Code })
    await expect(aws.send(verify)).rejects.toMatchObject({ name: 'AliasExistsException' })
  })

  test('ChangePassword needs the old one, and ends other sessions', async () => {
    const { email, accessToken, refreshToken } = await makePersonIn(api)
    const change = (PreviousPassword: string, ProposedPassword: string) =>
      aws.send(
        new ChangePasswordCommand({ AccessToken: accessToken ?? '', PreviousPassword, ProposedPassword }),
      )
    await expect(change('Wrong-one1', NewPassword)).rejects.toMatchObject({ name: 'NotAuthorizedException' })
    await expect(change(Password, 'short')).rejects.toMatchObject({ name: 'InvalidPasswordException' })
    const other = await tokensOf(email)
    await change(Password, NewPassword)
    expect((await tokensOf(email, NewPassword)).AccessToken).not.toBe('')
    // L: the session that changed it continues, every other one ends.
    await aws.send(new GetUserCommand({ AccessToken: accessToken ?? '' }))
    expect((await renew(refreshToken ?? '')).AuthenticationResult).toBeDefined()
    const revoked = { name: 'NotAuthorizedException' }
    await expect(aws.send(new GetUserCommand({ AccessToken: other.AccessToken }))).rejects.toMatchObject(
      revoked,
    )
    await expect(renew(other.RefreshToken)).rejects.toMatchObject(revoked)
  })

  test('sign-up refuses what it should, by name', async () => {
    const email = newEmail()
    await signUp(email)
    await aws.send(
      new ConfirmSignUpCommand({ ClientId, Username: email, ConfirmationCode: await codeFor(api, email) }),
    )
    const refused = (name: string, Username: string, more: object) =>
      expect(signUp(Username, more)).rejects.toMatchObject({ name, $metadata: { httpStatusCode: 400 } })
    await refused('UsernameExistsException', email.toUpperCase(), {})
    await refused('InvalidPasswordException', newEmail(), { Password: 'Pass1!' })
    await refused('InvalidPasswordException', newEmail(), { Password: 'Trustno1' })
    await refused('InvalidParameterException', 'not an address', { UserAttributes: [] })
    await refused('InvalidParameterException', newEmail(), {
      UserAttributes: [{ Name: 'email', Value: newEmail() }],
    })
    await refused('NotAuthorizedException', newEmail(), { UserAttributes: [{ Name: 'sub', Value: 'x' }] })
    await refused('NotAuthorizedException', newEmail(), { SecretHash: 'aGFzaA==' })
    await refused('ResourceNotFoundException', newEmail(), { ClientId: 'another' })
    const accountName = { Name: 'custom:accountName', Value: 'Redearth' }
    await refused('UserLambdaValidationException', newEmail(), { UserAttributes: [accountName] })
    const bcc = { Name: 'given_name', Value: 'Ada\r\nBcc: a@example.com' }
    await refused('InvalidParameterException', newEmail(), { UserAttributes: [bcc] })
    expect(await mailsTo(api, email)).toHaveLength(1)
  })

  test('the account name is set once', async () => {
    const { accessToken } = await makePersonIn(api)
    const attribute = { Name: 'custom:accountName', Value: 'bluegum' }
    const change = { AccessToken: accessToken ?? '', UserAttributes: [attribute] }
    await expect(aws.send(new UpdateUserAttributesCommand(change))).rejects.toMatchObject({
      name: 'NotAuthorizedException',
    })
  })

  test('the product backend takes the identity token and not the access token', async () => {
    const { email } = await makePersonIn(api, { givenName: 'Ada' })
    const { IdToken, AccessToken } = await tokensOf(email)
    expect((await api.get('/api/v1/users', bearer(IdToken))).json).toMatchObject({ email, first_Name: 'Ada' })
    expect((await api.get('/api/v1/users', bearer(AccessToken))).status).toBe(401)
  })
})
