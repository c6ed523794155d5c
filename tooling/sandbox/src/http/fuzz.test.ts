import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { NOT_OFFERED_YET } from '../operations/operationOf.ts'
import { exampleOf, newTracking } from '../testing/bodies.ts'
import { startTestSandbox } from '../testing/engines.ts'
import { operationsOf, readDocument } from './readDocument.ts'

const RUNS = 600
const WRITES = [
  ['POST', '/api/v1/savecalculatecoverform', 'SaveCalculationRequest'],
  ['POST', '/api/v1/quote/savequotes', 'SaveQuoteRequest'],
  ['POST', '/api/v1/quote/compare', 'ComparisonRequest'],
  ['POST', '/api/v1/quote/projection', 'ComparisonRequest'],
  ['POST', '/api/v1/contact', 'ContactRequest'],
  ['POST', '/api/v1/appointments', 'AppointmentRequest'],
  ['PUT', '/api/v1/drafts/application', 'DraftRequest'],
  ['POST', '/api/v1/resume', 'SendResumeLinkRequest'],
  ['POST', '/api/v1/resume', 'SendResumeCodeRequest'],
  ['POST', '/api/v1/resume', 'OpenResumeRequest'],
  ['POST', '/api/v1/resume', 'CloseResumeRequest'],
] as const
const CUSTOMER = { authorization: 'Bearer customer' }

const NAUGHTY = [
  '',
  ' ',
  '0',
  '-1',
  'null',
  'NaN',
  '<script>alert(1)</script>',
  "' or 1=1; --",
  '{{7*7}}',
  '../../etc/passwd',
  '\u202egnp.exe',
  'x'.repeat(5000),
  'Nguyễn',
  '\r\nBcc: a@example.com',
  '%00',
  '9'.repeat(400),
]
const value = fc.oneof(
  fc.constantFrom<unknown>(
    ...NAUGHTY,
    null,
    true,
    -1,
    0,
    0.1,
    1e308,
    -1e308,
    Number.MAX_SAFE_INTEGER,
    [],
    {},
    [[]],
  ),
  fc.jsonValue({ maxDepth: 3 }),
  fc.string({ unit: 'binary' }),
)

type Tree = Record<string, unknown> | unknown[]
const isTree = (node: unknown): node is Tree => typeof node === 'object' && node !== null

/** Every place of a body, as the steps that lead to it. */
function places(node: unknown, path: string[] = []): string[][] {
  if (!isTree(node)) return [path]
  return [path, ...Object.entries(node).flatMap(([key, inner]) => places(inner, [...path, key]))]
}

/** A copy of a body with one place changed, removed, or given a key that it should not have. */
function mutate(
  body: unknown,
  path: string[],
  change: 'replace' | 'drop' | 'add',
  replacement: unknown,
): unknown {
  const [key, ...rest] = path
  if (key === undefined || !isTree(body)) {
    if (change === 'add' && isTree(body) && !Array.isArray(body)) return { ...body, unexpected: replacement }
    return change === 'drop' ? undefined : replacement
  }
  const copy = structuredClone(body) as Record<string, unknown>
  const inner = mutate(copy[key], rest, change, replacement)
  if (inner === undefined) delete copy[key]
  else copy[key] = inner
  return copy
}

const mutant = fc.constantFrom(...WRITES).chain(([method, path, schema]) => {
  const example = exampleOf<Record<string, unknown>>(schema)
  const body = 'tracking' in example ? { ...example, tracking: newTracking() } : example
  return fc.record({
    method: fc.constant(method),
    path: fc.constant(path),
    body: fc
      .array(fc.tuple(fc.constantFrom(...places(body)), fc.constantFrom('replace', 'drop', 'add'), value), {
        minLength: 1,
        maxLength: 3,
      })
      .map((changes) =>
        changes.reduce<unknown>((made, [place, how, what]) => mutate(made, place, how, what), body),
      ),
  })
})

let api: Awaited<ReturnType<typeof startTestSandbox>>
beforeAll(async () => {
  const verifyToken = async () => ({ subject: 'customer', email: 'customer@example.com' })
  api = await startTestSandbox('pglite', { verifyToken })
})
afterAll(() => api.close())

describe('whatever is sent, no answer is a failure of ours and each is one that the document declares', () => {
  test(`${RUNS} broken bodies`, async () => {
    const statuses = new Map<number, number>()
    await fc.assert(
      fc.asyncProperty(mutant, async ({ method, path, body }) => {
        const raw = JSON.stringify(body) ?? ''
        const { status } = await api.call(method, path, {
          raw,
          headers: { 'content-type': 'application/json', ...CUSTOMER },
        })
        statuses.set(status, (statuses.get(status) ?? 0) + 1)
        expect(status).toBeLessThan(500)
      }),
      { numRuns: RUNS },
    )
    expect(statuses.get(200) ?? 0).toBeGreaterThan(0)
    expect(statuses.get(422) ?? 0).toBeGreaterThan(RUNS / 4)
  })

  const reads = operationsOf(readDocument()).filter(
    ({ method, id }) => method === 'GET' && !NOT_OFFERED_YET.includes(id),
  )
  test('150 broken addresses', async () => {
    const query = fc.dictionary(fc.string({ maxLength: 20 }), fc.string({ maxLength: 50 }), { maxKeys: 3 })
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...reads), query, async ({ path }, keys) => {
        const address = path.replace('{flow}', 'transfer')
        const { status } = await api.get(`${address}?${new URLSearchParams(keys)}`, CUSTOMER)
        expect(status).toBeLessThan(500)
      }),
      { numRuns: 150 },
    )
  })
})
