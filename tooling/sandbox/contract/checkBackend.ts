import { randomUUID } from 'node:crypto'
import { rawOperations, readDocument } from '../src/http/readDocument.ts'
import {
  addressOf,
  documentOperations,
  headersOf,
  type TestedOperation,
} from '../src/testing/documentOperations.ts'
import { type Answer, type Api, makeApi } from '../src/testing/makeApi.ts'

export interface ContractOptions {
  url: string
  /** A site's account name that the backend knows. */
  accountName: string
  /** The origin of the site's pages. */
  origin: string
  /** A customer's identity token; without it the operations that need one are skipped. */
  token?: string
}

export interface Checked {
  outcome: 'ok' | 'not offered' | 'FAIL'
  name: string
  why: string
}

type Body = Record<string, unknown>

/** Operations that a backend may leave out. Any other operation must not answer 404 or 501: a site needs it. */
const EXTENSIONS = new Set(
  rawOperations(readDocument())
    .filter(({ raw }) => (raw as { 'x-coverkit-extension'?: boolean })['x-coverkit-extension'] === true)
    .map(({ raw }) => raw.operationId),
)
const NOT_OFFERED = [404, 501]
/** Partial saves, which only store their body. */
const SAVES = ['saveCalculation', 'saveQuote', 'saveApplication', 'saveTransfer']
const PRICES = ['compareQuotes', 'projectPremiums']
/** Skipped: these send or need a mailed code, or need a customer with a policy or a partner. */
const LEFT_OUT = [
  'sendVerificationCode',
  'verifyVerificationCode',
  'getGuaranteedInsurability',
  'getSecondPolicyHolder',
]

/** Sends harmless requests of the document to a backend, and checks each answer against the document. */
export async function checkBackend(options: ContractOptions): Promise<Checked[]> {
  const api = makeApi(options.url)
  const checked: Checked[] = []
  const check = async (operation: TestedOperation, what: string, request: () => Promise<string | null>) => {
    const name = `${operation.id}: ${what}`
    const why = await request().catch((error: unknown) =>
      error instanceof Error ? error.message : String(error),
    )
    const isMissing =
      EXTENSIONS.has(operation.id) && why !== null && NOT_OFFERED.some((one) => why === statusOf(one))
    checked.push({ name, why: why ?? '', outcome: why === null ? 'ok' : isMissing ? 'not offered' : 'FAIL' })
  }
  const bearer: Record<string, string> = options.token ? { authorization: `Bearer ${options.token}` } : {}
  for (const operation of documentOperations.filter(isPlainRead)) {
    if (operation.needsToken)
      await check(operation, 'needs a token', () => expectStatus(read(api, operation), 401))
    if (!operation.needsToken || options.token)
      await check(operation, 'reads', () => expectStatus(read(api, operation, bearer), 200))
  }
  for (const operation of named(PRICES)) {
    const [example] = examplesOf(operation)
    await check(operation, 'prices', () => expectStatus(api.post(operation.path, example), 200))
    const unknown = { ...example, unknownField: true }
    await check(operation, 'refuses an unknown field', () => expectRefused(api.post(operation.path, unknown)))
    await check(operation, `may be called from ${options.origin}`, () => preflight(options, operation))
  }
  for (const operation of named(SAVES)) {
    const body = freshBody(examplesOf(operation)[0] ?? {}, options.accountName)
    await check(operation, 'saves, and answers the same twice', () => savesOnce(api, operation.path, body))
    const another = withName(body)
    await check(operation, 'refuses another body under the same tracking.id', () =>
      expectStatus(api.post(operation.path, another), 409),
    )
  }
  return checked
}

const named = (ids: readonly string[]) => documentOperations.filter(({ id }) => ids.includes(id))

const isPlainRead = ({ id, method, protocol, parameters }: TestedOperation) =>
  method === 'GET' &&
  protocol === null &&
  !LEFT_OUT.includes(id) &&
  parameters.every(({ in: where }) => where !== 'path')

const read = (api: Api, operation: TestedOperation, headers: Record<string, string> = {}) =>
  api.get(addressOf(operation), { ...headersOf(operation), ...headers })

const examplesOf = ({ bodies }: TestedOperation) =>
  structuredClone((bodies['application/json']?.examples ?? []) as Body[])

const statusOf = (status: number) => `it answers ${status}`

async function expectStatus(answer: Promise<Answer>, status: number): Promise<string | null> {
  const got = await answer
  return got.status === status ? null : statusOf(got.status)
}

async function expectRefused(answer: Promise<Answer>): Promise<string | null> {
  const { status } = await answer
  return status === 400 || status === 422 ? null : statusOf(status)
}

async function savesOnce(api: Api, path: string, body: Body): Promise<string | null> {
  const first = await api.post(path, body)
  if (first.status !== 200) return `${statusOf(first.status)}: ${first.text.slice(0, 200)}`
  const again = await api.post(path, body)
  return again.text === first.text ? null : 'the second answer is another one'
}

/** Makes the example a new save of the site: with its own id and the site's account name. */
function freshBody(example: Body, accountName: string): Body {
  const details = example.applicationDetails as Body | undefined
  return {
    ...example,
    ...('accountName' in example && { accountName }),
    ...(details && { applicationDetails: { ...details, accountName } }),
    tracking: {
      ...(example.tracking as Body),
      id: randomUUID(),
      clientId: randomUUID(),
      draft: randomUUID(),
    },
  }
}

const withName = (body: Body): Body => ({ ...body, tracking: { ...(body.tracking as Body), rev: 99 } })

async function preflight(
  { url, origin }: ContractOptions,
  { path }: TestedOperation,
): Promise<string | null> {
  const answer = await fetch(url + path, {
    method: 'OPTIONS',
    headers: {
      origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization,content-type',
    },
  })
  const allowed = answer.headers.get('access-control-allow-origin')
  if (allowed !== origin) return `the preflight allows ${allowed ?? 'no origin'}`
  const headers = (answer.headers.get('access-control-allow-headers') ?? '').toLowerCase()
  return headers.includes('authorization') && headers.includes('content-type')
    ? null
    : `the preflight allows the headers ${headers || 'none'}`
}
