import { request } from 'node:http'
import { brotliDecompressSync } from 'node:zlib'
import { buildFloor } from './buildFloor.ts'
import type { Figure } from './figures.ts'

const KIB = 1024

interface Transfer {
  readonly body: string
  readonly bytes: number
}

/** Fetches as a browser that takes brotli would; `bytes` counts what crosses the wire. */
function transfer(port: number, path: string): Promise<Transfer> {
  return new Promise((resolve, reject) => {
    const options = {
      host: '127.0.0.1',
      port,
      path,
      headers: { 'accept-encoding': 'br', host: `localhost:${port}` },
    }
    request(options, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => {
        const data = Buffer.concat(chunks)
        if (response.statusCode !== 200) reject(new Error(`${path} answered ${response.statusCode}`))
        else resolve({ body: decode(data, response.headers['content-encoding']), bytes: data.length })
      })
    })
      .on('error', reject)
      .end()
  })
}

function decode(data: Buffer, encoding: string | undefined): string {
  return (encoding === 'br' ? brotliDecompressSync(data) : data).toString('utf8')
}

/** Bytes of the scripts that a page's HTML asks for, before any of them runs. */
async function scriptBytes(port: number, path: string): Promise<number> {
  const { body } = await transfer(port, path)
  const sources = [
    ...body.matchAll(/<script\b[^>]*\bsrc="([^"]+)"/g),
    ...body.matchAll(/<link\b[^>]*>/g),
  ].flatMap((match) => {
    if (match[1] !== undefined) return [match[1]]
    return /rel="modulepreload"/.test(match[0]) ? [/href="([^"]+)"/.exec(match[0])?.[1] ?? ''] : []
  })
  const sizes = await Promise.all([...new Set(sources)].map((source) => transfer(port, source)))
  return sizes.reduce((total, { bytes }) => total + bytes, 0)
}

const STEPS = [
  '/life-insurance-calculator/about-you',
  '/client-quote/select-covers',
  '/life-insurance-calculator/assumptions',
  '/contact-request',
]

/** First-load scripts of the landing page and of each page rendered at build time, against floors built in this run. */
export async function measureBytes(port: number): Promise<readonly Figure[]> {
  const form = await buildFloor('form')
  const mui = await buildFloor('mui')
  const landing = await transfer(port, '/')
  const landingScripts = await scriptBytes(port, '/')
  const steps = await Promise.all(STEPS.map(async (path) => ({ path, bytes: await scriptBytes(port, path) })))
  return [
    { name: '1 Scripts of /', value: landingScripts / KIB, unit: 'KiB br', target: { atMost: 5 } },
    { name: '  HTML of / with its css', value: landing.bytes / KIB, unit: 'KiB br' },
    { name: '  Form floor F', value: form / KIB, unit: 'KiB br' },
    { name: '  MUI stepper', value: mui / KIB, unit: 'KiB br' },
    ...steps.flatMap(({ path, bytes }): Figure[] => [
      {
        name: `4 Scripts of ${path} / F`,
        value: bytes / form,
        unit: 'x',
        target: { atMost: 1.15 },
        from: `${(bytes / KIB).toFixed(1)} KiB br`,
      },
      {
        name: `4 Scripts of ${path} / MUI`,
        value: bytes / mui,
        unit: 'x',
        target: { atMost: 0.85 },
        from: `${(bytes / KIB).toFixed(1)} KiB br`,
      },
    ]),
  ]
}
