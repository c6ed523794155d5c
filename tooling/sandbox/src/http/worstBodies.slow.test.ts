import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { calculationBody } from '../testing/bodies.ts'
import { placesOf, put } from '../testing/bodyPlaces.ts'
import { addressOf, documentOperations, exampleBody } from '../testing/documentOperations.ts'
import { OPERATION_ENGINE, startTestSandbox } from '../testing/engines.ts'
import { isLongRun } from '../testing/isLongRun.ts'

const MOST_MS = 50
const TRIES = 4
const BIGGEST = 256 * 1024
const HEADERS = { authorization: 'Bearer customer' }

const nested = (depth: number): unknown => (depth === 0 ? {} : [nested(depth - 1)])
const keys = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`k${index}`, {}]))
const objects = (count: number) => Array.from({ length: count }, () => ({}))

/** The bodies that take longest to validate: the largest that are read, and those with the most named errors. */
const WORST = {
  list: [
    objects(85_000),
    objects(9_000),
    objects(1_000),
    objects(490),
    objects(100),
    Array(100_000).fill('a'),
  ],
  text: [
    'a'.repeat(250_000),
    '\u{10FFFF}'.repeat(20_000),
    `${'a'.repeat(50_000)}@`,
    `${'0.'.repeat(30_000)}`,
  ],
  object: [keys(20_000), keys(9_000), keys(490), nested(18), objects(9_000).map(() => nested(3))],
}

const cases = documentOperations
  .filter(({ bodies }) => Object.keys(bodies).some((type) => /json|csp/.test(type)))
  .flatMap((operation) =>
    Object.entries(operation.bodies).map(([type, schema]) => ({
      operation,
      type,
      schema,
      name: `${operation.id} ${type}`,
    })),
  )

let places = 0
/** Returns one of the worst values for each place in turn; in the long run all. */
function worstOf(kind: keyof typeof WORST): readonly unknown[] {
  const worst: readonly unknown[] = WORST[kind]
  places += 1
  return isLongRun ? worst : [worst[places % worst.length]]
}

let api: Awaited<ReturnType<typeof startTestSandbox>>
beforeAll(async () => {
  const verifyToken = async () => ({ subject: 'customer', email: 'customer@example.com' })
  api = await startTestSandbox(OPERATION_ENGINE, { verifyToken })
})
afterAll(() => api.close())

/** Returns processor time of this thread, which other processes do not lengthen; the least of some tries. */
async function leastMs(
  method: string,
  address: string,
  headers: Record<string, string>,
  raw: string,
): Promise<number> {
  let least = Number.POSITIVE_INFINITY
  for (let tries = 0; tries < TRIES && least > MOST_MS; tries++) {
    const before = process.threadCpuUsage()
    const answer = await fetch(api.url + address, { method, body: raw, headers: { ...HEADERS, ...headers } })
    await answer.arrayBuffer()
    const { user, system } = process.threadCpuUsage(before)
    least = Math.min(least, (user + system) / 1000)
    expect([200, 400, 401, 413, 422, 501]).toContain(answer.status)
  }
  return least
}

describe(`H1, T23, T24: no body holds the process up for more than ${MOST_MS} ms`, () => {
  test.each(cases)('$name', async ({ operation, type, schema }) => {
    const example = exampleBody(operation)
    for (const { path, kind } of placesOf(schema))
      for (const value of worstOf(kind)) {
        const raw = JSON.stringify(put(example, path, value)).slice(0, BIGGEST + 1)
        const ms = await leastMs(operation.method, addressOf(operation), { 'content-type': type }, raw)
        expect([path.join('.'), kind, raw.length, ms < MOST_MS ? 'quick' : ms]).toEqual([
          path.join('.'),
          kind,
          raw.length,
          'quick',
        ])
      }
  })

  test('the identity endpoint', async () => {
    const headers = {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': 'AWSCognitoIdentityProviderService.SignUp',
    }
    for (const value of Object.values(WORST).flat())
      for (const body of [value, { UserAttributes: value }, { Username: value, Password: value }]) {
        const raw = JSON.stringify(body)
        expect(await leastMs('POST', '/', headers, raw)).toBeLessThan(MOST_MS)
      }
  })
})

describe('errors of bodies of an ordinary size', () => {
  test('each broken value is named, and above a size only the first', async () => {
    const kidDetails = (count: number) => ({
      ...calculationBody(),
      kidDetails: objects(count),
    })
    const { json } = await api.post('/api/v1/savecalculatecoverform', kidDetails(2))
    const { errors } = json as { errors: { field: string }[] }
    expect(errors.map(({ field }) => field)).toEqual(
      ['age', 'years', 'raising', 'schooling', 'total', 'age', 'years', 'raising', 'schooling', 'total'].map(
        (name, index) => `kidDetails.${index < 5 ? 0 : 1}.${name}`,
      ),
    )
    const tooMany = (await api.post('/api/v1/savecalculatecoverform', kidDetails(500))).json
    expect(tooMany).toMatchObject({ status: 413, errors: [{ code: 'too-large' }] })
  })
})
