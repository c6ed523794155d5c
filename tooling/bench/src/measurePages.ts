import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync } from 'node:zlib'
import { chromiumArgs, findChromium } from '@coverkit/browser'
import { type Browser, chromium, type Page } from '@playwright/test'
import { type Figure, median } from './figures.ts'
import { measureRecalculation } from './measureRecalculation.ts'
import { measureResults } from './measureResults.ts'

const RUNS = 5
const FIRST_STEP = '/life-insurance-calculator/about-you'

/** A mid-range phone: CPU four times slower, 1.6 Mbps, 150 ms round trips. */
export async function asPhone(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await session.send('Network.enable')
  const throughput = (1.6 * 1_000_000) / 8
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  })
}

/** Milliseconds from navigation to the largest paint, in a fresh context. */
async function largestPaint(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } })
  try {
    const page = await context.newPage()
    await asPhone(page)
    await page.goto(url, { waitUntil: 'load' })
    return await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let latest = 0
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) latest = entry.startTime
          }).observe({ type: 'largest-contentful-paint', buffered: true })
          setTimeout(() => resolve(latest), 1_500)
        }),
    )
  } finally {
    await context.close()
  }
}

/** The same document without scripts: what no framework could beat. */
async function serveStatic(site: string): Promise<{ readonly url: string; close(): void }> {
  const html = await (await fetch(site.replace('wattlebird.localhost', '127.0.0.1') + FIRST_STEP)).text()
  const still = html.replace(/<script\b[^>]*><\/script>|<link\b[^>]*rel="modulepreload"[^>]*>/g, '')
  if (still === html) throw new Error('The first step has no script to take away.')
  const body = brotliCompressSync(still)
  const server = createServer((_request, response) =>
    response
      .writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' })
      .end(body),
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { url: `http://localhost:${(server.address() as AddressInfo).port}`, close: () => server.close() }
}

async function measureFirstStep(browser: Browser, site: string): Promise<readonly Figure[]> {
  const floor = await serveStatic(site)
  try {
    const pairs: (readonly [number, number])[] = []
    for (let run = 0; run < RUNS; run += 1) {
      pairs.push([await largestPaint(browser, floor.url), await largestPaint(browser, site + FIRST_STEP)])
    }
    const still = median(pairs.map(([floorMs]) => floorMs))
    const own = median(pairs.map(([, ownMs]) => ownMs))
    return [
      {
        name: '4 LCP of the first step / static form',
        value: own / still,
        unit: 'x',
        target: { atMost: 1.05 },
        from: `${own.toFixed(0)} / ${still.toFixed(0)} ms, median of ${RUNS}`,
      },
    ]
  } finally {
    floor.close()
  }
}

export async function measurePages(site: string): Promise<readonly Figure[]> {
  const executablePath = findChromium()
  const browser = await chromium.launch({
    args: chromiumArgs(),
    ...(executablePath === undefined ? {} : { executablePath }),
  })
  try {
    return [
      ...(await measureFirstStep(browser, site)),
      ...(await measureRecalculation(browser)),
      ...(await measureResults(browser, site)),
    ]
  } finally {
    await browser.close()
  }
}
