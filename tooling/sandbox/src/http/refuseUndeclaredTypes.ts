import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Problem } from '../problem/Problem.ts'

const BODILESS = new Set(['GET', 'HEAD', 'TRACE'])
/** Allows only JSON's one charset after a media type, in the spelling of old clients too. */
const MEDIA_TYPE = /^([\w!#$%&'*+.^`|~-]+\/[\w!#$%&'*+.^`|~-]+)\s*(?:;\s*(?:charset\s*=\s*"?utf-?8"?\s*)?)?$/i

/**
 * Runs before a body is read: an unknown address accepts no body, and the others only the media types that their
 * operation declares, so that no request bypasses the schema of an operation.
 * @throws Problem 404, 415
 */
export function refuseUndeclaredTypes(server: FastifyInstance): void {
  server.addHook('onRequest', async (request) => {
    if (request.is404) throw new Problem(404, [{ field: '', code: 'not-found' }])
    if (!BODILESS.has(request.method) && hasUndeclaredBody(request))
      throw new Problem(415, [{ field: '', code: 'media-type' }])
  })
}

function hasUndeclaredBody({ headers, routeOptions }: FastifyRequest): boolean {
  const type = headers['content-type']
  if (type === undefined) return hasBody(headers)
  if ((headers['content-encoding'] ?? 'identity') !== 'identity') return true
  const [, mediaType = ''] = MEDIA_TYPE.exec(type) ?? []
  return !(routeOptions.config.mediaTypes ?? []).includes(mediaType.toLowerCase())
}

const hasBody = (headers: FastifyRequest['headers']): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
