import cors, { type FastifyCorsOptions } from '@fastify/cors'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { IDENTITY_PATH } from './identityPath.ts'

function localHosts(names: readonly string[]): RegExp {
  const named = [...names, 'embed'].join('|')
  return new RegExp(`^http://(?:(?:(?:${named})\\.)?localhost|127\\.0\\.0\\.1)(?::[0-9]{1,5})?$`)
}

const PRODUCT = {
  methods: ['GET', 'POST', 'PUT', 'DELETE'],
  allowedHeaders: ['authorization', 'content-type', 'idempotency-key', 'if-none-match', 'document-type'],
  exposedHeaders: ['retry-after', 'date'],
}

/** Methods and headers that tus clients use. */
const UPLOADS = {
  methods: ['POST', 'HEAD', 'PATCH', 'DELETE'],
  allowedHeaders: [
    'authorization',
    'content-type',
    'if-none-match',
    'tus-resumable',
    'upload-length',
    'upload-metadata',
    'upload-offset',
  ],
  exposedHeaders: [
    'location',
    'tus-extension',
    'tus-max-size',
    'tus-resumable',
    'tus-version',
    'upload-expires',
    'upload-length',
    'upload-metadata',
    'upload-offset',
    'retry-after',
    'date',
  ],
}

/** Methods and headers that libraries for the identity protocol use. */
const IDENTITY = {
  methods: ['POST'],
  allowedHeaders: [
    'content-type',
    'x-amz-target',
    'x-amz-user-agent',
    'cache-control',
    'amz-sdk-invocation-id',
    'amz-sdk-request',
  ],
  exposedHeaders: ['x-amzn-requestid', 'x-amzn-errortype', 'retry-after', 'date'],
}

function rulesOf(url: string) {
  if (url === IDENTITY_PATH) return IDENTITY
  return /^\/api\/v1\/uploads(?:[/?]|$)/.test(url) ? UPLOADS : PRODUCT
}

interface OriginRules {
  allowed: readonly string[] | null
  added: readonly string[]
  names: readonly string[]
}

/** Sets the allowed origins; without a list, developers get the local hosts of the brands and of the embed app. */
export function allowOrigins(server: FastifyInstance, { allowed, added, names }: OriginRules): void {
  const local = localHosts(names)
  const permits = (origin: string) =>
    added.includes(origin) || (allowed ? allowed.includes(origin) : local.test(origin))
  const common: FastifyCorsOptions = {
    origin: (origin, decide) => decide(null, origin !== undefined && permits(origin)),
    maxAge: 7200,
    credentials: false,
    strictPreflight: false,
  }
  server.register(
    cors,
    () => (request: FastifyRequest, decide: (error: Error | null, options: FastifyCorsOptions) => void) =>
      decide(null, { ...common, ...rulesOf(request.url) }),
  )
}
