import type { Browser, Page } from '@playwright/test'
import type { BrandSite } from './brandSites.ts'
import { buildFloor, type FloorName } from './buildFloor.ts'
import { type Figure, median } from './figures.ts'
import { interleaveRuns } from './interleaveRuns.ts'
import { serveFloors } from './serveFloors.ts'
import { boundOf } from './targets.ts'

const SLOWDOWN = 4
const KEYS = '12345678901234567890'
const STEP = '/life-insurance-calculator/about-you'
const STILL = '/privacy-policy'
const ASSUMPTIONS = '/life-insurance-calculator/assumptions'
/** Milliseconds between keys, as of a fast typist. */
const DELAY_MS = 80
/** Long enough for a key to be persisted before the next one, which happens 150 ms after it. */
const PERSISTED_MS = 300

async function slowPage(browser: Browser, baseURL: string, path: string): Promise<Page> {
  const context = await browser.newContext({ baseURL, viewport: { width: 412, height: 823 } })
  const page = await context.newPage()
  await page.goto(path, { waitUntil: 'networkidle' })
  const processor = await context.newCDPSession(page)
  await processor.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  return page
}

/** Milliseconds from a key until the frame after it was painted, for each key. */
async function watchPaints(page: Page): Promise<void> {
  await page.evaluate(() => {
    const painted: number[] = []
    Object.assign(globalThis, { painted })
    const look = ({ timeStamp }: Event) =>
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => painted.push(performance.now() - timeStamp)
        port2.postMessage(0)
      })
    addEventListener('keydown', look, { capture: true })
  })
}

const paints = (page: Page) => page.evaluate(() => (globalThis as unknown as { painted: number[] }).painted)

/** A field on a page without scripts of ours: the least time that this machine takes. */
async function plainField(page: Page): Promise<void> {
  await page.evaluate(() => {
    const field = document.createElement('input')
    field.ariaLabel = 'Plain'
    document.querySelector('main')?.prepend(field)
  })
}

interface Typing {
  readonly path: string
  readonly label: string
  readonly text: string
  readonly prepare?: (page: Page) => Promise<void>
}

async function worstKey(
  browser: Browser,
  url: string,
  { path, label, text, prepare = async () => undefined }: Typing,
): Promise<number> {
  const page = await slowPage(browser, url, path)
  try {
    await prepare(page)
    const field = page.getByLabel(label, { exact: true }).first()
    await field.fill('')
    await page.waitForTimeout(1_500)
    await watchPaints(page)
    await field.pressSequentially(text, { delay: DELAY_MS })
    await page.waitForTimeout(500)
    const times = await paints(page)
    if (times.length !== text.length) throw new Error(`${times.length} of ${text.length} keys were painted.`)
    return Math.max(...times)
  } finally {
    await page.context().close()
  }
}

/** Tasks of over 50 ms while each key is persisted before the next: these would delay a typist. */
async function longCommits(browser: Browser, url: string): Promise<number> {
  const page = await slowPage(browser, url, STEP)
  try {
    const field = page.getByLabel('Annual salary before tax', { exact: true })
    await field.fill('')
    await page.waitForTimeout(1_500)
    await page.evaluate(() => {
      const long: number[] = []
      const commits = { count: 0 }
      Object.assign(globalThis, { long, commits })
      const put = IDBObjectStore.prototype.put
      IDBObjectStore.prototype.put = function count(...entry) {
        commits.count += 1
        return put.apply(this, entry)
      }
      new PerformanceObserver((list) =>
        long.push(...list.getEntries().map(({ duration }) => duration)),
      ).observe({ type: 'longtask' })
    })
    await field.pressSequentially(KEYS, { delay: PERSISTED_MS })
    await page.waitForTimeout(500)
    const seen = await page.evaluate(() => {
      const { long, commits } = globalThis as unknown as { long: number[]; commits: { count: number } }
      return { long: long.length, commits: commits.count }
    })
    if (seen.commits < KEYS.length) throw new Error(`${seen.commits} of ${KEYS.length} keys were kept.`)
    return seen.long
  } finally {
    await page.context().close()
  }
}

function worst(name: string, times: readonly number[]): readonly Figure[] {
  const from = `${times.map((time) => time.toFixed(0)).join(', ')} ms`
  return [
    { name: `5 ${name}, median of worst`, value: median(times), unit: 'ms', from },
    { name: `5 ${name}, worst of all`, value: Math.max(...times), unit: 'ms', target: boundOf('worstKey') },
  ]
}

function floor(name: string, times: readonly number[]): Figure {
  const from = `${times.map((time) => time.toFixed(0)).join(', ')} ms`
  return { name: `  ${name}`, value: median(times), unit: 'ms', from }
}

function ratios(where: string, own: readonly number[], form: readonly number[], mui: readonly number[]) {
  return [
    {
      name: `5 Key to paint, ${where}, ratio to F`,
      value: median(own) / median(form),
      unit: 'x',
      target: boundOf('keyToForm'),
    },
    {
      name: `5 Key to paint, ${where}, ratio to MUI`,
      value: median(own) / median(mui),
      unit: 'x',
      target: boundOf('keyToMui'),
    },
  ]
}

/** Measures waits on a slow processor: a key while answers are persisted, and one that recalculates everything. */
export async function measureKeys(
  browser: Browser,
  { url }: BrandSite,
  runs: number,
): Promise<readonly Figure[]> {
  const [form, mui] = await Promise.all([serveFloor('form'), serveFloor('mui')])
  try {
    const keys = await interleaveRuns(runs, {
      plain: () => worstKey(browser, url, { path: STILL, label: 'Plain', text: KEYS, prepare: plainField }),
      form: () => worstKey(browser, form.url, { path: '/', label: 'salary', text: KEYS }),
      mui: () => worstKey(browser, mui.url, { path: '/', label: 'Age', text: KEYS }),
      step: () => worstKey(browser, url, { path: STEP, label: 'Annual salary before tax', text: KEYS }),
      assumptions: () => worstKey(browser, url, { path: ASSUMPTIONS, label: 'Funeral costs', text: '18250' }),
    })
    const commits = await interleaveRuns(runs, { step: () => longCommits(browser, url) })
    return [
      floor('Key to paint at 4x CPU, a plain field, median of worst', keys.plain),
      floor('Key to paint at 4x CPU, form floor F, median of worst', keys.form),
      floor('Key to paint at 4x CPU, MUI, median of worst', keys.mui),
      ...worst('Key to paint at 4x CPU, first step', keys.step),
      ...ratios('first step', keys.step, keys.form, keys.mui),
      {
        name: '5 Tasks over 50 ms while 20 keys are each kept, 4x CPU',
        value: median(commits.step),
        unit: '',
        target: boundOf('longTasksOfKeys'),
        from: commits.step.join(', '),
      },
      ...worst('Key to paint at 4x CPU, assumptions', keys.assumptions),
      ...ratios('assumptions', keys.assumptions, keys.form, keys.mui),
    ]
  } finally {
    form.close()
    mui.close()
  }
}

const serveFloor = async (name: FloorName) => serveFloors(await buildFloor(name))
