import { type Browser, expect, type Page } from '@playwright/test'
import type { DrawnFlow } from '../floors/same/drawnFlow.ts'
import { press, pressMarkup, SETTLED_MS } from './press.ts'
import { type DrawnPage, readPage } from './readPage.ts'
import type { Screen } from './screens.ts'

/** One press varies by a third on a shared machine; the median of so many counts. */
const LATER_PRESSES = 5

interface Presses {
  readonly first: number
  /** Times of the later presses: a step that waits for a server has one. */
  readonly later: readonly number[]
}

/** Presses by the title of the screen that is left. */
export type Walk = ReadonlyMap<string, Presses>

const newPage = async (browser: Browser, url: string): Promise<Page> => {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } })
  const page = await context.newPage()
  await page.goto(url, { waitUntil: 'networkidle' })
  return page
}

const headingOf = (page: Page) => page.getByRole('heading', { level: 1 })

/** Presses once, then goes back and on again several times. */
async function pressOften(page: Page, action: string, { waits = false, between = async () => {} } = {}) {
  const processor = await page.context().newCDPSession(page)
  const shown = (await headingOf(page).textContent()) ?? ''
  const first = await press(page, processor, action, waits)
  await expect(headingOf(page)).not.toHaveText(shown, { timeout: 20_000 })
  await page.waitForTimeout(SETTLED_MS)
  await between()
  const later: number[] = []
  while (later.length < (waits ? 1 : LATER_PRESSES)) {
    await press(page, processor, 'Back')
    later.push(await press(page, processor, action, waits))
  }
  await expect(headingOf(page)).not.toHaveText(shown, { timeout: 20_000 })
  return { first, later }
}

export interface OwnWalk {
  readonly presses: Walk
  /** Times of the same presses where the next page is set as markup, without a framework. */
  readonly markup: ReadonlyMap<string, number>
  /** The drawn screens, for the floors. */
  readonly drawn: DrawnFlow & { readonly css: string }
}

/** Walks through the screens of a flow as a visitor does. */
export async function walkFlow(browser: Browser, url: string, flow: readonly Screen[]): Promise<OwnWalk> {
  const page = await newPage(browser, url)
  const presses = new Map<string, Presses>()
  const markup = new Map<string, number>()
  const drawn: DrawnPage[] = []
  try {
    for (const { title, answer, action, waits } of flow) {
      drawn.push(await readPage(page))
      await answer(page)
      if (action === undefined) break
      const still = { url: page.url(), document: await page.content() }
      const between = async () => void markup.set(title, await pressMarkup(page, still, action))
      presses.set(title, await pressOften(page, action, waits ? { waits } : { between }))
    }
    const screens = drawn.map(({ title, main }) => ({ title, main }))
    const { frame, css } = await readPage(page)
    return { presses, markup, drawn: { frame, screens, css } }
  } finally {
    await page.context().close()
  }
}

/** Walks through the same screens as a floor draws them; those that wait for a server end the flow. */
export async function walkFloor(browser: Browser, url: string, screens: readonly Screen[]): Promise<Walk> {
  const page = await newPage(browser, url)
  const presses = new Map<string, Presses>()
  try {
    for (const { title, action, waits } of screens) {
      if (action === undefined || waits) break
      presses.set(title, await pressOften(page, action))
    }
    return presses
  } finally {
    await page.context().close()
  }
}
