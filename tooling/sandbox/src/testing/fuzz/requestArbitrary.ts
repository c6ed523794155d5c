import fc from 'fast-check'
import { IDENTITY_OPERATIONS } from '../../identity/identityOperations.ts'
import { CLIENT_ID } from '../../identity/makePool.ts'
import {
  addressOf,
  documentOperations,
  exampleBody,
  headersOf,
  type Parameter,
  type TestedOperation,
} from '../documentOperations.ts'
import { anyValue, mutated } from './mutateBody.ts'
import { schemaArbitrary } from './schemaArbitrary.ts'

export interface FuzzRequest {
  method: string
  path: string
  headers: Record<string, string>
  body: string | undefined
}

const METHODS = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'HEAD', 'OPTIONS', 'TRACE', 'PROPFIND']
const TYPES = [
  'application/json',
  'application/csp-report',
  'application/reports+json',
  'application/x-amz-json-1.1',
  'application/JSON; charset=utf-8',
  'text/plain',
  'application/pdf',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'nonsense',
]
const PATHS = [
  '/',
  '/%',
  '/%00',
  '//',
  '/..%2f..%2fetc/passwd',
  '/*',
  '/pages.css',
  '/documents/x',
  '/documents/%',
  '/sandbox/mail',
]

/** Reduces a text to the characters that Node's client sends. */
const sendable = (text: string) => text.replace(/[^\x20-\x7e]/g, '').trim() || 'x'
const headerText = fc.string({ maxLength: 40 }).map(sendable)
const pathText = fc
  .string({ unit: 'grapheme', maxLength: 40 })
  .map((text) => `/${text.replace(/[^\x21-\x7e]/gu, '~')}`)

const authorization = fc.oneof(
  { weight: 5, arbitrary: fc.integer({ min: 1, max: 20 }).map((number) => `Bearer customer${number}`) },
  fc.constantFrom('', 'Bearer', 'Bearer nobody', 'Basic YTpi', `Bearer ${'a'.repeat(9000)}`),
  headerText,
)

const strangeHeaders = fc.record(
  {
    authorization,
    'idempotency-key': fc.oneof(fc.uuid(), headerText),
    origin: fc.constantFrom('http://localhost', 'null', 'https://evil.example'),
    'accept-version': headerText,
    'x-forwarded-for': fc.constantFrom('203.0.113.9', 'unknown', ','),
    'x-amz-target': headerText,
    accept: headerText,
    'x-forwarded-proto': fc.constantFrom('https,http', 'ftp'),
  },
  { requiredKeys: [] },
)

const json = (value: unknown) => JSON.stringify(value) ?? ''
const plain = (value: unknown) => (typeof value === 'string' ? value : json(value))

function bodyOf(operation: TestedOperation): fc.Arbitrary<string | undefined> {
  const example = exampleBody(operation)
  const fitting = Object.values(operation.bodies).map((schema) => schemaArbitrary(schema).map(json))
  return fc.oneof(
    ...fitting.map((arbitrary) => ({ weight: 5, arbitrary })),
    { weight: 6, arbitrary: example === undefined ? fc.constant(undefined) : mutated(example).map(json) },
    { weight: 2, arbitrary: fc.constant(example === undefined ? undefined : json(example)) },
    { weight: 1, arbitrary: anyValue.map(json) },
    { weight: 1, arbitrary: fc.string({ unit: 'binary' }) },
  )
}

const parameterValue = ({ schema }: Parameter) =>
  fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...(schema.examples ?? ['x'])).map(plain) },
    { weight: 4, arbitrary: schemaArbitrary(schema).map(plain) },
    anyValue.map(json),
    pathText,
  )

/** Generates addresses. Lone surrogates cannot be part of one. */
const addressArbitrary = (operation: TestedOperation): fc.Arbitrary<string> =>
  fc
    .record(
      Object.fromEntries(
        operation.parameters.map((parameter) => [parameter.name, parameterValue(parameter)]),
      ),
      {
        requiredKeys: [],
      },
    )
    .map((values) =>
      addressOf(
        operation,
        Object.fromEntries(Object.entries(values).map(([name, text]) => [name, (text ?? '').toWellFormed()])),
      ),
    )

const query = fc.oneof(
  { weight: 9, arbitrary: fc.constant('') },
  fc.dictionary(fc.string({ maxLength: 10 }), fc.string({ maxLength: 20 }), { maxKeys: 3 }).map((keys) => {
    const well = Object.entries(keys).map(([name, value]) => [name.toWellFormed(), value.toWellFormed()])
    return `&${new URLSearchParams(well)}`
  }),
)

/** Generates one header at a time that the protocol knows and the document does not declare. */
const protocolHeader: fc.Arbitrary<Record<string, string>> = fc.oneof(
  { weight: 4, arbitrary: fc.constant({}) },
  fc.constantFrom<Record<string, string>>(
    { 'upload-concat': 'partial' },
    { 'upload-concat': 'final;/api/v1/uploads/x' },
    { 'upload-defer-length': '1' },
    { 'upload-checksum': 'sha1 x' },
    { 'upload-length': '10' },
    { 'upload-length': '10485761' },
    { 'x-forwarded-proto': 'https,http' },
    { 'x-http-method-override': 'DELETE' },
  ),
)

/** Generates the declared headers: each as its example, as its schema allows, unexpected or missing. */
function headersArbitrary(operation: TestedOperation): fc.Arbitrary<Record<string, string>> {
  const declared = operation.parameters.filter((parameter) => parameter.in === 'header')
  const examples = headersOf(operation)
  const values = declared.map(({ name, schema }): [string, fc.Arbitrary<string | undefined>] => [
    name.toLowerCase(),
    fc.oneof(
      { weight: 8, arbitrary: fc.constant(examples[name.toLowerCase()]) },
      { weight: 4, arbitrary: schemaArbitrary(schema).map((value) => sendable(plain(value))) },
      { weight: 1, arbitrary: headerText },
      { weight: 1, arbitrary: fc.constant(undefined) },
    ),
  ])
  const changed = fc.record(Object.fromEntries(values)).map((made) => {
    const present = Object.entries(made).filter((entry): entry is [string, string] => entry[1] !== undefined)
    return Object.fromEntries(present)
  })
  if (operation.protocol === null) return changed
  return fc.oneof(
    changed,
    protocolHeader.map((more) => ({ ...examples, ...more })),
  )
}

/** Generates requests that are mostly valid, with few errors. */
function ofOperation(operation: TestedOperation): fc.Arbitrary<FuzzRequest> {
  const [type = 'application/json'] = Object.keys(operation.bodies)
  return fc
    .record({
      method: fc.oneof({ weight: 30, arbitrary: fc.constant(operation.method) }, fc.constantFrom(...METHODS)),
      address: addressArbitrary(operation),
      more: query,
      declared: headersArbitrary(operation),
      signedIn: fc.integer({ min: 1, max: 20 }),
      strange: fc.oneof({ weight: 3, arbitrary: fc.constant({}) }, strangeHeaders),
      type: fc.oneof({ weight: 15, arbitrary: fc.constant(type) }, fc.constantFrom(...TYPES)),
      body: bodyOf(operation),
    })
    .map(({ method, address, more, declared, signedIn, strange, type: given, body }) => ({
      method,
      path: address.includes('?') ? address + more : address + more.replace('&', '?'),
      headers: {
        authorization: `Bearer customer${signedIn}`,
        ...(body !== undefined && { 'content-type': given }),
        ...declared,
        ...strange,
      },
      body: ['GET', 'HEAD', 'TRACE'].includes(method) ? undefined : body,
    }))
}

const MEMBERS = [
  'Username',
  'Password',
  'UserAttributes',
  'AuthFlow',
  'AuthParameters',
  'Session',
  'ChallengeName',
  'ChallengeResponses',
  'AccessToken',
  'RefreshToken',
  'Token',
  'AttributeName',
  'ConfirmationCode',
  'Code',
]
const identityValue = fc.oneof(
  fc.constantFrom<unknown>(
    'USER_PASSWORD_AUTH',
    'REFRESH_TOKEN_AUTH',
    'NEW_PASSWORD_REQUIRED',
    'a.b.c',
    'a@example.com',
  ),
  fc.constant({
    USERNAME: 'a@example.com',
    PASSWORD: 'x',
    REFRESH_TOKEN: 'y',
    NEW_PASSWORD: 'Correct-horse1',
  }),
  anyValue,
)
const ofIdentity: fc.Arbitrary<FuzzRequest> = fc
  .record({
    target: fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...IDENTITY_OPERATIONS.keys()) }, headerText),
    type: fc.oneof(
      { weight: 12, arbitrary: fc.constant('application/x-amz-json-1.1') },
      fc.constantFrom(...TYPES),
    ),
    fields: fc.dictionary(fc.constantFrom(...MEMBERS), identityValue),
    strange: fc.oneof({ weight: 3, arbitrary: fc.constant({}) }, strangeHeaders),
  })
  .map(({ target, type, fields, strange }) => ({
    method: 'POST',
    path: '/',
    headers: {
      'content-type': type,
      'x-amz-target': `AWSCognitoIdentityProviderService.${target}`,
      ...strange,
    },
    body: json({ ClientId: CLIENT_ID, ...fields }),
  }))

const ofNoOperation: fc.Arbitrary<FuzzRequest> = fc.record({
  method: fc.constantFrom(...METHODS),
  path: fc.oneof(fc.constantFrom(...PATHS), pathText),
  headers: strangeHeaders,
  body: fc.constant(undefined),
})

/** Generates requests of every kind; new operations of the document are included. */
export const requestArbitrary: fc.Arbitrary<FuzzRequest> = fc.oneof(
  { weight: 16, arbitrary: fc.oneof(...documentOperations.map(ofOperation)) },
  { weight: 2, arbitrary: ofIdentity },
  { weight: 2, arbitrary: ofNoOperation },
)
