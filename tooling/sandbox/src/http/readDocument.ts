import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import type { Rate } from '../limits/makeLimiters.ts'

export interface DocumentOperation {
  id: string
  method: string
  path: string
  /** The protocol whose server answers the operation; null if its request and answer are JSON. */
  protocol: string | null
}

/** A schema, by the contract's keywords that contain further schemas. */
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
  'x-rate-limit'?: Rate
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

/** Returns a new copy of the parsed contract at each call. */
export const readDocument = (): ApiDocument => structuredClone(parsedOnce())

interface FoundOperation {
  method: string
  path: string
  raw: RawOperation
  /** The parameters of the path and of the operation. */
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

/** Returns how often one network may call each operation, by method and path. */
export const ratesOf = (document: ApiDocument): ReadonlyMap<string, Rate> =>
  new Map(
    rawOperations(document).flatMap(({ method, path, raw }) => {
      const rate = raw['x-rate-limit']
      return rate ? [[`${method} ${path}`, rate]] : []
    }),
  )

type SecurityScheme = 'bearer' | 'submission'

const idsWhere = (document: ApiDocument, holds: (security: Record<string, string[]>[]) => boolean) =>
  new Set(
    rawOperations(document)
      .filter(({ raw }) => raw.security !== undefined && holds(raw.security))
      .map(({ raw }) => raw.operationId),
  )

const SCHEMES: readonly SecurityScheme[] = ['bearer', 'submission']

/** Lists the operations that require a token, or a secret instead of one. */
export const needingToken = (document: ApiDocument): Set<string> =>
  idsWhere(document, (security) => security.every((given) => SCHEMES.some((scheme) => scheme in given)))

/** Lists the operations that accept a submission's secret instead of a token. */
export const allowingSecret = (document: ApiDocument): Set<string> =>
  idsWhere(document, (security) => security.some((given) => 'submission' in given))

/** Maps operations to the media types of their request bodies. */
export const mediaTypesOf = (document: ApiDocument): Map<string, string[]> =>
  new Map(
    rawOperations(document).map(({ raw }) => [raw.operationId, Object.keys(raw.requestBody?.content ?? {})]),
  )

/**
 * Removes response schemas: Fastify would silently drop fields that they do not name, so tests validate the
 * answers instead. Removes the request bodies of operations that are not offered, so that they are not read.
 */
export function withoutUnused(document: ApiDocument, notOffered: readonly string[]): ApiDocument {
  for (const { raw } of rawOperations(document)) {
    delete raw.responses
    if (notOffered.includes(raw.operationId)) delete raw.requestBody
  }
  return document
}
