import { Ajv2020 } from 'ajv/dist/2020.js'
import { addFormatsTo } from '../http/addFormatsTo.ts'
import { operationsOf, readDocument } from '../http/readDocument.ts'

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

/** Why an answer is not one that the document declares; null when it is, or when the address is not the document's. */
export function answerProblems(
  method: string,
  path: string,
  status: number,
  type: string,
  json: unknown,
): string | null {
  const address = path.split('?')[0] ?? ''
  const operation = operations.find((one) => one.method === method && one.pattern.test(address))
  if (status >= 400 && !type.startsWith('application/problem+json')) return `it is ${type}`
  if (status >= 400) return check('contract#/components/schemas/Problem', json)
  if (!operation || status === 204) return null
  const raw = document.paths[operation.path]?.[method.toLowerCase()]
  const response = (raw?.responses as Record<string, { $ref?: string }> | undefined)?.[status]
  if (!response) return 'it has no such status'
  const base = response.$ref
    ? response.$ref
    : `#/${pointer('paths', operation.path, method.toLowerCase(), 'responses', String(status))}`
  const mediaType = type.split(';')[0]?.trim() || 'application/json'
  return check(`contract${base}/${pointer('content', mediaType, 'schema')}`, json)
}

function check(reference: string, json: unknown): string | null {
  const validate = ajv.getSchema(reference)
  if (!validate) return `${reference} is not in the document`
  return validate(json) ? null : ajv.errorsText(validate.errors)
}
