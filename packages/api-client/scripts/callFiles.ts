import { readerName, readerSource, refName, refsOf } from './readerSource.ts'
import type { DocumentOperation, OpenApiDocument, Schema } from './Schema.ts'

const HEADER = '// Generated from openapi.yaml by "pnpm generate"; do not edit.\n'

/** Names of files under `src/generated`, with their content. */
export type Files = Readonly<Record<string, string>>

const importOf = (names: string, path: string) => `import ${names} from '${path}'\n`

const readersOf = (folder: string, schemas: readonly string[]) =>
  schemas.map((name) => importOf(`{ ${readerName(name)} }`, `${folder}/${readerName(name)}.ts`)).join('')

const zodFor = (source: string) => (source.includes('z.') ? importOf('* as z', 'zod/mini') : '')

function readerFile(name: string, schema: Schema): string {
  const source = readerSource(schema)
  const imports = [
    zodFor(source),
    importOf('{ type Reader, reader }', '../../reader.ts'),
    importOf(`type { ${name} }`, '../schema.ts'),
    readersOf('.', refsOf(schema)),
  ]
  return `${HEADER}${imports.join('')}
export const ${readerName(name)}: Reader<${name}> = /* @__PURE__ */ reader(() => ${source})
`
}

/** The schema of an operation's success in JSON, where it has one. */
function answerOf({ components }: OpenApiDocument, { responses }: DocumentOperation): Schema | undefined {
  const [answer] = Object.entries(responses).flatMap(([status, given]) => (status === '200' ? [given] : []))
  const { content } = (answer?.$ref ? components.responses[refName(answer.$ref)] : answer) ?? {}
  return content?.['application/json']?.schema
}

/** Returns the source of the reader of a response, and the imports that it needs. */
function answerSource(answer: Schema | undefined): readonly [source: string, imports: string] {
  if (answer === undefined) return ['fileReader', importOf('{ fileReader }', '../../http/fileReader.ts')]
  const imports = readersOf('../readers', refsOf(answer))
  if (answer.$ref) return [readerName(refName(answer.$ref)), imports]
  const source = `/* @__PURE__ */ reader(() => ${readerSource(answer)})`
  return [source, importOf('{ reader }', '../../reader.ts') + imports]
}

function operationFile(method: string, path: string, id: string, answer: Schema | undefined): string {
  const [source, imports] = answerSource(answer)
  return `${HEADER}${zodFor(source)}${importOf('type { OperationAt }', '../../Operation.ts')}${imports}
export const ${id}Operation: OperationAt<'${path}', '${method}'> = {
  method: '${method}',
  path: '${path}',
  reader: ${source},
}
`
}

/** The operations of the document, and the readers of the schemas that their answers name. */
export function callFiles(document: OpenApiDocument): Files {
  const files: Record<string, string> = {}
  const pending: string[] = []
  for (const [path, item] of Object.entries(document.paths)) {
    for (const [method, operation] of Object.entries(item)) {
      if (!operation.responses?.['200'] || operation['x-protocol']) continue
      const answer = answerOf(document, operation)
      files[`operations/${operation.operationId}.ts`] = operationFile(
        method,
        path,
        operation.operationId,
        answer,
      )
      pending.push(...(answer ? refsOf(answer) : []))
    }
  }
  for (const name of pending) {
    const schema = document.components.schemas[name]
    const file = `readers/${readerName(name)}.ts`
    if (!schema || files[file] !== undefined) continue
    files[file] = readerFile(name, schema)
    const texts = Object.values(schema.properties ?? {}).flatMap(({ contentSchema }) => contentSchema ?? [])
    pending.push(...refsOf(schema), ...texts.flatMap(refsOf))
  }
  return files
}
