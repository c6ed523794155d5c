import type { FastifyRequest } from 'fastify'

const LOCAL_ADDRESS = /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/
const LOCAL_HOST = /^(([a-z0-9-]+\.)?localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/
/** What proxies name the visitor, the host or the scheme by. */
const FORWARDING_HEADER = /^(forwarded|via|cdn-loop|x-forward.*|x-original.*|x-scheme|cf-.*|x-envoy-.*)$/
/** How the names of such headers end, whichever proxy it is: `Fly-Client-IP`, `X-Azure-ClientIP`. */
const OF_ADDRESSES = ['-ip', 'clientip']

const isForwarding = (name: string) =>
  FORWARDING_HEADER.test(name) || OF_ADDRESSES.some((end) => name.endsWith(end))

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
    !Object.keys(headers).some(isForwarding)
  )
}

const SAFE_METHODS = ['GET', 'HEAD']

/**
 * Whether a page of another site sends this, as any page that a browser on this machine shows may: by its `Origin`, and
 * where there is none by what the browser says of the site.
 */
export function isFromForeignPage({ method, headers }: Pick<FastifyRequest, 'method' | 'headers'>): boolean {
  const { origin } = headers
  if (origin !== undefined) return !LOCAL_HOST.test(/^https?:\/\/([^/]*)$/.exec(origin)?.[1] ?? '')
  return headers['sec-fetch-site'] === 'cross-site' && !SAFE_METHODS.includes(method)
}
