import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parse } from 'yaml'

export interface Schema {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly additionalProperties?: Schema | boolean
  readonly items?: Schema
  readonly allOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  readonly anyOf?: readonly Schema[]
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly format?: string
  readonly pattern?: string
  readonly maxLength?: number
  readonly contentMediaType?: string
  readonly examples?: readonly unknown[]
}

interface Answer {
  readonly description?: string
  readonly content?: Readonly<Record<string, { readonly schema?: Schema }>>
}

export interface Operation {
  readonly id: string
  readonly method: string
  /** Pattern of the operation's paths. */
  readonly path: RegExp
  /** The schema of its successful answer, when that is JSON. */
  readonly answer: Schema | undefined
  /** The schema of JSON in a text of the answer. */
  readonly inText: Schema | undefined
}

type Entry = { readonly operationId: string; readonly responses: Readonly<Record<string, Answer>> }
type Contract = {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Entry>>>>
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> }
}

const FILE = fileURLToPath(new URL('../../../../packages/api-client/openapi.yaml', import.meta.url))
const contract: Contract = parse(readFileSync(FILE, 'utf8'))

/** Returns the schemas that a value may have, with references and unions resolved. */
export function plainSchemas(schema: Schema | undefined): readonly Schema[] {
  if (!schema) return []
  if (schema.$ref) return plainSchemas(contract.components.schemas[schema.$ref.split('/').at(-1) ?? ''])
  const parts = [...(schema.allOf ?? []), ...(schema.oneOf ?? []), ...(schema.anyOf ?? [])]
  return [schema, ...parts.flatMap(plainSchemas)]
}

function inTextOf({ description = '' }: Answer): Schema | undefined {
  const [, many, name = ''] = /parsed form is (an array of )?the schema (\w+)/.exec(description) ?? []
  const schema = contract.components.schemas[name]
  return many && schema ? { type: 'array', items: schema } : schema
}

/** Returns the contract's example of an operation's answer. */
export const exampleOf = ({ answer }: Operation): unknown =>
  plainSchemas(answer).flatMap(({ examples = [] }) => examples)[0]

/** Every operation of the contract. */
export const operations: readonly Operation[] = Object.entries(contract.paths).flatMap(([path, item]) =>
  Object.entries(item).flatMap(([method, { operationId, responses }]) => {
    const success = Object.entries(responses ?? {}).find(([status]) => status.startsWith('2'))?.[1]
    if (!operationId || !success) return []
    return {
      id: operationId,
      method: method.toUpperCase(),
      path: new RegExp(`^(?:/cdn)?${path.replace(/\{[^}]+\}/g, '[^/]+')}$`),
      answer: success.content?.['application/json']?.schema,
      inText: inTextOf(success),
    }
  }),
)
