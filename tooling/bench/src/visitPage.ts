import type { Browser, CDPSession, Page } from '@playwright/test'

/** A mid-range phone: its window, CPU four times slower, 1.6 Mbps, 150 ms round trips. */
export const PHONE = {
  viewport: { width: 412, height: 823 },
  slowdown: 4,
  bytesPerSecond: (1.6 * 1_000_000) / 8,
  roundTripMs: 150,
} as const

/** Time in which a page may still act after it has loaded. */
const SETTLED_MS = 1_200

/** Costs of one visit, in milliseconds; `shift` is the cumulative layout shift, of a scroll to the end too. */
export interface Visit {
  readonly firstPaint: number
  readonly largestPaint: number
  readonly blocking: number
  readonly script: number
  readonly shift: number
}

async function asPhone(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: PHONE.slowdown })
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: PHONE.roundTripMs,
    downloadThroughput: PHONE.bytesPerSecond,
    uploadThroughput: PHONE.bytesPerSecond,
  })
  await session.send('Performance.enable')
  return session
}

async function scriptMs(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? Number.NaN) * 1000
}

/** Reads the browser's performance entries; runs in the page. */
async function readEntries(): Promise<Omit<Visit, 'script'>> {
  const entries = (type: string) =>
    new Promise<PerformanceEntryList>((resolve) => {
      new PerformanceObserver((list, observer) => {
        observer.disconnect()
        resolve(list.getEntries())
      }).observe({ type, buffered: true })
      setTimeout(() => resolve([]), 300)
    })
  window.scrollTo(0, document.body.scrollHeight)
  const [paints, largest, tasks] = await Promise.all(
    ['paint', 'largest-contentful-paint', 'longtask'].map(entries),
  )
  const shifts = (await entries('layout-shift')) as (PerformanceEntry & {
    value: number
    hadRecentInput: boolean
  })[]
  const firstPaint = paints?.find(({ name }) => name === 'first-contentful-paint')?.startTime ?? Number.NaN
  const late = (tasks ?? []).map(
    ({ startTime, duration }) => startTime + duration - Math.max(startTime, firstPaint),
  )
  return {
    firstPaint,
    largestPaint: largest?.at(-1)?.startTime ?? Number.NaN,
    blocking: late.reduce((total, duration) => total + Math.max(0, duration - 50), 0),
    shift: shifts.reduce((total, { value, hadRecentInput }) => total + (hadRecentInput ? 0 : value), 0),
  }
}

/** Opens a page for the first time on a phone; `blocked` are patterns of addresses whose requests fail. */
export async function visitPage(
  browser: Browser,
  url: string,
  blocked: readonly string[] = [],
): Promise<Visit> {
  const context = await browser.newContext({ viewport: PHONE.viewport })
  try {
    const page = await context.newPage()
    const session = await asPhone(page)
    await session.send('Network.setBlockedURLs', { urls: [...blocked] })
    await page.goto(url, { waitUntil: 'load' })
    await page.waitForTimeout(SETTLED_MS)
    const script = await scriptMs(session)
    return { ...(await page.evaluate(readEntries)), script }
  } finally {
    await context.close()
  }
}
