import { Ajv2020 } from 'ajv/dist/2020.js'
import { addFormatsTo } from '../http/addFormatsTo.ts'
import { operationsOf, rawOperations, readDocument } from '../http/readDocument.ts'

const document = readDocument()
const ajv = new Ajv2020({ strict: false, allErrors: true })
addFormatsTo(ajv)
ajv.addSchema(document, 'contract')

const operations = operationsOf(document).map((operation) => ({
  ...operation,
  pattern: new RegExp(`^${operation.path.replace(/\{\w+\}/g, '[^/]+')}$`),
}))

const pointer = (...steps: string[]) =>
  steps.map((step) => encodeURIComponent(step.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/')

interface RawHeader {
  $ref?: string
  required?: boolean
  schema?: object
}

interface RawResponse {
  $ref?: string
  headers?: Record<string, RawHeader>
  content?: object
}

/** Statuses with which the server itself answers, before it has found an operation or after a failure. */
const OF_THE_SERVER = new Set([408, 414, 417, 431])

function responseOf({ path, method }: { path: string; method: string }, status: number) {
  const found = rawOperations(document).find((one) => one.path === path && one.method === method)
  return (found?.raw.responses as Record<string, RawResponse> | undefined)?.[status]
}

function resolved<Node extends { $ref?: string }>(node: Node): Node {
  if (!node.$ref) return node
  const steps = node.$ref.replace('#/', '').split('/')
  return steps.reduce<unknown>((inner, step) => (inner as Record<string, unknown>)[step], document) as Node
}

/** Returns the first declared header that an answer lacks, or whose value is invalid. */
function missingHeader(response: RawResponse, headerOf: (name: string) => string | null): string | null {
  for (const [name, header] of Object.entries(resolved(response).headers ?? {})) {
    const { required = false, schema = {} } = resolved(header)
    const value = headerOf(name.toLowerCase())
    if (value === null && required) return `it has no ${name}`
    if (value !== null && !ajv.validate(schema, value)) return `its ${name} is ${value}`
  }
  return null
}

/** Returns the difference between an answer and the document; null if there is none, or no such operation. */
export function answerProblems(
  method: string,
  path: string,
  status: number,
  type: string,
  json: unknown,
  headerOf: (name: string) => string | null = () => null,
): string | null {
  const address = path.split('?')[0] ?? ''
  const operation = operations.find((one) => one.method === method && one.pattern.test(address))
  if (status >= 400 && !type.startsWith('application/problem+json')) return `it is ${type}`
  const response = operation && responseOf(operation, status)
  const missing = response ? missingHeader(response, headerOf) : null
  if (missing) return missing
  if (status >= 400 && operation?.protocol && !response && !OF_THE_SERVER.has(status))
    return 'it has no such status'
  // The answer to HEAD has no body.
  if (status >= 400) return method === 'HEAD' ? null : check('contract#/components/schemas/Problem', json)
  if (!operation) return null
  if (!response) return 'it has no such status'
  if (!resolved(response).content) return json === undefined ? null : 'it has a body'
  const base = response.$ref
    ? response.$ref
    : `#/${pointer('paths', operation.path, method.toLowerCase(), 'responses', String(status))}`
  const mediaType = type.split(';')[0]?.trim() || 'application/json'
  const reference = `contract${base}/${pointer('content', mediaType, 'schema')}`
  // The bytes of a file are not JSON.
  if (!mediaType.endsWith('json')) return ajv.getSchema(reference) ? null : missingFrom(reference)
  return check(reference, json)
}

const missingFrom = (reference: string) => `${reference} is not in the document`

function check(reference: string, json: unknown): string | null {
  const validate = ajv.getSchema(reference)
  if (!validate) return missingFrom(reference)
  return validate(json) ? null : ajv.errorsText(validate.errors)
}
