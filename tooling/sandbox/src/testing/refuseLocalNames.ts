import dns from 'node:dns'
import { syncBuiltinESMExports } from 'node:module'

/** Browsers resolve these names themselves, Node asks the system: plain Debian, macOS and Windows do not know them. */
const LOCAL_NAME = /\.localhost\.?$/i

const refusal = (host: string) =>
  new Error(
    `Node would look up ${host}, which few systems know. Connect to 127.0.0.1 and name it in a header.`,
  )

const isRefused = (host: unknown): host is string => typeof host === 'string' && LOCAL_NAME.test(host)

dns.lookup = new Proxy(dns.lookup, {
  apply(lookup, self, [host, ...rest]) {
    if (!isRefused(host)) return Reflect.apply(lookup, self, [host, ...rest])
    const answer: unknown = rest.at(-1)
    if (typeof answer === 'function') process.nextTick(answer, refusal(host))
  },
})
dns.promises.lookup = new Proxy(dns.promises.lookup, {
  apply(lookup, self, [host, ...rest]) {
    return isRefused(host) ? Promise.reject(refusal(host)) : Reflect.apply(lookup, self, [host, ...rest])
  },
})
syncBuiltinESMExports()
