import { randomUUID } from 'node:crypto'
import type { BoundedSchema } from '../http/bodyBounds.ts'
import { needingToken, operationsOf, readDocument } from '../http/readDocument.ts'
import { POST_ALIASES } from '../http/servePostAliases.ts'
import { isNotOfferedYet } from '../operations/operationOf.ts'

export type Schema = BoundedSchema & {
  minimum?: number
  maximum?: number
  minLength?: number
  minItems?: number
  uniqueItems?: boolean
  items?: Schema
  properties?: Record<string, Schema>
  additionalProperties?: boolean | Schema
  propertyNames?: Schema
  required?: readonly string[]
  oneOf?: readonly Schema[]
  examples?: readonly unknown[]
}

export interface Parameter {
  name: string
  in: 'path' | 'query' | 'header'
  required?: boolean
  schema: Schema
}

/** An operation for which tests are generated, with its references resolved. */
export interface TestedOperation {
  id: string
  method: string
  path: string
  parameters: readonly Parameter[]
  /** The schemas of its body by media type; empty without a body. */
  bodies: Readonly<Record<string, Schema>>
  /** The bytes of its largest body, where the document states them. */
  mostBodyBytes: number | null
  needsToken: boolean
  isOffered: boolean
  /** The protocol whose server answers it; null for the backend's own operations. */
  protocol: string | null
}

interface RawItem {
  parameters?: Parameter[]
  'x-max-body-bytes'?: number
  requestBody?: { content: Record<string, { schema: Schema }> }
}

const document = readDocument()

/** Every operation of the document, and the POST aliases that some of them have. */
export const documentOperations: readonly TestedOperation[] = [
  ...operationsOf(document).map(({ id, method, path, protocol }): TestedOperation => {
    const item = resolve(document.paths[path]) as Record<string, RawItem> & RawItem
    const own = item[method.toLowerCase()] ?? {}
    const content = Object.entries(own.requestBody?.content ?? {})
    return {
      id,
      method,
      path,
      parameters: [...(item.parameters ?? []), ...(own.parameters ?? [])],
      bodies: Object.fromEntries(content.map(([type, { schema }]) => [type, schema])),
      mostBodyBytes: own['x-max-body-bytes'] ?? null,
      needsToken: needingToken(document).has(id),
      isOffered: !isNotOfferedYet(id),
      protocol,
    }
  }),
  ...POST_ALIASES.map(
    ({ url, body, needsToken }): TestedOperation => ({
      id: `POST ${url}`,
      method: 'POST',
      path: url,
      parameters: [],
      bodies: { 'application/json': body as Schema },
      mostBodyBytes: null,
      needsToken,
      isOffered: true,
      protocol: null,
    }),
  ),
]

/** Copies a node without references; the document has no cycles. */
function resolve(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(resolve)
  if (typeof node !== 'object' || node === null) return node
  if ('$ref' in node && typeof node.$ref === 'string') return resolve(target(node.$ref))
  return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, resolve(value)]))
}

function target(reference: string): unknown {
  const steps = reference.replace('#/', '').split('/')
  return steps.reduce<unknown>((node, step) => (node as Record<string, unknown>)[step], document)
}

/** Returns an address of an operation with valid parameters, except for the given ones. */
export function addressOf(
  { path, parameters }: TestedOperation,
  values: Record<string, string> = {},
): string {
  const givenOrExample = ({ name, schema }: Parameter) => values[name] ?? String(schema.examples?.[0] ?? '')
  const inPath = parameters.filter((parameter) => parameter.in === 'path')
  const inQuery = parameters.filter(
    ({ name, in: where, required }) => where === 'query' && (required || name in values),
  )
  const query = new URLSearchParams(
    inQuery.map((parameter) => [parameter.name, givenOrExample(parameter)]),
  ).toString()
  const filled = inPath.reduce(
    (address, parameter) =>
      address.replace(`{${parameter.name}}`, encodeURIComponent(givenOrExample(parameter))),
    path,
  )
  return query === '' ? filled : `${filled}?${query}`
}

/** Returns the required headers of an operation with their example values, and the given ones. */
export const headersOf = (
  { parameters, bodies }: TestedOperation,
  given: Record<string, string> = {},
): Record<string, string> => {
  const needed = parameters.filter((parameter) => parameter.in === 'header' && parameter.required)
  const [type] = Object.keys(bodies)
  return {
    ...Object.fromEntries(
      needed.map(({ name, schema }) => [name.toLowerCase(), String(schema.examples?.[0])]),
    ),
    ...(type !== undefined && { 'content-type': type }),
    ...Object.fromEntries(Object.entries(given).map(([name, value]) => [name.toLowerCase(), value])),
  }
}

/** Returns a valid body with a new key; undefined if the operation takes no JSON. */
export function exampleBody({ bodies }: TestedOperation): unknown {
  const [schema] = Object.values(bodies)
  const example = schema?.examples?.[0] ?? (schema && valuesOfExamples(schema))
  if (typeof example !== 'object' || example === null || !('tracking' in example)) return example
  return {
    ...example,
    tracking: { ...(example.tracking as object), id: randomUUID(), clientId: randomUUID() },
  }
}

/** Returns a code or an address for POST aliases, which have no examples. */
const valuesOfExamples = ({ properties = {} }: Schema) =>
  Object.fromEntries(
    Object.entries(properties).map(([name, { format }]) => [
      name,
      format === 'email' ? 'robin.example@example.com' : '204816',
    ]),
  )
