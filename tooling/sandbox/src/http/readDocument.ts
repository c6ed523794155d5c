import { readFileSync } from 'node:fs'
import { parse } from 'yaml'

export interface DocumentOperation {
  id: string
  method: string
  path: string
  /** Of one that is not JSON by request and answer: the protocol whose server answers it. */
  protocol: string | null
}

/** A schema by the keywords of the contract that lead to others. */
export interface SchemaNode {
  $ref?: string
  properties?: Record<string, SchemaNode>
  items?: SchemaNode
  oneOf?: readonly SchemaNode[]
}

export interface ParameterNode {
  $ref?: string
  name?: string
  in?: string
  schema?: SchemaNode
}

interface RawOperation {
  operationId: string
  'x-protocol'?: string
  security?: Record<string, string[]>[]
  parameters?: readonly ParameterNode[]
  requestBody?: { content: Record<string, { schema?: SchemaNode }> }
  responses?: object
}

const METHODS = ['get', 'put', 'post', 'delete', 'patch', 'head', 'options'] as const

type PathItem = { [Method in (typeof METHODS)[number]]?: RawOperation } & {
  parameters?: readonly ParameterNode[]
}

export interface ApiDocument {
  paths: Record<string, PathItem>
  components?: { schemas?: Record<string, SchemaNode>; parameters?: Record<string, ParameterNode> }
}

let parsed: ApiDocument | undefined

function parsedOnce(): ApiDocument {
  const file = new URL(import.meta.resolve('@coverkit/api-client/openapi.yaml'))
  parsed ??= parse(readFileSync(file, 'utf8')) as ApiDocument
  return parsed
}

/** The contract, parsed; each call gives a copy of its own. */
export const readDocument = (): ApiDocument => structuredClone(parsedOnce())

interface FoundOperation {
  method: string
  path: string
  raw: RawOperation
  /** Of its path, and its own. */
  parameters: readonly ParameterNode[]
}

export const rawOperations = ({ paths }: ApiDocument): FoundOperation[] =>
  Object.entries(paths).flatMap(([path, item]) =>
    Object.keys(item).flatMap((key) => {
      const method = METHODS.find((one) => one === key)
      const raw = method && item[method]
      if (!raw) return []
      const parameters = [...(item.parameters ?? []), ...(raw.parameters ?? [])]
      return [{ method: method.toUpperCase(), path, raw, parameters }]
    }),
  )

export const operationsOf = (document: ApiDocument): DocumentOperation[] =>
  rawOperations(document).map(({ method, path, raw }) => ({
    id: raw.operationId,
    method,
    path,
    protocol: raw['x-protocol'] ?? null,
  }))

type SecurityScheme = 'bearer' | 'submission'

const idsWhere = (document: ApiDocument, holds: (security: Record<string, string[]>[]) => boolean) =>
  new Set(
    rawOperations(document)
      .filter(({ raw }) => raw.security !== undefined && holds(raw.security))
      .map(({ raw }) => raw.operationId),
  )

const SCHEMES: readonly SecurityScheme[] = ['bearer', 'submission']

/** The operations that must come with a token, or with a secret in its place. */
export const needingToken = (document: ApiDocument): Set<string> =>
  idsWhere(document, (security) => security.every((given) => SCHEMES.some((scheme) => scheme in given)))

/** The operations that the secret of a submission may stand in place of a token for. */
export const allowingSecret = (document: ApiDocument): Set<string> =>
  idsWhere(document, (security) => security.some((given) => 'submission' in given))

/** The media types of request bodies, by operation. */
export const mediaTypesOf = (document: ApiDocument): Map<string, string[]> =>
  new Map(
    rawOperations(document).map(({ raw }) => [raw.operationId, Object.keys(raw.requestBody?.content ?? {})]),
  )

/**
 * The document as it is served. Answers are sent whole: Fastify would silently drop what a response schema does not name,
 * so tests validate the answers instead. Of an operation that is not offered no body is read.
 */
export function withoutUnused(document: ApiDocument, notOffered: readonly string[]): ApiDocument {
  for (const { raw } of rawOperations(document)) {
    delete raw.responses
    if (notOffered.includes(raw.operationId)) delete raw.requestBody
  }
  return document
}
