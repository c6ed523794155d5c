import { randomUUID } from 'node:crypto'
import type { TestedOperation } from '../src/testing/documentOperations.ts'
import { type Check, check, failed, type Outcome, ok, skipped } from './Check.ts'
import type { Contract } from './Contract.ts'
import { callOf, exampleOf, type Input, isExtension, operationOf, request } from './operations.ts'
import { absent, isAbsent, readable, refused } from './outcomes.ts'
import type { Answer } from './send.ts'

type Body = Record<string, unknown>

const UNAUTHORISED = 401
const NO_TOKEN = 'no --token, and no --email with a password'
/** Answers 404 as well to a customer who has none. */
const MAY_HAVE_NONE = ['getSecondPolicyHolder']

const forEach = async (
  ids: readonly string[],
  outcome: (operation: TestedOperation) => Promise<Outcome>,
): Promise<Check[]> => {
  const checks: Check[] = []
  for (const operation of ids.map(operationOf))
    checks.push(await check(operation.id, callOf(operation), () => outcome(operation)))
  return checks
}

/** Reads what everybody may read. */
export const reads = (contract: Contract, ids: readonly string[], input: Input = {}): Promise<Check[]> =>
  forEach(ids, async (operation) => readable(operation, await request(contract, operation, input)))

/** Sends empty requests, which an operation that exists refuses. */
export const probes = (contract: Contract, ids: readonly string[]): Promise<Check[]> =>
  forEach(ids, async (operation) => {
    const isJson = 'application/json' in operation.bodies
    const input = isJson ? { body: {} } : { values: { id: randomUUID() } }
    return refused(operation, await request(contract, operation, input))
  })

/** Reads what a customer has: without a token it is refused, with the test customer's it is there. */
export const customerReads = (
  contract: Contract,
  ids: readonly string[],
  input: Input = {},
): Promise<Check[]> =>
  forEach(ids, async (operation) => {
    const anonymous = await request(contract, operation, input)
    const { token } = contract
    if (token === null) return withoutToken(operation, anonymous)
    const answer = await request(contract, operation, { ...input, token })
    if (isAbsent(answer) && MAY_HAVE_NONE.includes(operation.id)) return ok()
    const outcome = readable(operation, answer)
    if (outcome.status !== 'ok' || anonymous.status === UNAUTHORISED) return outcome
    return isShown(anonymous) ? shown(anonymous) : ok(...outcome.notes, renewalNote(anonymous))
  })

function withoutToken(operation: TestedOperation, answer: Answer): Outcome {
  if (answer.status === UNAUTHORISED) return skipped(`it asks for a token: ${NO_TOKEN}`)
  if (isAbsent(answer) && isExtension(operation)) return absent(operation, answer)
  if (isShown(answer)) return shown(answer)
  return skipped(`it answers ${answer.status} without a token: ${NO_TOKEN}`)
}

/** Whether there is something in an answer. */
const isShown = ({ status, text }: Answer) =>
  status === 200 &&
  !['', '{}', '[]', 'null'].includes(text.replace(/\s/g, '')) &&
  !/^\{"data":"\[\]"\}$/.test(text)

const shown = ({ status }: Answer) =>
  failed(`it answers ${status} without a token; the contract says 401, without a customer's data`)

const renewalNote = ({ status }: Answer) =>
  `it answers ${status} without a token, where the contract says 401: the site renews a session after a 401 only`

/** Saves on the way, which only store their body. */
export const saves = (contract: Contract, ids: readonly string[]): Promise<Check[]> =>
  forEach(ids, async (operation) => {
    const body = newBody(exampleOf(operation), contract.accountName)
    const send = (sent: Body) => request(contract, operation, { body: sent })
    const first = await send(body)
    const outcome = readable(operation, first)
    if (outcome.status !== 'ok') return outcome
    const again = await send(body)
    const other = await send({ ...body, tracking: { ...(body.tracking as Body), rev: 99 } })
    return ok(
      ...outcome.notes,
      ...(again.text === first.text
        ? []
        : ['the same save, sent again, gets another answer: after a lost one it may be stored twice']),
      ...(other.status === 409
        ? []
        : [
            `another body with the same \`tracking.id\` is answered ${other.status}, where the contract says 409`,
          ]),
    )
  })

/** Makes the example a new save of the site: with its own id and the site's account name. */
function newBody(example: Body, accountName: string): Body {
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

/** Operations that would do something: they are not tried. */
export const leftOut = (ids: readonly string[], reason: string): Promise<Check[]> =>
  forEach(ids, async () => skipped(reason))
