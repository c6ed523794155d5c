import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { OFFER_NAMES } from '@coverkit/brand/offers'
import { OFFER_PAGES } from '@coverkit/site/testing/offers'
import { startDevServer } from '@coverkit/vite/dev'
import { expect, it } from 'vitest'
import { answersOf } from './crawl.fixture.ts'
import { describeSiteWithout } from './describeSite.fixture.ts'
import { siteWithout } from './siteWithout.fixture.ts'

// Takes over 5 s: it builds a site.
describeSiteWithout(OFFER_NAMES)

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

// Takes over 5 s: it starts a development server.
it('in development, too, what is left out is answered by the 404 page', async () => {
  const copy = await siteWithout(OFFER_NAMES)
  const port = await freePort()
  const services = { apiUrl: 'http://localhost:4000', paymentUrl: undefined }
  const server = await startDevServer({ appDir: copy.appDir, port, services })
  try {
    const paths = OFFER_NAMES.flatMap((name) => OFFER_PAGES[name])
    const answers = await answersOf(`http://localhost:${port}`, paths)
    expect(answers).toEqual(Object.fromEntries(paths.map((path) => [path, '404 We can’t find that page'])))
    const known = await answersOf(`http://localhost:${port}`, ['/faq/about', '/client-quote/select-covers'])
    expect(known).toEqual({ '/faq/about': '200 About us', '/client-quote/select-covers': '200' })
  } finally {
    await server.close()
    await copy.remove()
  }
})
