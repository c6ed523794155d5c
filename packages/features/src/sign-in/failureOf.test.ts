import { IDENTITY_ERROR_NAMES, type IdentityError } from '@coverkit/identity'
import { describe, expect, it } from 'vitest'
import { failureOf } from './failureOf.ts'

const error = (name: IdentityError['name'], message = ''): IdentityError => ({ name, message, status: 400 })

describe('the words of the specification', () => {
  it.each([
    ['NotAuthorizedException', 'Incorrect username or password.', 'Incorrect username or password.'],
    [
      'UserNotConfirmedException',
      'User is not confirmed.',
      'This account is not confirmed. Please check your email for a confirmation code.',
    ],
    ['InvalidParameterException', 'No such pool.', 'No such pool.'],
    ['UnknownOfTomorrow', '', 'Login failed.'],
    ['NetworkError', '', 'Login failed.'],
  ])('%s at log-in', (name, message, text) => {
    expect(failureOf(error(name, message), 'log-in').text).toBe(text)
  })

  it('an account that exists', () => {
    expect(failureOf(error('UsernameExistsException', 'An account …')).text).toBe(
      'This account already exists. Please log in.',
    )
  })

  it('a password that is easy to guess', () => {
    const message = 'Password did not conform with policy: Password is easy to guess'
    expect(failureOf(error('InvalidPasswordException', message)).text).toBe(
      'That password is too easy to guess. Please choose another one.',
    )
  })

  it('elsewhere a refusal has its own words', () => {
    expect(failureOf(error('NotAuthorizedException', 'Current status is CONFIRMED')).text).toBe(
      'Current status is CONFIRMED',
    )
  })

  it.each([
    [null, undefined],
    ['NEW_PASSWORD_REQUIRED', true],
  ])('no token, challenge %s', (challenge, needsReset) => {
    const failure = failureOf({ name: 'NoIdentityToken', message: '', challenge }, 'log-in')
    expect(failure.text).toBe('Login failed: No AccessToken returned.')
    expect(failure.needsReset).toBe(needsReset)
  })
})

describe('what comes next', () => {
  it.each(['The address is already registered.', 'User is NOT CONFIRMED yet'])(
    'asks for the code after: %s',
    (message) => {
      expect(failureOf(error('AliasExistsException', message))).toEqual({ text: message, needsCode: true })
    },
  )

  it('leads to a new password where one is required', () => {
    expect(failureOf(error('PasswordResetRequiredException', 'Password reset required'))).toMatchObject({
      text: 'Password reset required',
      needsReset: true,
    })
  })

  it('says what helps when the service was not reached, is busy, or waits after many tries', () => {
    expect(failureOf(error('TimeoutError')).detail).toMatch(/connection/)
    expect(failureOf(error('TooManyRequestsException', 'Too many requests')).detail).toMatch(/minute/)
    expect(failureOf(error('NotAuthorizedException', 'Password attempts exceeded'), 'log-in').detail).toMatch(
      /few minutes/,
    )
  })
})

it.each(IDENTITY_ERROR_NAMES)('%s never ends in silence', (name) => {
  for (const message of ['', 'Words of the service.'])
    expect(failureOf(error(name, message), 'log-in').text).not.toBe('')
})
