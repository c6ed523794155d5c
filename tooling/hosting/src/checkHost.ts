import { type IncomingHttpHeaders, request } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { HeaderSet } from '@coverkit/vite/plan'
import type { BuiltSite } from './builtSites.ts'
import { contentOf, type ExpectedAnswer } from './hostAnswers.ts'

/** One response of a host, the body decompressed. */
export interface GivenAnswer {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  /** The name of every header line, in lower case, as often as it was sent. */
  readonly names: readonly string[]
  readonly body: Buffer
}

export interface HostRequest {
  readonly port: number
  readonly target: string
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
}

/** Requests a host on this machine under a public name, so that it leaves nothing out. */
export function requestHost({
  port,
  target,
  method = 'GET',
  headers = {},
}: HostRequest): Promise<GivenAnswer> {
  const named = { host: 'www.brand.example', ...headers }
  return new Promise((resolve, reject) => {
    const options = { host: '127.0.0.1', port, path: target, method, headers: named, agent: false }
    const requested = request(options, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk) => chunks.push(chunk))
      response.on('error', reject)
      response.on('end', () => {
        const names = response.rawHeaders
          .filter((_, index) => index % 2 === 0)
          .map((name) => name.toLowerCase())
        const body = unpack(Buffer.concat(chunks), response.headers['content-encoding'])
        resolve({ status: response.statusCode ?? 0, headers: response.headers, names, body })
      })
    })
    requested.on('error', reject).end()
  })
}

function unpack(body: Buffer, coding: string | undefined): Buffer {
  if (body.length === 0) return body
  if (coding === 'br') return brotliDecompressSync(body)
  return coding === 'gzip' ? gunzipSync(body) : body
}

/** Returns the differences between a host's responses and the expected ones, in words. */
export async function checkHost(
  site: BuiltSite,
  port: number,
  answers: readonly ExpectedAnswer[],
): Promise<readonly string[]> {
  const faults: string[] = []
  for (const expected of answers) {
    const given = await requestHost({ port, ...expected, headers: { 'accept-encoding': 'gzip' } })
    const content =
      expected.file === undefined || expected.method === 'HEAD' ? null : await contentOf(site, expected.file)
    const found = [
      ...(given.status === expected.status ? [] : [`status ${given.status}, not ${expected.status}`]),
      ...faultsOfHeaders(site, expected, given),
      ...(content === null || content.equals(given.body) ? [] : [`not the content of ${expected.file}`]),
    ]
    faults.push(...found.map((fault) => `${expected.method ?? 'GET'} ${expected.target}: ${fault}`))
  }
  return faults
}

function faultsOfHeaders(
  site: BuiltSite,
  { headers, location, status }: ExpectedAnswer,
  given: GivenAnswer,
): string[] {
  const wanted: HeaderSet = location === undefined ? headers : { ...headers, location }
  const wrong = Object.entries(wanted).flatMap(([name, value]) =>
    given.headers[name] === value ? [] : [`${name}: ${given.headers[name]}, not ${value}`],
  )
  const twice = managedNames(site).filter((name) => given.names.filter((other) => other === name).length > 1)
  // A redirect may carry the policy of its own location.
  const extra = status === 301 ? [] : managedNames(site).filter((name) => !(name in wanted))
  const unwanted = extra.filter((name) => given.names.includes(name) && !isOfEveryHost(name, given))
  return [
    ...wrong,
    ...twice.map((name) => `${name} stands twice`),
    ...unwanted.map((name) => `${name} is too much`),
  ]
}

/** A host that compresses files sends `vary`, also where a plan for documents leaves it out. */
const isOfEveryHost = (name: string, { headers }: GivenAnswer) =>
  name === 'vary' && String(headers.vary).toLowerCase() === 'accept-encoding'

/** The headers that a plan defines. */
function managedNames({ plan }: BuiltSite): readonly string[] {
  const documents = [...Object.values(plan.pages), ...plan.routes, plan.notFound]
  const sets = [...documents.map(({ headers }) => headers), plan.assets, plan.files, plan.bare]
  return [...new Set(sets.flatMap((set) => Object.keys(set)))]
}
