import type { FastifyRequest } from 'fastify'
import { isLocal } from './isLocal.ts'
import { networkOf } from './networkOf.ts'

/**
 * Returns the address by which limits count a visitor: the client address that the trusted proxies vouch for. Null
 * exempts this machine, where tests and demonstrations run, and only while the controls are on.
 */
export function remoteAddressOf(
  request: FastifyRequest,
  { controls }: { controls: boolean },
  { exemptsThisMachine = true } = {},
): string | null {
  return controls && exemptsThisMachine && isLocal(request) ? null : networkOf(request.ip)
}
