import type { Browser, BrowserContext, Page } from '@playwright/test'
import { browserOptions } from '../browserOptions.ts'
import { places } from '../places.ts'
import { countTimers } from './countTimers.ts'
import { clockOffsetMs } from './fixedDay.ts'
import type { ScreenFlow } from './ScreenFlow.ts'
import { shiftClock } from './shiftClock.ts'
import { watchRequests, whenSteady } from './whenSteady.ts'

/** In the order of their sites' ports. */
const BRANDS = ['wattlebird', 'redearth', 'bluegum', 'saltbush', 'coolabah']

const siteOf = (brand: string): string =>
  `http://${brand}.localhost:${places.sitePort + BRANDS.indexOf(brand)}`

/** Inspects a screen that has finished loading. */
export type LookAt = (
  name: string,
  page: Page,
  how: { readonly isPrinted: boolean; readonly isLightOnly: boolean },
) => Promise<void>

interface WalkOptions {
  /** Whether a screen is to be inspected; by default every one. */
  readonly isWanted?: (name: string) => boolean
  /** Gets each new device before it has a page. */
  readonly prepare?: (context: BrowserContext) => Promise<void>
}

/** Walks through a flow on a new device, at the fixed moment, and inspects each, or each requested, screen. */
export async function walkScreens(
  browser: Browser,
  flow: ScreenFlow,
  look: LookAt,
  { isWanted = () => true, prepare = async () => undefined }: WalkOptions = {},
): Promise<void> {
  const contexts: BrowserContext[] = []
  const device = async (): Promise<Page> => {
    const { launchOptions: _launch, browserName: _name, ...options } = browserOptions
    const context = await browser.newContext({
      ...options,
      baseURL: siteOf(flow.brand ?? 'wattlebird'),
      reducedMotion: 'reduce',
    })
    contexts.push(context)
    await context.addInitScript(shiftClock, clockOffsetMs)
    await context.addInitScript(countTimers)
    await prepare(context)
    const page = await context.newPage()
    watchRequests(page)
    return page
  }
  try {
    const page = await device()
    await flow.walk({
      page,
      async see(
        name,
        { page: shown = page, isPrinted = false, isLightOnly = flow.isLightOnly ?? false } = {},
      ) {
        if (!isWanted(name)) return
        await whenSteady(shown)
        await look(name, shown, { isPrinted, isLightOnly })
      },
      otherDevice: device,
    })
  } finally {
    for (const context of contexts) await context.close()
  }
}
