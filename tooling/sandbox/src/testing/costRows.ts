import { LIMITS } from '../http/connections.ts'
import { mostOf } from '../http/guardRoutes.ts'
import { MOST_BODY_KB } from '../http/limitBodyBytes.ts'
import { ratesOf, readDocument } from '../http/readDocument.ts'
import type { OperationId } from '../services/Operation.ts'
import { CUSTOMER_BYTES, NETWORK_BYTES, VISITOR_BYTES } from '../subjects/files/dailyBytes.ts'
import { documentOperations, type TestedOperation } from './documentOperations.ts'
import { OPERATION_COSTS, type OperationCost } from './operationCosts.ts'

const KB = 1024
const MB = 1024 * KB
const DAY_S = 86_400
/** Sealing and base64, and the names of columns. */
const SEALED = 1.5
const ROW_BYTES = 2 * KB
const MAIL_BYTES = 8 * KB

const rates = ratesOf(readDocument())

/** Every operation of the document itself; aliases share their handlers. */
export const costedOperations = documentOperations.filter(({ id }) => !id.startsWith('POST '))

export const costOf = (id: string): OperationCost | undefined => OPERATION_COSTS[id as OperationId]

/** Returns the bytes of the largest body that is read. */
const mostBodyOf = ({ bodies, mostBodyBytes }: TestedOperation): number =>
  mostBodyBytes ?? (Object.keys(bodies).length === 0 ? 0 : mostOf(Object.values(bodies)).bytes)

/** Returns the bytes that a request with a body of so many bytes leaves in the database at most. */
export function leftBy(
  { rows, mails = 0, copies = 0, partKb, madeKb = 0 }: OperationCost,
  body: number,
): number {
  const part = Math.min(body, partKb === undefined ? body : partKb * KB)
  return (rows - mails) * ROW_BYTES + mails * MAIL_BYTES + copies * SEALED * part + madeKb * KB
}

interface Figures {
  id: string
  reserve: number
  needsToken: boolean
  answer: number
  /** The memory of answers that one network takes slowly. */
  held: number
  /** The share of one processor that one network may use. */
  processor: number
  rows: number
  leftByNetwork: number
  leftByAccount: number | null
}

const WORST_MS = 50
const FILE_BYTES_OF_NETWORK = { visitors: VISITOR_BYTES + NETWORK_BYTES, customers: NETWORK_BYTES }

function figuresOf(operation: TestedOperation): Figures {
  const { id, method, path, needsToken } = operation
  const cost = costOf(id)
  const rate = rates.get(`${method} ${path}`)
  if (!cost || !rate) throw new Error(`${id} has no figures in operationCosts.ts, or no x-rate-limit`)
  const reserve = mostBodyOf(operation)
  const aSecond = rate.requests / rate.seconds
  const aDay = aSecond * DAY_S
  const ofRows = aDay * leftBy({ ...cost, copies: 0 }, 0)
  const ofBodies = leftBy({ ...cost, rows: 0, mails: 0, madeKb: 0 }, reserve)
  const { mostStored = aDay, files } = cost
  // All operations share what a network may send in a day.
  const ofDay = leftBy({ ...cost, rows: 0, mails: 0, madeKb: 0, partKb: MOST_BODY_KB }, MOST_BODY_KB * KB)
  const ofNetwork = files ? FILE_BYTES_OF_NETWORK[files] : Math.min(aDay * ofBodies, ofDay)
  const ofAccount = files ? CUSTOMER_BYTES : Math.min(aDay * ofBodies, mostStored * ofBodies, ofDay)
  return {
    id,
    reserve,
    needsToken,
    answer: cost.answerKb * KB,
    held: heldOf(cost),
    processor: (aSecond * WORST_MS) / 1000,
    rows: cost.rows * aDay,
    leftByNetwork: ofRows + ofNetwork,
    leftByAccount: needsToken ? ofRows + ofAccount : null,
  }
}

function heldOf({ answerKb, isStreamed = false }: OperationCost): number {
  const { small, streamed, pool } = LIMITS.answers
  const each = isStreamed ? streamed : answerKb * KB
  return each <= small
    ? each * LIMITS.connectionsOfOneNetwork
    : Math.min(each * LIMITS.requestsOfOneNetwork, pool.bytesOfOneNetwork)
}

const size = (bytes: number): string =>
  bytes >= 1_000 * MB
    ? `${(bytes / MB / KB).toFixed(1)} GB`
    : bytes >= MB
      ? `${Math.round(bytes / MB)} MB`
      : `${Math.ceil(bytes / KB)} KB`

const count = (rows: number): string => Math.round(rows).toLocaleString('en-AU')

/** Returns the rows of the table in docs/security.md, the dearest operations first. */
export const costRows = (): readonly string[] =>
  costedOperations
    .map(figuresOf)
    .toSorted(
      (one, other) =>
        other.leftByNetwork - one.leftByNetwork || other.held - one.held || one.id.localeCompare(other.id),
    )
    .map(({ id, reserve, needsToken, answer, held, processor, rows, leftByNetwork, leftByAccount }) =>
      [
        `| \`${id}\``,
        reserve === 0 ? 'no body' : `${size(reserve)}${needsToken ? ', with a token' : ''}`,
        `${size(answer)}; ${size(held)}`,
        `${(processor * 100).toFixed(processor < 0.1 ? 1 : 0)} %`,
        rows === 0 ? 'nothing' : `${size(leftByNetwork)}, ${count(rows)} rows`,
        rows === 0 ? 'nothing |' : leftByAccount === null ? 'no account |' : `${size(leftByAccount)} |`,
      ].join(' | '),
    )
