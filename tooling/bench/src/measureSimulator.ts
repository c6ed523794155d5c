import type { Browser, Page } from '@playwright/test'
import type { BrandSite } from './brandSites.ts'
import type { Figure } from './figures.ts'
import { phonePage, sampleCustomer, signedIn } from './signedIn.ts'
import { boundOf } from './targets.ts'

/** Pause after the last change before a price is requested (`PAUSE_MS` of the simulator). */
const PAUSE_MS = 300
/** Rows of keys a run, and keys a row. */
const ROWS = 8
const KEYS = 3
const DELAY_MS = 60

interface Watched {
  readonly shown: () => Promise<number>
  /** When each key was pressed. */
  readonly keys: readonly number[]
}

/** From the last key of a row to the paint after the price that follows it, in milliseconds. */
async function watchPrice(page: Page): Promise<void> {
  await page.evaluate(() => {
    const price = document.querySelector('[aria-labelledby="simulator-price"]')
    if (!price) throw new Error('There is no price.')
    let lastKey = 0
    const keys: number[] = []
    let isUpdating = false
    let next = Promise.withResolvers<number>()
    const note = ({ timeStamp }: Event) => {
      lastKey = timeStamp
      keys.push(timeStamp)
    }
    addEventListener('keydown', note, { capture: true })
    new MutationObserver(() => {
      const was = isUpdating
      isUpdating = price.textContent?.includes('Updating') ?? false
      if (!was || isUpdating) return
      const { resolve } = next
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - lastKey)))
    }).observe(price, { subtree: true, childList: true, characterData: true })
    Object.assign(globalThis, {
      keys,
      shown() {
        return next.promise.then((time) => {
          next = Promise.withResolvers<number>()
          return time
        })
      },
    })
  })
}

/** A busy machine pauses within a row too. */
async function pausesOf(page: Page): Promise<number> {
  const keys = await page.evaluate(() => (globalThis as unknown as Watched).keys)
  return keys.filter((key, index) => (keys[index + 1] ?? Number.POSITIVE_INFINITY) - key >= PAUSE_MS).length
}

const shown = (page: Page) => page.evaluate(() => (globalThis as unknown as Watched).shown())

/** Measures the wait after amounts are changed by keys, with the running backend, on a phone's processor. */
export async function measureSimulator(
  browser: Browser,
  { url }: BrandSite,
  api: string,
  runs: number,
): Promise<readonly Figure[]> {
  const context = await signedIn(browser, url, await sampleCustomer(api, 'Alex'))
  try {
    const page = await phonePage(context)
    await page.goto('/account/change-my-cover/premium-type')
    const slider = page.getByRole('slider', { name: 'Life cover amount, slider' })
    await slider.focus()
    await page.getByText('The same as now', { exact: true }).waitFor()
    let requests = 0
    page.on('request', (request) => {
      if (request.url().endsWith('/policies/preview')) requests += 1
    })
    await watchPrice(page)
    const times: number[] = []
    const rows = ROWS * runs
    for (let row = 0; row < rows; row += 1) {
      const key = row % 8 < 4 ? 'ArrowRight' : 'ArrowLeft'
      for (let press = 0; press < KEYS; press += 1) await slider.press(key, { delay: DELAY_MS })
      times.push((await shown(page)) - PAUSE_MS)
    }
    const pauses = await pausesOf(page)
    times.sort((one, other) => one - other)
    const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0
    return [
      {
        name: 'New price painted after a pause of 300 ms, 4x CPU, p95',
        value: at(0.95),
        unit: 'ms',
        target: boundOf('newPrice'),
        from: `median ${Math.round(at(0.5))} ms, worst ${Math.round(at(1))} ms, of ${rows}`,
      },
      {
        name: 'Requests a pause',
        value: requests / pauses,
        unit: '',
        target: boundOf('requestsOfPause'),
        from: `${requests} for ${rows * KEYS} keys with ${pauses} pauses`,
      },
    ]
  } finally {
    await context.close()
  }
}
