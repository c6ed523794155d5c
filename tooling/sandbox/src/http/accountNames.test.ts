import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { placesOf, put, type Step, valueAt } from '../testing/bodyPlaces.ts'
import {
  addressOf,
  documentOperations,
  headersOf,
  type Schema,
  type TestedOperation,
} from '../testing/documentOperations.ts'
import { startTestSandbox } from '../testing/engines.ts'
import { accountNamePlaces } from './accountNamePlaces.ts'
import { refuseUnknownSites } from './refuseUnknownSites.ts'

/** The document's pattern for account names; the name of a bank account has none. */
const PATTERN = '^[A-Za-z]{1,32}$'

interface NamingBody {
  id: string
  field: string
  operation: TestedOperation
  path: Step[]
  example: unknown
}

/** Returns the examples of a body, and of each of its alternatives. */
const examplesOf = (schema: Schema): unknown[] => [
  ...(schema.examples ?? []),
  ...(schema.oneOf ?? []).flatMap(examplesOf),
]

const naming = documentOperations.flatMap((operation) =>
  Object.values(operation.bodies).flatMap((schema) =>
    placesOf(schema)
      .filter((place) => place.schema.pattern === PATTERN)
      .map(({ path }): NamingBody => {
        const example = examplesOf(schema).find((body) => valueAt(body, path) !== undefined)
        return { id: operation.id, field: path.join('.'), operation, path, example }
      }),
  ),
)

let api: Awaited<ReturnType<typeof startTestSandbox>>
beforeAll(async () => {
  const verifyToken = async (token: string) => ({ subject: token, email: `${token}@example.com` })
  api = await startTestSandbox('pglite', { verifyToken })
})
afterAll(() => api.close())

async function errorsFor({ operation, path, example }: NamingBody, name: string): Promise<object> {
  const { status, json } = await api.call(operation.method, addressOf(operation), {
    body: put(example, path, name),
    headers: headersOf(operation, { authorization: 'Bearer robin' }),
  })
  return { status, errors: (json as { errors?: object[] }).errors }
}

test('quotes, applications, transfers and links to continue name an account', () => {
  expect(naming.map(({ id, field }) => `${id} ${field}`)).toEqual(
    expect.arrayContaining([
      'saveCalculation accountName',
      'saveQuote accountName',
      'saveApplication applicationDetails.accountName',
      'saveTransfer accountName',
      'resume accountName',
    ]),
  )
})

describe.each(naming)('T5 $id', (body) => {
  const refused = { status: 422, errors: [{ field: body.field, code: 'unknown' }] }

  test.each(['evilbrand', 'Wattlebird', 'constructor'])(`refuses ${body.field} %s`, async (name) => {
    expect(await errorsFor(body, name)).toEqual(refused)
  })

  test.each(['wattlebird', 'examplebrand'])(`takes ${body.field} %s`, async (name) => {
    expect(await errorsFor(body, name)).not.toMatchObject(refused)
  })
})

test('T5 names in parameters, in headers, in lists, in alternatives and in references of references are looked at too', () => {
  const $ref = '#/components/schemas/AccountName'
  const places = accountNamePlaces({
    paths: {
      '/next': {
        parameters: [{ $ref: '#/components/parameters/Site' }],
        post: {
          operationId: 'next',
          parameters: [{ name: 'X-Account', in: 'header', schema: { $ref } }],
          requestBody: {
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Next' } } },
          },
        },
      },
    },
    components: {
      parameters: { Site: { name: 'site', in: 'query', schema: { $ref } } },
      schemas: {
        Next: { oneOf: [{ properties: { list: { items: { $ref: '#/components/schemas/Item' } } } }] },
        Item: { properties: { accountName: { $ref } } },
      },
    },
  })
  const request = {
    params: {},
    query: { site: 'first' },
    headers: { 'x-account': 'second' },
    body: { list: [{ accountName: 'wattlebird' }, { accountName: 'third' }, { accountName: null }] },
  }
  const sites = new Map([['wattlebird', 'https://wattlebird.example']])
  expect(() => refuseUnknownSites(places.get('next') ?? [], request, sites)).toThrow(
    expect.objectContaining({
      status: 422,
      errors: [
        { field: 'site', code: 'unknown' },
        { field: 'x-account', code: 'unknown' },
        { field: 'list.1.accountName', code: 'unknown' },
      ],
    }),
  )
})
