import {
  AuthenticationDetails,
  CognitoUser,
  CognitoUserAttribute,
  CognitoUserPool,
  type CognitoUserSession,
} from 'amazon-cognito-identity-js'
import { Amplify } from 'aws-amplify'
import {
  confirmResetPassword,
  confirmSignUp,
  fetchAuthSession,
  fetchUserAttributes,
  getCurrentUser,
  resetPassword,
  signIn,
  signOut,
  signUp,
  updatePassword,
} from 'aws-amplify/auth'
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { OPERATION_ENGINE, startTestSandbox } from '../testing/engines.ts'
import { claimsOf, codeFor, makePersonIn, newEmail } from '../testing/identity.ts'
import { CLIENT_ID, POOL_ID } from './makePool.ts'

const Password = 'Password1!'
const NewPassword = 'Another2@'

let api: Awaited<ReturnType<typeof startTestSandbox>>
beforeAll(async () => {
  api = await startTestSandbox(OPERATION_ENGINE)
})
afterAll(() => api.close())

/** Makes an in-memory store with the libraries' interface. */
function memoryStore() {
  const items = new Map<string, string>()
  return {
    setItem: (key: string, value: string) => items.set(key, value).get(key),
    getItem: (key: string) => items.get(key) ?? null,
    removeItem: (key: string) => items.delete(key),
    clear: () => items.clear(),
  }
}

describe('amazon-cognito-identity-js, unchanged', () => {
  const called = <T>(run: (done: (error: unknown, result?: T) => void) => void) =>
    new Promise<T>((resolve, reject) =>
      run((error, result) => (error ? reject(error) : resolve(result as T))),
    )

  function userNamed(Username: string) {
    const Storage = memoryStore()
    const Pool = new CognitoUserPool({
      UserPoolId: POOL_ID,
      ClientId: CLIENT_ID,
      endpoint: `${api.url}/`,
      Storage,
    })
    const user = new CognitoUser({ Username, Pool, Storage })
    user.setAuthenticationFlowType('USER_PASSWORD_AUTH')
    return { Pool, user }
  }
  const authenticate = (user: CognitoUser, Username: string, password: string, next?: string) =>
    new Promise<CognitoUserSession>((onSuccess, onFailure) => {
      const callbacks = {
        onSuccess,
        onFailure,
        newPasswordRequired: () =>
          next === undefined
            ? onFailure(new Error('A new password is asked for'))
            : user.completeNewPasswordChallenge(next, {}, callbacks),
      }
      user.authenticateUser(new AuthenticationDetails({ Username, Password: password }), callbacks)
    })

  test('from sign-up to signing out everywhere', async () => {
    const email = newEmail()
    const { Pool, user } = userNamed(email)
    const attributes = [new CognitoUserAttribute({ Name: 'given_name', Value: 'Ada' })]
    await called((done) => Pool.signUp(email, Password, attributes, [], done))
    await expect(authenticate(user, email, Password)).rejects.toMatchObject({
      code: 'UserNotConfirmedException',
    })
    await called((done) => user.resendConfirmationCode(done))
    const code = await codeFor(api, email)
    await called((done) => user.confirmRegistration(code, false, done))
    const session = await authenticate(user, email, Password)
    expect(session.getIdToken().payload).toMatchObject({ email, given_name: 'Ada' })

    const old = session.getRefreshToken()
    const renewed = await called<CognitoUserSession>((done) => user.refreshSession(old, done))
    expect(renewed.getRefreshToken().getToken()).not.toBe(old.getToken())
    const listed = await called<CognitoUserAttribute[] | undefined>((done) => user.getUserAttributes(done))
    expect(listed?.map((attribute) => attribute.getName())).toContain('email_verified')
    await called((done) => user.changePassword(Password, NewPassword, done))

    await new Promise<void>((resolve, reject) => {
      user.forgotPassword({
        onSuccess: () => {},
        onFailure: reject,
        inputVerificationCode: async () =>
          user.confirmPassword(await codeFor(api, email), Password, {
            onSuccess: () => resolve(),
            onFailure: reject,
          }),
      })
    })
    await authenticate(user, email, Password)
    await new Promise((onSuccess, onFailure) => user.globalSignOut({ onSuccess, onFailure }))
  })

  test('answers the challenge of a new password', async () => {
    const { email } = await makePersonIn(api, { status: 'FORCE_CHANGE_PASSWORD' })
    const { user } = userNamed(email)
    const session = await authenticate(user, email, Password, NewPassword)
    expect(session.isValid()).toBe(true)
  })

  test('gives the errors their names', async () => {
    const { email } = await makePersonIn(api, { status: 'RESET_REQUIRED' })
    const { user } = userNamed(email)
    await expect(authenticate(user, email, 'Wrong-one1')).rejects.toMatchObject({
      code: 'NotAuthorizedException',
      message: 'Incorrect username or password.',
    })
    await expect(authenticate(user, email, Password)).rejects.toMatchObject({
      code: 'PasswordResetRequiredException',
    })
  })
})

describe('aws-amplify, unchanged', () => {
  beforeAll(() => {
    Amplify.configure({
      Auth: {
        Cognito: { userPoolId: POOL_ID, userPoolClientId: CLIENT_ID, userPoolEndpoint: `${api.url}/` },
      },
    })
    const { setItem, getItem, removeItem, clear } = memoryStore()
    cognitoUserPoolsTokenProvider.setKeyValueStorage({
      setItem: async (key, value) => void setItem(key, value),
      getItem: async (key) => getItem(key),
      removeItem: async (key) => void removeItem(key),
      clear: async () => clear(),
    })
  })
  const enter = (username: string, password: string) =>
    signIn({ username, password, options: { authFlowType: 'USER_PASSWORD_AUTH' } })

  test('from sign-up to signing out everywhere', async () => {
    const username = newEmail()
    const userAttributes = { email: username, given_name: 'Ada', 'custom:accountName': 'redearth' }
    const made = await signUp({ username, password: Password, options: { userAttributes } })
    expect(made.nextStep.signUpStep).toBe('CONFIRM_SIGN_UP')
    expect((await enter(username, Password)).nextStep.signInStep).toBe('CONFIRM_SIGN_UP')
    await confirmSignUp({ username, confirmationCode: await codeFor(api, username) })
    expect(await enter(username, Password)).toMatchObject({ isSignedIn: true })
    expect((await getCurrentUser()).userId).toBe(made.userId)
    expect(await fetchUserAttributes()).toMatchObject({ email: username, given_name: 'Ada' })

    const before = (await fetchAuthSession()).tokens?.accessToken.toString()
    const after = (await fetchAuthSession({ forceRefresh: true })).tokens?.accessToken.toString()
    expect(after).not.toBe(before)
    expect(claimsOf(after).origin_jti).toBe(claimsOf(before).origin_jti)
    await updatePassword({ oldPassword: Password, newPassword: NewPassword })
    await signOut({ global: true })
    await expect(getCurrentUser()).rejects.toThrow()

    await resetPassword({ username })
    const confirmationCode = await codeFor(api, username)
    await confirmResetPassword({ username, newPassword: Password, confirmationCode })
    expect(await enter(username, Password)).toMatchObject({ isSignedIn: true })
    await signOut()
  })

  test('gives the errors their names', async () => {
    await expect(enter(newEmail(), Password)).rejects.toMatchObject({
      name: 'NotAuthorizedException',
      message: 'Incorrect username or password.',
    })
  })
})
