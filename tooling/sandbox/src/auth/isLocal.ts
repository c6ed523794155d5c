import type { FastifyRequest } from 'fastify'

const LOCAL_ADDRESS = /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/
const LOCAL_HOST = /^(([a-z0-9-]+\.)?localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/
/** Headers in which a proxy passes on the visitor's address, the host or the scheme. */
const FORWARDING_HEADER = /^(forwarded|via|cdn-loop|x-forward.*|x-original.*|x-scheme|cf-.*|x-envoy-.*)$/
/** Endings of headers with the visitor's address, for any proxy: `Fly-Client-IP`, `X-Azure-ClientIP`. */
const OF_ADDRESSES = ['-ip', 'clientip']

const isForwarding = (name: string) =>
  FORWARDING_HEADER.test(name) || OF_ADDRESSES.some((end) => name.endsWith(end))

/**
 * Checks whether a request comes from this machine. A local proxy has this machine's address, so every sign of a
 * proxy is refused: a forwarding header, or HTTP/1.0, which nginx uses for its upstreams by default. The host must
 * be a local name, which prevents DNS rebinding.
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
 * Checks whether a page of another site sent the request, as any page open in a browser on this machine can. The
 * `Origin` decides; without one, the browser's `Sec-Fetch-Site` does. A page of this server that sends no referrer sends
 * its forms with the origin `null`: there `Sec-Fetch-Site` tells it apart, which no page can set.
 */
export function isFromForeignPage({ method, headers }: Pick<FastifyRequest, 'method' | 'headers'>): boolean {
  const { origin, 'sec-fetch-site': site } = headers
  if (origin === 'null') return site !== 'same-origin'
  if (origin !== undefined) return !LOCAL_HOST.test(/^https?:\/\/([^/]*)$/.exec(origin)?.[1] ?? '')
  return site === 'cross-site' && !SAFE_METHODS.includes(method)
}
