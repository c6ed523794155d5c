import {
  addressOf,
  documentOperations,
  headersOf,
  type TestedOperation,
} from '../../src/testing/documentOperations.ts'
import { type Check, check, failed, type Outcome, ok, skipped } from '../Check.ts'
import type { Contract } from '../Contract.ts'
import { callOf, operationOf, request } from '../operations.ts'
import { absent, isAbsent, isSpared } from '../outcomes.ts'
import { type Answer, send } from '../send.ts'

/** Methods that no preflight has to allow, as browsers have it. */
const SIMPLE_METHODS = ['GET', 'HEAD', 'POST']

/** Why a browser keeps an answer from pages of an origin; null if it hands it over. The site sends no credentials. */
export function blockedAnswer({ headers }: Answer, origin: string): string | null {
  const allowed = headers.get('access-control-allow-origin')
  if (allowed === null) return 'the answer has no Access-Control-Allow-Origin'
  return allowed === '*' || allowed === origin
    ? null
    : `the answer's Access-Control-Allow-Origin is ${allowed}`
}

interface PreflightOptions {
  readonly method: string
  readonly headers: readonly string[]
}

/** Why a browser doesn't send a request after this preflight; null if it does. */
export function blockedRequest(
  answer: Answer,
  origin: string,
  { method, headers }: PreflightOptions,
): string | null {
  const { status } = answer
  const allowed = answer.headers.get('access-control-allow-origin')
  if (allowed === null) return 'the preflight has no Access-Control-Allow-Origin'
  if (allowed !== '*' && allowed !== origin) return `the preflight allows ${allowed}`
  if (status < 200 || status >= 300) return `the preflight is answered ${status}`
  const methods = listOf(answer, 'access-control-allow-methods')
  if (!SIMPLE_METHODS.includes(method) && !methods.includes('*') && !methods.includes(method.toLowerCase()))
    return `the preflight does not allow ${method}`
  const names = listOf(answer, 'access-control-allow-headers')
  // `*` means every header but this one.
  const isAllowed = (name: string) =>
    names.includes(name) || (name !== 'authorization' && names.includes('*'))
  const refused = headers.filter((name) => !isAllowed(name))
  return refused.length > 0 ? `the preflight does not allow the header ${refused.join(', ')}` : null
}

const listOf = ({ headers }: Answer, name: string) =>
  (headers.get(name) ?? '').split(',').map((each) => each.trim().toLowerCase())

/** Sends the preflight of a request. */
export async function preflight(
  url: string,
  { origin, timeoutMs }: Contract,
  requested: PreflightOptions,
): Promise<Answer> {
  const headers = {
    origin,
    'access-control-request-method': requested.method,
    'access-control-request-headers': requested.headers.join(','),
  }
  return send(url, { method: 'OPTIONS', headers, redirect: 'manual' }, timeoutMs)
}

/** Read by other programs, or at the CDN. */
const NOT_OF_PAGES = ['reportViolation', 'getHealth', 'getReadiness', 'getOccupationsFile']

const CALLED = documentOperations.filter(
  ({ id, method }) => method !== 'OPTIONS' && !id.startsWith('POST ') && !NOT_OF_PAGES.includes(id),
)

/** Operations whose answers are checked, with the headers that pages read. */
const ANSWERS: Readonly<Record<string, readonly string[]>> = {
  compareQuotes: ['date', 'retry-after'],
  getUser: [],
  getOccupations: [],
  createUpload: ['location', 'upload-offset'],
}

export async function corsChecks(contract: Contract): Promise<readonly Check[]> {
  const { url, origin } = contract
  if (new URL(url).origin === origin)
    return [
      await check('preflights', `OPTIONS ${url}`, () => skipped('pages and backend have the same origin')),
    ]
  return [...(await preflights(contract)), ...(await answers(contract))]
}

/** A check for each thing that is wrong, with the operations of which it is; one if nothing is. */
async function preflights(contract: Contract): Promise<readonly Check[]> {
  const byReason = new Map<string, string[]>()
  let allowed = 0
  for (const operation of CALLED) {
    const reason = await refusal(contract, operation).catch((error: Error) => error.message)
    if (reason === null) allowed += 1
    else if (reason !== '') byReason.set(reason, [...(byReason.get(reason) ?? []), operation.id])
  }
  const wrong = [...byReason].map(([reason, ids]) =>
    check(`preflights of ${ids.join(', ')}`, 'OPTIONS', () => failed(reason)),
  )
  if (allowed === 0) return Promise.all(wrong)
  return Promise.all([check(`preflights of ${allowed} operations`, 'OPTIONS', () => ok()), ...wrong])
}

/** Why a browser would not send an operation; null if it would, empty for one that isn't offered. */
async function refusal(contract: Contract, operation: TestedOperation): Promise<string | null> {
  const declared = operation.parameters.filter((parameter) => parameter.in === 'header')
  const names = [...Object.keys(headersOf(operation)), ...declared.map(({ name }) => name.toLowerCase())]
  const requested = { method: operation.method, headers: [...new Set(['authorization', ...names])] }
  const answer = await preflight(contract.url + addressOf(operation), contract, requested)
  const blocked = blockedRequest(answer, contract.origin, requested)
  if (blocked === null || !isSpared(operation)) return blocked
  if (isAbsent(answer)) return ''
  return isAbsent(await request(contract, operation)) ? '' : blocked
}

async function answers(contract: Contract): Promise<readonly Check[]> {
  const checks: Check[] = []
  for (const [id, names] of Object.entries(ANSWERS)) {
    const operation = operationOf(id)
    const done = await check(`answer of ${id}`, callOf(operation), () => answered(contract, operation, names))
    checks.push(done)
  }
  return checks.filter(({ status }) => status !== 'not offered')
}

async function answered(
  contract: Contract,
  operation: TestedOperation,
  names: readonly string[],
): Promise<Outcome> {
  const answer = await request(
    contract,
    operation,
    'application/json' in operation.bodies ? { body: {} } : {},
  )
  if (operation.id === 'createUpload' && isAbsent(answer)) return absent(operation, answer)
  const blocked = blockedAnswer(answer, contract.origin)
  if (blocked !== null) return failed(`${blocked} (status ${answer.status})`)
  const exposed = listOf(answer, 'access-control-expose-headers')
  const hidden = exposed.includes('*') ? [] : names.filter((name) => !exposed.includes(name))
  if (hidden.length === 0) return ok()
  const lack = `Access-Control-Expose-Headers lacks ${hidden.join(', ')}`
  return operation.id === 'createUpload'
    ? failed(`${lack}: no file can be sent in pieces`)
    : ok(`${lack}: a busy backend is asked again sooner than it wants`)
}
