import { setTimeout as wait } from 'node:timers/promises'
import type { BrandSite } from './brandSites.ts'
import { startChromium } from './chromiumProcess.ts'
import { type Figure, median } from './figures.ts'
import { openTab, type Tab } from './openTab.ts'
import { startShapedProxy } from './shapedProxy.ts'
import { boundOf } from './targets.ts'
import { PHONE } from './visitPage.ts'

const STEP = '/client-quote/select-covers'
const LANDED_MS = 2_500
const GIVE_UP_MS = 10_000

interface Way {
  readonly name: string
  /** How long the pointer lies on the link before the press; null for a finger. */
  readonly restedMs: number | null
  readonly slowdown: number
  readonly target?: 'pressAfterRest' | 'quickPress'
}

const WAYS: readonly Way[] = [
  { name: 'after the pointer rested 400 ms', restedMs: 400, slowdown: 1, target: 'pressAfterRest' },
  { name: 'with a quick click', restedMs: 0, slowdown: 1, target: 'quickPress' },
  { name: 'with a tap, at 4x CPU', restedMs: null, slowdown: PHONE.slowdown, target: 'quickPress' },
  { name: 'after the pointer rested 400 ms, at 4x CPU', restedMs: 400, slowdown: PHONE.slowdown },
  { name: 'with a quick click, at 4x CPU', restedMs: 0, slowdown: PHONE.slowdown },
]

interface Point {
  readonly x: number
  readonly y: number
}

const FIND_LINK = `(() => {
  const link = [...document.querySelectorAll('main a[href^="${STEP}"]')].find((one) => one.checkVisibility())
  link?.scrollIntoView({ block: 'center', behavior: 'instant' })
  const box = link?.getBoundingClientRect()
  return box && { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) }
})()`

/** When the step was first painted, since 1970. */
const PAINTED = `location.pathname === '${STEP}'
  ? performance.getEntriesByName('first-contentful-paint').map((entry) => performance.timeOrigin + entry.startTime)[0]
  : undefined`

const sinceEpoch = () => performance.timeOrigin + performance.now()

async function shownPage(tab: Tab) {
  const page = await tab.shown()
  if (!page) throw new Error('The tab shows no page.')
  return page
}

/** Presses and releases at once; returns the time. */
async function press(tab: Tab, at: Point, restedMs: number | null): Promise<number> {
  const page = await shownPage(tab)
  if (restedMs !== null) await page.send('Input.dispatchMouseEvent', { type: 'mouseMoved', ...at })
  await wait(restedMs ?? 0)
  const startedAt = sinceEpoch()
  const mouse = { ...at, button: 'left', clickCount: 1 }
  // Does not wait for either: a page may leave before it answers.
  const sent =
    restedMs === null
      ? [
          page.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] }),
          page.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] }),
        ]
      : [
          page.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...mouse }),
          page.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...mouse }),
        ]
  for (const event of sent) event.catch(() => undefined)
  return startedAt
}

async function paintedAt(tab: Tab): Promise<number> {
  const giveUpAt = performance.now() + GIVE_UP_MS
  while (performance.now() < giveUpAt) {
    const painted = await (await tab.shown())?.evaluate(PAINTED)
    if (typeof painted === 'number') return painted
    await wait(20)
  }
  throw new Error(`${STEP} was not painted.`)
}

/** From the press on the landing page's link to the first paint of the step, in a browser of its own. */
async function pressOnce(site: BrandSite, { restedMs, slowdown }: Way): Promise<number> {
  const proxy = await startShapedProxy(site)
  const browser = await startChromium()
  try {
    const tab = await openTab(browser.endpoint, slowdown)
    const page = await shownPage(tab)
    if (restedMs === null) await page.send('Emulation.setTouchEmulationEnabled', { enabled: true })
    await page.send('Page.navigate', { url: `${proxy.url}/` })
    await wait(LANDED_MS)
    const at = (await (await shownPage(tab)).evaluate(FIND_LINK)) as Point | undefined
    if (!at) throw new Error(`The landing page does not link to ${STEP}.`)
    const pressedAt = await press(tab, at, restedMs)
    const painted = await paintedAt(tab)
    tab.close()
    return painted - pressedAt
  } finally {
    await browser.stop()
    proxy.close()
  }
}

/** From the landing page to the first step of a quote over a phone's network, in five ways. */
export async function measureFirstPress(site: BrandSite, runs: number): Promise<readonly Figure[]> {
  const figures: Figure[] = []
  for (const way of WAYS) {
    const times: number[] = []
    for (let run = 0; run < runs; run += 1) times.push(await pressOnce(site, way))
    figures.push({
      name: `7 To the quote step ${way.name}`,
      value: median(times),
      unit: 'ms',
      ...(way.target && { target: boundOf(way.target) }),
      from: `${times.map((time) => time.toFixed(0)).join(', ')} ms`,
    })
  }
  return figures
}
