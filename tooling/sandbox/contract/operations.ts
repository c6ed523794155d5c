import { rawOperations, readDocument } from '../src/http/readDocument.ts'
import {
  addressOf,
  documentOperations,
  headersOf,
  type TestedOperation,
} from '../src/testing/documentOperations.ts'
import type { Contract } from './Contract.ts'
import { type Answer, send } from './send.ts'

const EXTENSIONS = new Set(
  rawOperations(readDocument())
    .filter(({ raw }) => 'x-coverkit-extension' in raw)
    .map(({ raw }) => raw.operationId),
)

export const isExtension = ({ id }: TestedOperation): boolean => EXTENSIONS.has(id)

/** @throws Error if the document has no such operation */
export function operationOf(id: string): TestedOperation {
  const found = documentOperations.find((operation) => operation.id === id)
  if (!found) throw new Error(`The document has no operation ${id}.`)
  return found
}

export const callOf = ({ method, path }: TestedOperation): string => `${method} ${path}`

export interface Input {
  readonly body?: unknown
  readonly token?: string | null
  /** Values of path and query parameters. */
  readonly values?: Record<string, string>
}

/** Sends a request as a page of the site does. */
export function request(
  { url, origin, timeoutMs }: Pick<Contract, 'url' | 'origin' | 'timeoutMs'>,
  operation: TestedOperation,
  { body, token, values }: Input = {},
): Promise<Answer> {
  const headers = { origin, ...headersOf(operation), ...(token && { authorization: `Bearer ${token}` }) }
  const init = {
    method: operation.method,
    headers,
    ...(body !== undefined && { body: JSON.stringify(body) }),
  }
  return send(url + addressOf(operation, values), init, timeoutMs)
}

/** A copy of the first example of the operation's JSON body. */
export const exampleOf = ({ bodies }: TestedOperation): Record<string, unknown> =>
  structuredClone(bodies['application/json']?.examples?.[0] ?? {}) as Record<string, unknown>
