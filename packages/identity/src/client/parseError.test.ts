import * as sdk from '@aws-sdk/client-cognito-identity-provider'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { IDENTITY_ERROR_NAMES } from './IdentityError.ts'
import { parseError, parseObject } from './parseError.ts'

const read = (body: unknown, headers: Record<string, string> = {}) =>
  parseError(400, new Headers(headers), typeof body === 'string' ? body : JSON.stringify(body))

describe('the name of an error', () => {
  it.each([
    [{ __type: 'NotAuthorizedException' }, {}],
    [{ __type: 'com.amazonaws.cognito.identity.idp.model#NotAuthorizedException' }, {}],
    [{ __type: 'NotAuthorizedException:http://internal.amazon.com/coral/' }, {}],
    [{ __type: 'aws.x#NotAuthorizedException:http://a/#b,c' }, {}],
    [{ code: 'NotAuthorizedException' }, {}],
    [{ Code: 'NotAuthorizedException' }, {}],
    [{}, { 'x-amzn-errortype': 'NotAuthorizedException' }],
    [{}, { 'X-Amzn-ErrorType': 'NotAuthorizedException:' }],
    ['', { 'x-amzn-errortype': 'NotAuthorizedException' }],
    ['<html>', { 'x-amzn-errortype': 'NotAuthorizedException' }],
    [{ __type: 'NotAuthorizedException', code: 'Other' }, { 'x-amzn-errortype': 'Third' }],
    [{ code: 'NotAuthorizedException' }, { 'x-amzn-errortype': 'Third' }],
    [{ __type: null, code: 'NotAuthorizedException' }, {}],
  ])('%j %j', (body, headers) => {
    expect(read(body, headers).name).toBe('NotAuthorizedException')
  })

  it.each([['{}'], [''], ['null'], ['[]'], ['"text"'], ['<html>'], ['{"__type":""}']])(
    'is Unknown in %s',
    (body) => {
      expect(read(body)).toEqual({ name: 'Unknown', message: '', status: 400 })
    },
  )

  it('is kept when nobody knows it', () => {
    expect(read({ __type: 'x#SomethingNewException' }).name).toBe('SomethingNewException')
  })
})

describe('the rest of an error', () => {
  it('is the message of the body, however it is spelt, and never anything but a text', () => {
    expect(read({ __type: 'A', message: 'one' }).message).toBe('one')
    expect(read({ __type: 'A', Message: 'two' }).message).toBe('two')
    expect(read({ __type: 'A', message: { toString: 'three' } }).message).toBe('')
  })

  it('has the reason code of a refused parameter', () => {
    expect(read({ __type: 'InvalidParameterException', message: 'm', reasonCode: 'r' })).toEqual({
      name: 'InvalidParameterException',
      message: 'm',
      status: 400,
      reasonCode: 'r',
    })
  })
})

describe('whatever comes', () => {
  it('is an error with a name and a message, and the name is bare', () => {
    const header = fc.string().map((text) => text.replace(/[^\x20-\x7e]/g, ''))
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), header, fc.integer(), (text, type, status) => {
        const error = parseError(status, new Headers({ 'x-amzn-errortype': type }), text)
        expect(error.name).toMatch(/^[^#,:]+$/)
        expect(typeof error.message).toBe('string')
        expect(error.status).toBe(status)
      }),
    )
  })

  it('keeps a name through every envelope', () => {
    const word = fc.stringMatching(/^[A-Za-z]{1,40}$/)
    const noise = fc.string().map((text) => text.replace(/[#]/g, ''))
    fc.assert(
      fc.property(word, word, noise, fc.constantFrom('__type', 'code', 'Code'), (name, space, tail, key) => {
        for (const raw of [name, `${space}.${space}#${name}`, `${name}:${tail}`, `${space}#${name},${tail}`])
          expect(read({ [key]: raw }).name).toBe(name)
      }),
    )
  })

  it('never reaches a prototype', () => {
    const value = parseObject('{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}')
    expect(Object.assign({}, value)).not.toHaveProperty('polluted', 1)
    expect(({} as Record<string, unknown>).polluted).toBeUndefined()
  })
})

describe('the list of names', () => {
  const named = IDENTITY_ERROR_NAMES as readonly string[]

  it('has every error that the specification lists', () => {
    const listed =
      'InternalError InvalidParameter NotAuthorized ResourceNotFound TooManyRequests UserNotFound UserNotConfirmed UsernameExists AliasExists InvalidPassword PasswordHistoryPolicyViolation PasswordResetRequired CodeMismatch ExpiredCode CodeDeliveryFailure LimitExceeded TooManyFailedAttempts MFAMethodNotFound SoftwareTokenMFANotFound RefreshTokenReuse UserLambdaValidation UnexpectedLambda InvalidLambdaResponse PreconditionNotMet UnsupportedUserState'
    expect(named).toEqual(expect.arrayContaining(listed.split(' ').map((name) => `${name}Exception`)))
  })

  it('has only errors of the service model, and all of its configuration and WebAuthn errors', () => {
    const modelled = Object.keys(sdk).filter((name) => name.endsWith('Exception'))
    expect(modelled).toEqual(expect.arrayContaining([...named]))
    const wanted = modelled.filter((name) => /^(WebAuthn|Invalid|Unsupported)/.test(name))
    expect(named).toEqual(expect.arrayContaining(wanted))
    expect([...named]).toEqual([...new Set(named)].sort((a, b) => (a < b ? -1 : 1)))
  })
})
