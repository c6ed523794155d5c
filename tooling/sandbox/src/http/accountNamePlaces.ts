import { type ApiDocument, type ParameterNode, rawOperations, type SchemaNode } from './readDocument.ts'

const ACCOUNT_NAME = '#/components/schemas/AccountName'

type RequestPart = 'params' | 'query' | 'headers' | 'body'

/** A place of an account name: the part of the request and the steps into it; `*` is each item of a list. */
export interface AccountNamePlace {
  part: RequestPart
  steps: readonly string[]
}

const PARTS: Readonly<Record<string, RequestPart>> = { path: 'params', query: 'query', header: 'headers' }

/** Finds the account names in each operation's requests, by their references to `AccountName` in the document. */
export const accountNamePlaces = (document: ApiDocument): ReadonlyMap<string, readonly AccountNamePlace[]> =>
  new Map(
    rawOperations(document).map(({ raw, parameters }) => {
      const inParameters = parameters.flatMap((node) => placesOfParameter(document, node))
      const bodies = Object.values(raw.requestBody?.content ?? {})
      const inBodies = bodies.flatMap(({ schema = {} }) => placesOf(document, 'body', schema))
      return [raw.operationId, [...inParameters, ...inBodies]]
    }),
  )

function placesOfParameter(document: ApiDocument, node: ParameterNode): AccountNamePlace[] {
  const { name = '', in: where = '', schema = {} } = resolved(node, document.components?.parameters)
  const part = PARTS[where]
  if (!part) return []
  // Node returns header names in lower case.
  return placesOf(document, part, schema, [part === 'headers' ? name.toLowerCase() : name])
}

function placesOf(
  document: ApiDocument,
  part: RequestPart,
  node: SchemaNode,
  steps: readonly string[] = [],
): AccountNamePlace[] {
  if (node.$ref === ACCOUNT_NAME) return [{ part, steps }]
  const { properties = {}, items, oneOf = [] } = resolved(node, document.components?.schemas)
  const inside = (schema: SchemaNode, step: string) => placesOf(document, part, schema, [...steps, step])
  return [
    ...Object.entries(properties).flatMap(([name, schema]) => inside(schema, name)),
    ...(items ? inside(items, '*') : []),
    ...oneOf.flatMap((branch) => placesOf(document, part, branch, steps)),
  ]
}

function resolved<Node extends { $ref?: string }>(node: Node, components: Record<string, Node> = {}): Node {
  if (node.$ref === undefined) return node
  const target = components[node.$ref.split('/').at(-1) ?? '']
  if (!target) throw new Error(`The document has no ${node.$ref}`)
  return resolved(target, components)
}
