import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { accounts } from '@coverkit/embed/accounts'
import { expect, test } from '../src/test.ts'

const APPS = fileURLToPath(new URL('../../../apps/', import.meta.url))
const PARTS = 6
const SIZES = [
  { width: 412, height: 823 },
  { width: 1280, height: 900 },
]

/** Serves one document in two parts, the second long enough after the first that the first is painted alone. */
async function serveInParts(html: Buffer, cut: number) {
  const server = createServer((request, response) => {
    if (request.url !== '/') {
      response.writeHead(204).end()
      return
    }
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
    response.write(html.subarray(0, cut))
    setTimeout(() => response.end(html.subarray(cut)), 250)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}/`,
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}

for (const name of Object.keys(accounts)) {
  test(`nothing of ${name}'s home page moves when its HTML comes in two parts`, async ({ page, trouble }) => {
    trouble.allow(/MIME type/)
    const html = await readFile(`${APPS}${name}/dist/client/index.html`)
    const start = html.indexOf('<body')
    for (const size of SIZES) {
      await page.setViewportSize(size)
      for (let part = 0; part < PARTS; part += 1) {
        const cut = start + Math.round(((html.length - start) * (part + 0.5)) / PARTS)
        const host = await serveInParts(html, cut)
        await page.goto(host.url)
        const shifted = await page.evaluate(
          () =>
            new Promise<number>((resolve) => {
              let sum = 0
              new PerformanceObserver((list) => {
                for (const entry of list.getEntries()) sum += Reflect.get(entry, 'value')
              }).observe({ type: 'layout-shift', buffered: true })
              setTimeout(() => resolve(sum), 100)
            }),
        )
        host.close()
        expect(shifted, `${size.width} px, cut at ${cut}`).toBeLessThanOrEqual(0.005)
      }
    }
  })
}
