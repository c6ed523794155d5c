import type { FastifyRequest } from 'fastify'

const LOCAL_ADDRESS = /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/
const LOCAL_HOST = /^(([a-z0-9-]+\.)?localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/
const FORWARDING_HEADER =
  /^(forwarded|via|cdn-loop|x-forwarded.*|x-original.*|x-real-ip|(x-|true-|x-cluster-|fastly-)client-ip|cf-.*|x-envoy-.*)$/

/**
 * Whether a request comes from this machine. A proxy on it has its address, so every sign of one is refused: a
 * forwarding header, or HTTP/1.0, which nginx uses for its upstreams by default. The host must be a local name, which
 * prevents DNS rebinding.
 */
export function isLocal({ raw, headers }: Pick<FastifyRequest, 'raw' | 'headers'>): boolean {
  return (
    LOCAL_ADDRESS.test(raw.socket.remoteAddress ?? '') &&
    LOCAL_HOST.test(headers.host ?? '') &&
    raw.httpVersion !== '1.0' &&
    !Object.keys(headers).some((name) => FORWARDING_HEADER.test(name))
  )
}
