import { request } from 'node:http'
import { brotliDecompressSync } from 'node:zlib'

export interface Transfer {
  readonly body: string
  readonly content: Buffer
  /** Bytes on the wire, without headers. */
  readonly bytes: number
  readonly type: string
}

/** Fetches as a browser that accepts brotli would. */
export function fetchAsBrowser(port: number, path: string, { status = 200 } = {}): Promise<Transfer> {
  return new Promise((resolve, reject) => {
    const headers = { 'accept-encoding': 'br', host: `localhost:${port}` }
    request({ host: '127.0.0.1', port, path, headers }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => {
        const data = Buffer.concat(chunks)
        if (response.statusCode !== status) reject(new Error(`${path} answered ${response.statusCode}`))
        else {
          const content = decode(data, response.headers['content-encoding'])
          const type = response.headers['content-type'] ?? ''
          resolve({ body: content.toString('utf8'), content, bytes: data.length, type })
        }
      })
    })
      .on('error', reject)
      .end()
  })
}

const decode = (data: Buffer, encoding: string | undefined) =>
  encoding === 'br' ? brotliDecompressSync(data) : data

/** Addresses of the scripts that a page's HTML loads, before any of them runs. */
function scriptsOf(html: string): readonly string[] {
  const scripts = [...html.matchAll(/<script\b[^>]*\bsrc="([^"]+)"/g)].map(([, source = '']) => source)
  const preloads = [...html.matchAll(/<link\b[^>]*>/g)]
    .filter(([link]) => /rel="modulepreload"/.test(link))
    .map(([link]) => /href="([^"]+)"/.exec(link)?.[1] ?? '')
  return [...new Set([...scripts, ...preloads])]
}

/** Bytes of those scripts. */
export async function scriptBytes(port: number, html: string): Promise<number> {
  const sizes = await Promise.all(scriptsOf(html).map((source) => fetchAsBrowser(port, source)))
  return sizes.reduce((total, { bytes }) => total + bytes, 0)
}

/** Addresses of the faces that a page preloads. */
export const facesOf = (html: string): readonly string[] =>
  [...html.matchAll(/<link\b[^>]*\bas="font"[^>]*\bhref="([^"]+)"/g)].map(([, href = '']) => href)
