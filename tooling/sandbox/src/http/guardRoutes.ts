import type { FastifyInstance, FastifySchema, RouteOptions } from 'fastify'
import type { Rate } from '../limits/makeLimiters.ts'
import { type BoundedSchema, type Bounds, bodyBounds } from './bodyBounds.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The accepted media types of a body; none if no body is accepted. */
    mediaTypes?: readonly string[]
    /** The most values of a body, lists and objects included. */
    mostValues?: number
    /** The rate limit of one remote address. */
    rateLimit?: Rate
  }
}

const MOST_BYTES = 256 * 1024
const MOST_VALUES = 10_000
/** For what the document doesn't describe, such as the identity service and the pages. */
const RATE: Rate = { requests: 1_200, seconds: 60 }
/** Allows a few values too many, so that the answer can name the errors. */
const SPARE_BYTES = 2048
const SPARE_VALUES = 50

/** The document's own extensions. */
interface Extensions {
  'x-rate-limit'?: Rate
  'x-max-body-bytes'?: number
}

type BodySchema = BoundedSchema & { content?: Record<string, { schema: BoundedSchema }> }

/** Derives checks before validation from each route's schema: media types, sizes, rates, unknown keys. */
export function guardRoutes(server: FastifyInstance): void {
  server.addHook('onRoute', (route) => {
    route.config = { rateLimit: RATE, ...route.config }
    if (!route.schema) return
    const { body, ...schema } = route.schema as Extensions & { body?: BodySchema }
    const rateLimit = schema['x-rate-limit']
    if (rateLimit) route.config = { ...route.config, rateLimit }
    if (body) {
      const { bytes, values } = allowed(body)
      route.bodyLimit ??= schema['x-max-body-bytes'] ?? bytes
      route.config = { mostValues: values, mediaTypes: Object.keys(byMediaType(body)), ...route.config }
    }
    route.schema = closeParameters(route)
  })
}

const byMediaType = (body: BodySchema) => body.content ?? { 'application/json': { schema: body } }

const allowed = (body: BodySchema): Bounds =>
  mostOf(Object.values(byMediaType(body)).map(({ schema }) => schema))

/** Returns the size of the largest body that is read of an operation, whose body has one of these schemas. */
export function mostOf(schemas: readonly BoundedSchema[]): Bounds {
  const bounds = schemas.map(bodyBounds)
  const bytes = Math.max(...bounds.map((bound) => bound.bytes)) + SPARE_BYTES
  const values = 2 * Math.max(...bounds.map((bound) => bound.values)) + SPARE_VALUES
  return { bytes: Math.min(bytes, MOST_BYTES), values: Math.min(values, MOST_VALUES) }
}

/** Node returns header names in lower case, so the schemas of a custom compiler must use lower case too. */
function closeParameters({ schema = {} }: RouteOptions): FastifySchema {
  const { headers, querystring } = schema as { headers?: ParameterSchema; querystring?: object }
  return {
    ...schema,
    ...(headers && { headers: withSmallLetters(headers) }),
    querystring: { type: 'object', properties: {}, ...querystring, additionalProperties: false },
  }
}

interface ParameterSchema {
  properties?: Record<string, object>
  required?: string[]
}

const withSmallLetters = ({ properties = {}, required = [], ...rest }: ParameterSchema): object => ({
  ...rest,
  properties: Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [name.toLowerCase(), schema]),
  ),
  required: required.map((name) => name.toLowerCase()),
})
