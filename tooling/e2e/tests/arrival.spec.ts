import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { ACCOUNT_NAMES } from '../src/accountNames.ts'
import { layoutShift } from '../src/layoutShift.ts'
import { expect, test } from '../src/test.ts'

const APPS = fileURLToPath(new URL('../../../apps/', import.meta.url))
const PARTS = 6
const SIZES = [
  { width: 412, height: 823 },
  { width: 1280, height: 900 },
]

/** Serves one document in two parts, the second on request. */
async function serveInParts(html: Buffer, cut: number) {
  const { promise: isWanted, resolve: sendRest } = Promise.withResolvers<void>()
  const server = createServer(async (request, response) => {
    if (request.url !== '/') {
      response.writeHead(204).end()
      return
    }
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
    response.write(html.subarray(0, cut))
    await isWanted
    response.end(html.subarray(cut))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}/`,
    sendRest,
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}

/** Waits two frames: content from before the first has been painted by the second. */
const untilPainted = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))

for (const name of ACCOUNT_NAMES) {
  const tag = name === 'wattlebird' ? [] : ['@long']
  test(`nothing of ${name}'s home page moves when its HTML comes in two parts`, { tag }, async ({
    page,
    trouble,
  }) => {
    trouble.expect(/^console: Failed to load module script/, 'the host of this test serves the HTML alone')
    const html = await readFile(`${APPS}${name}/dist/client/index.html`)
    const start = html.indexOf('<body')
    for (const size of SIZES) {
      await page.setViewportSize(size)
      for (let part = 0; part < PARTS; part += 1) {
        const cut = start + Math.round(((html.length - start) * (part + 0.5)) / PARTS)
        const host = await serveInParts(html, cut)
        await page.goto(host.url, { waitUntil: 'commit' })
        await untilPainted(page)
        host.sendRest()
        await page.waitForLoadState('load')
        await untilPainted(page)
        const shifted = await layoutShift(page)
        host.close()
        expect(shifted, `${size.width} px, cut at ${cut}`).toBeLessThanOrEqual(0.005)
      }
    }
  })
}
