import { isRecord } from '../src/http/isRecord.ts'

type Json = Readonly<Record<string, unknown>>

const record = (value: unknown): Json => (isRecord(value) ? value : {})

function resolve(document: Json, value: unknown): Json {
  const { $ref } = record(value)
  if (typeof $ref !== 'string') return record(value)
  return $ref
    .slice(2)
    .split('/')
    .reduce<Json>((node, key) => record(node[key]), document)
}

function exampleOf(document: Json, schema: Json): unknown {
  if (Array.isArray(schema.examples)) return schema.examples[0]
  return schema.type === 'array' ? [exampleOf(document, resolve(document, schema.items))] : undefined
}

function answerExample(document: Json, operation: Json): unknown {
  const answer = resolve(document, record(operation.responses)['200'])
  const { schema } = record(record(answer.content)['application/json'])
  return exampleOf(document, resolve(document, schema))
}

/** The document's first example of every operation's success answer, as the source of a module. */
export function examplesSource(document: unknown): string {
  const root = record(document)
  const operations = Object.values(record(root.paths)).flatMap((path) => Object.values(record(path)))
  const examples = operations.map(record).flatMap((operation) => {
    const example = operation.operationId ? answerExample(root, operation) : undefined
    return example === undefined ? [] : [[operation.operationId, example]]
  })
  const problem = exampleOf(root, resolve(root, { $ref: '#/components/schemas/Problem' }))
  const source = JSON.stringify({ ...Object.fromEntries(examples), problem }, null, 2)
  return `// Generated from openapi.yaml by "pnpm generate"; do not edit.\nexport const examples = ${source}\n`
}
