import type { FastifyRequest } from 'fastify'

const LOCAL_ADDRESS = /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/
const LOCAL_HOST = /^(([a-z0-9-]+\.)?localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/
const FORWARDING_HEADER =
  /^(forwarded|via|cdn-loop|x-forwarded.*|x-original.*|x-real-ip|(x-|true-|x-cluster-|fastly-)client-ip|cf-.*|x-envoy-.*)$/

/**
 * Asked by this machine itself. A proxy on the same machine has its address, so whatever betrays one is refused: a
 * forwarding header, or HTTP/1.0, which nginx speaks to its upstreams unless told otherwise. The host must be a local
 * name, so that no web page can reach it by renaming its own host.
 */
export function isLocal({ raw, headers }: Pick<FastifyRequest, 'raw' | 'headers'>): boolean {
  return (
    LOCAL_ADDRESS.test(raw.socket.remoteAddress ?? '') &&
    LOCAL_HOST.test(headers.host ?? '') &&
    raw.httpVersion !== '1.0' &&
    !Object.keys(headers).some((name) => FORWARDING_HEADER.test(name))
  )
}
