import type { ErrorObject, ValidateFunction } from 'ajv'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { addFormatsTo } from '../src/http/addFormatsTo.ts'
import { operationsOf, readDocument } from '../src/http/readDocument.ts'

interface Schema {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly format?: string
  readonly properties?: Readonly<Record<string, Schema>>
  readonly items?: Schema
  readonly oneOf?: readonly Schema[]
  readonly anyOf?: readonly Schema[]
  readonly contentSchema?: Schema
  readonly 'x-coverkit-extension'?: boolean
}

interface Response {
  readonly $ref?: string
  readonly content?: Readonly<Record<string, { readonly schema?: Schema }>>
}

const document = withoutClosing(readDocument()) as ReturnType<typeof readDocument>
const ajv = new Ajv2020({ strict: false, allErrors: true, verbose: true })
addFormatsTo(ajv)
ajv.addSchema(document, 'contract')

/** The site drops fields that it doesn't know, so they close no answer. */
function withoutClosing(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(withoutClosing)
  if (typeof node !== 'object' || node === null) return node
  const open = Object.entries(node).filter(
    ([key, value]) => key !== 'additionalProperties' || value !== false,
  )
  return Object.fromEntries(open.map(([key, value]) => [key, withoutClosing(value)]))
}

const target = (reference: string): unknown =>
  reference
    .replace('#/', '')
    .split('/')
    .reduce<unknown>((node, step) => (node as Record<string, unknown>)[step], document)

const resolved = <Node extends { readonly $ref?: string }>(node: Node): Node =>
  node.$ref ? resolved(target(node.$ref) as Node) : node

/** The schema of an operation's 200; null where it has no JSON. */
function schemaOf(id: string): Schema | null {
  const found = operationsOf(document).find((operation) => operation.id === id)
  if (!found) return null
  const item = document.paths[found.path] as Record<string, { responses?: Record<string, Response> }>
  const response = item[found.method.toLowerCase()]?.responses?.['200']
  return (response && resolved(response).content?.['application/json']?.schema) ?? null
}

/** Says of each part of an answer that breaks the contract where it is, and which rule it breaks. */
export function misfits(id: string, value: unknown): readonly string[] {
  const schema = schemaOf(id)
  return schema ? misfitsOf(schema, value, '') : []
}

function misfitsOf(schema: Schema, value: unknown, within: string): readonly string[] {
  const validate = validatorOf(schema)
  if (!validate(value))
    return [...new Set(telling(validate.errors ?? []).map((error) => sentenceOf(error, within)))]
  const inner = resolved(schema).properties?.data?.contentSchema
  if (!inner) return []
  const text = (value as { data?: unknown }).data
  const data = typeof text === 'string' ? parseJson(text) : undefined
  return data === undefined ? ['`data` is not JSON in a string'] : misfitsOf(inner, data, 'data')
}

const validators = new Map<Schema, ValidateFunction>()

function validatorOf(schema: Schema): ValidateFunction {
  const validate = validators.get(schema) ?? ajv.compile(rooted(schema) as object)
  validators.set(schema, validate)
  return validate
}

/** Copies a schema; its references lead into the document. */
const rooted = (node: unknown): unknown => {
  if (Array.isArray(node)) return node.map(rooted)
  if (typeof node !== 'object' || node === null) return node
  return Object.fromEntries(
    Object.entries(node).map(([key, value]) => [
      key,
      key === '$ref' && typeof value === 'string' ? `contract${value}` : rooted(value),
    ]),
  )
}

/** Undefined for a text that is no JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Leaves out what only says that a choice fits in none of its ways, where a place in it says why. */
function telling(errors: readonly ErrorObject[]): readonly ErrorObject[] {
  const own = errors.filter(
    ({ keyword, params }) =>
      keyword !== 'oneOf' && keyword !== 'anyOf' && !(keyword === 'type' && params.type === 'null'),
  )
  return own.length > 0 ? own : errors
}

function sentenceOf(
  { instancePath, keyword, params, schema, parentSchema, data }: ErrorObject,
  within: string,
): string {
  const steps = [...(within ? [within] : []), ...instancePath.split('/').slice(1)]
  const place = quoted(steps)
  if (keyword === 'required') {
    const property = (parentSchema as Schema).properties?.[params.missingProperty]
    return `${quoted([...steps, params.missingProperty])} is missing; the contract says ${property ? typeOf(property) : 'that it is there'}`
  }
  if (keyword === 'type') return `${place} is ${kindOf(data)}; the contract says ${typeWords(params.type)}`
  if (keyword === 'enum') return `${place} is none of ${params.allowedValues.join(', ')}`
  if (keyword === 'const') return `${place} is not ${params.allowedValue}, as the contract says`
  return `${place} breaks the contract's ${keyword}: ${JSON.stringify(schema)}`
}

const quoted = (steps: readonly string[]) => (steps.length === 0 ? 'the answer' : `\`${steps.join('.')}\``)

function typeOf(schema: Schema): string {
  const { type, format, oneOf, anyOf } = resolved(schema)
  const choices = oneOf ?? anyOf
  if (choices) return choices.map(typeOf).join(' or ')
  return [typeWords(type ?? 'any value'), format && `(${format})`].filter(Boolean).join(' ')
}

const typeWords = (type: string | readonly string[]) => (typeof type === 'string' ? type : type.join(' or '))

function kindOf(data: unknown): string {
  if (data === null) return 'null'
  if (Array.isArray(data)) return 'array'
  return typeof data
}

/** The marked fields that an answer lacks, by name: objects of it could have them and none does. */
export function missingExtensions(id: string, value: unknown): ReadonlySet<string> {
  const missing = new Set<string>()
  const present = new Set<string>()
  const visit = (given: Schema, part: unknown): void => {
    const schema = resolved(given)
    if (schema.contentSchema && typeof part === 'string') visit(schema.contentSchema, parseJson(part))
    for (const choice of [...(schema.oneOf ?? []), ...(schema.anyOf ?? [])]) visit(choice, part)
    if (Array.isArray(part)) for (const entry of part) visit(schema.items ?? {}, entry)
    else if (typeof part === 'object' && part !== null)
      for (const [name, field] of Object.entries(schema.properties ?? {})) {
        if (field['x-coverkit-extension']) (name in part ? present : missing).add(name)
        if (name in part) visit(field, (part as Record<string, unknown>)[name])
      }
  }
  const schema = schemaOf(id)
  if (schema) visit(schema, value)
  return new Set([...missing].filter((name) => !present.has(name)))
}
