import { refsOf } from './readerSource.ts'
import type { OpenApiDocument, Schema } from './Schema.ts'
import { typesSource } from './typesSource.ts'

/** The bodies that core builds and the responses that it reads. Schemas that they refer to are added. */
const OF_CORE = [
  'ChangeCoverRequest',
  'ComparisonAnswer',
  'ComparisonRequest',
  'IdentityCheck',
  'IdentityCheckRequest',
  'Policy',
  'PolicyPreviewAnswer',
  'PolicyPreviewRequest',
  'ProjectionAnswer',
  'SaveApplicationRequest',
  'SaveQuoteRequest',
  'SaveTransferRequest',
]

const HEADER = '// Generated from openapi.yaml of api-client by its "pnpm generate"; do not edit.\n'

/** Returns a type for each schema that core needs of the document: core may import nothing of this package. */
export async function coreTypes(document: OpenApiDocument): Promise<string> {
  const pending = [...OF_CORE]
  const found: Record<string, Schema> = {}
  for (const name of pending) {
    const { examples: _, ...schema } = document.components.schemas[name] ?? {}
    if (found[name]) continue
    found[name] = schema
    pending.push(...refsOf(schema))
  }
  const sorted = Object.fromEntries(Object.entries(found).sort(([one], [other]) => (one < other ? -1 : 1)))
  const source = await typesSource({ ...document, paths: {}, components: { schemas: sorted, responses: {} } })
  return HEADER + typesOfMembers(membersOf(source))
}

/** The lines of `components.schemas`, without their indentation. */
function membersOf(source: string): string {
  const begin = '    schemas: {\n'
  const [members = ''] = source.slice(source.indexOf(begin) + begin.length).split('\n    };\n')
  return members.replace(/^ {8}/gm, '')
}

/** Members of an interface as types, each with its description as its comment. */
function typesOfMembers(members: string): string {
  const types = members.replace(/^readonly (\w+): /gm, '\nexport type $1 = ')
  const described = types.replaceAll(' @description ', ' ').replace(/^(\/\*\*[\s\S]*?\*\/\n)\n/gm, '\n$1')
  return `${described.replace(/components\["schemas"\]\["(\w+)"\]/g, '$1')}\n`
}
