import { answerAboutYou } from '@coverkit/e2e/visitor'
import type { Browser, Page } from '@playwright/test'
import type { BrandSite } from './brandSites.ts'
import { type Figure, median } from './figures.ts'

const SLOWDOWN = 4
const KEYS = '12345678901234567890'
const STEP = '/life-insurance-calculator/about-you'
const STILL = '/privacy-policy'
const ASSUMPTIONS = '/life-insurance-calculator/assumptions'
/** Between keys, as a fast typist's. */
const DELAY_MS = 80

async function slowPage(browser: Browser, site: BrandSite, path: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: site.url, viewport: { width: 412, height: 823 } })
  const page = await context.newPage()
  await page.goto(path, { waitUntil: 'networkidle' })
  const processor = await context.newCDPSession(page)
  await processor.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  return page
}

/** Milliseconds from an event until the frame after it was painted, for each event of that name. */
async function watchPaints(page: Page, name: 'keydown' | 'click', heading?: string): Promise<void> {
  await page.evaluate(
    ({ event, awaited }) => {
      const painted: number[] = []
      Object.assign(globalThis, { painted })
      const shows = () => !awaited || document.querySelector('h1')?.textContent === awaited
      const look = (start: number) =>
        requestAnimationFrame(() => {
          if (!shows()) return void look(start)
          const { port1, port2 } = new MessageChannel()
          port1.onmessage = () => painted.push(performance.now() - start)
          port2.postMessage(0)
        })
      addEventListener(event, ({ timeStamp }) => look(timeStamp), { capture: true })
    },
    { event: name, awaited: heading },
  )
}

const paints = (page: Page) => page.evaluate(() => (globalThis as unknown as { painted: number[] }).painted)

/** A field of a page without scripts of ours: what this machine takes at least. */
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
  site: BrandSite,
  { path, label, text, prepare = async () => undefined }: Typing,
): Promise<number> {
  const page = await slowPage(browser, site, path)
  try {
    await prepare(page)
    const field = page.getByLabel(label, { exact: true }).first()
    await field.fill('')
    await page.waitForTimeout(1_500)
    await watchPaints(page, 'keydown')
    await field.pressSequentially(text, { delay: DELAY_MS })
    await page.waitForTimeout(500)
    const times = await paints(page)
    if (times.length !== text.length) throw new Error(`${times.length} of ${text.length} keys were painted.`)
    return Math.max(...times)
  } finally {
    await page.context().close()
  }
}

async function nextStep(browser: Browser, site: BrandSite): Promise<number> {
  const page = await slowPage(browser, site, STEP)
  try {
    await answerAboutYou(page)
    await page.waitForTimeout(500)
    await watchPaints(page, 'click', 'Your dependants')
    await page.getByRole('button', { name: 'Continue', exact: true }).click()
    await page.waitForFunction(() => (globalThis as unknown as { painted: number[] }).painted.length > 0)
    return Math.max(...(await paints(page)))
  } finally {
    await page.context().close()
  }
}

function worst(name: string, times: readonly number[]): readonly Figure[] {
  const from = `${times.map((time) => time.toFixed(0)).join(', ')} ms`
  return [
    { name: `5 ${name}, median of worst`, value: median(times), unit: 'ms', target: { atMost: 24 }, from },
    { name: `5 ${name}, worst of all`, value: Math.max(...times), unit: 'ms', target: { atMost: 50 } },
  ]
}

async function times(runs: number, measure: () => Promise<number>): Promise<readonly number[]> {
  const all: number[] = []
  for (let run = 0; run < runs; run += 1) all.push(await measure())
  return all
}

/** What a visitor waits for on a slow processor: a key while answers are kept, a key that works everything out, a step. */
export async function measureKeys(
  browser: Browser,
  site: BrandSite,
  runs: number,
): Promise<readonly Figure[]> {
  const plain = await times(runs, () =>
    worstKey(browser, site, { path: STILL, label: 'Plain', text: KEYS, prepare: plainField }),
  )
  const typing = await times(runs, () =>
    worstKey(browser, site, { path: STEP, label: 'Annual salary before tax', text: KEYS }),
  )
  const live = await times(runs, () =>
    worstKey(browser, site, { path: ASSUMPTIONS, label: 'Funeral costs', text: '18250' }),
  )
  const steps = await times(runs, () => nextStep(browser, site))
  return [
    {
      name: '  Key to paint at 4x CPU, a plain field, median of worst',
      value: median(plain),
      unit: 'ms',
      from: `${plain.map((time) => time.toFixed(0)).join(', ')} ms`,
    },
    ...worst('Key to paint at 4x CPU, first step', typing),
    ...worst('Key to paint at 4x CPU, assumptions', live),
    {
      name: '6 Next to painted step at 4x CPU',
      value: median(steps),
      unit: 'ms',
      target: { atMost: 50 },
      from: `${steps.map((time) => time.toFixed(0)).join(', ')} ms`,
    },
  ]
}
