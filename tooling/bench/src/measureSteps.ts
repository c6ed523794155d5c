import {
  answerAboutYou,
  answerAssetsAndDebts,
  answerDependants,
  answerExistingCover,
  answerPersonalDetails,
  radio,
  tick,
} from '@coverkit/e2e/visitor'
import { type Browser, type CDPSession, expect, type Page } from '@playwright/test'
import type { BrandSite } from './brandSites.ts'
import { buildFloor } from './buildFloor.ts'
import { type Figure, median } from './figures.ts'
import { serveFloors, withoutScripts } from './serveFloors.ts'
import { type Bound, boundOf } from './targets.ts'

const SLOWDOWN = 4
/** Time after which the effects of a step, such as its requests, have ended. */
const SETTLED_MS = 400
/** One press varies by a third on a shared machine; the median of so many counts. */
const LATER_PRESSES = 5

interface Screen {
  readonly title: string
  readonly answer: (page: Page) => Promise<void>
  /** The button to the next screen; absent on the last one. */
  readonly action?: string
  /** The next screen appears after a server's answer: the press is measured to the first change that it makes. */
  readonly waits?: true
}

const CALCULATOR: readonly Screen[] = [
  { title: 'About you', answer: answerAboutYou, action: 'Continue' },
  { title: 'Your dependants', answer: answerDependants, action: 'Continue' },
  { title: 'Assets and debts', answer: answerAssetsAndDebts, action: 'Continue' },
  { title: 'Cover you already have', answer: answerExistingCover, action: 'See my results', waits: true },
]

const amount = (label: string, value: string) => (page: Page) => page.getByLabel(label).fill(value)

const QUOTE: readonly Screen[] = [
  {
    title: 'Choose your covers',
    async answer(page) {
      for (const cover of ['Life cover', 'TPD cover', 'Critical illness cover', 'Income protection'])
        await tick(page, cover).check()
      await radio(page, 'Pay through super?', 'No').check()
    },
    action: 'Continue',
  },
  { title: 'Life cover', answer: amount('Life cover amount', '500k'), action: 'Continue' },
  {
    title: 'TPD cover',
    async answer(page) {
      await page.getByLabel('TPD cover amount').fill('600k')
      await radio(page, 'How is this cover structured?', 'Linked to Life').check()
    },
    action: 'Continue',
  },
  {
    title: 'Critical illness cover',
    answer: amount('Critical illness cover amount', '150k'),
    action: 'Continue',
  },
  { title: 'Income protection', answer: amount('Annual earnings', '90k'), action: 'Continue' },
  {
    title: 'About you, of the quote',
    answer: (page) =>
      answerPersonalDetails(page, {
        age: '40',
        gender: 'Male',
        smokes: 'No',
        occupation: 'Accountant',
        state: 'NSW',
      }),
    action: 'Continue',
  },
  {
    title: 'Premium type',
    answer: (page) => radio(page, 'Premium type', 'Stepped (variable age-stepped)').check(),
    action: 'Continue',
  },
  { title: 'Get your quotes', answer: async () => undefined, action: 'Get quotes', waits: true },
]

const FLOOR: readonly Screen[] = [{ title: '', answer: async () => undefined, action: 'Continue' }]

interface Presses {
  readonly first: number
  /** Times of the later presses: a step that waits for a server has one. */
  readonly later: readonly number[]
  /** Time of the same page set as markup, without a framework. */
  readonly markup: number
}

/** Milliseconds from a press until a page with another heading was painted, or the first change of this one. */
async function press(
  page: Page,
  processor: CDPSession,
  name: string,
  isFirstChange = false,
): Promise<number> {
  await page.waitForTimeout(SETTLED_MS)
  await processor.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  await page.evaluate((isFirstChange) => {
    const before = document.querySelector('h1')?.textContent
    const isSame = () => document.querySelector('h1')?.textContent === before
    const changes = new MutationObserver(() => Object.assign(globalThis, { isChanged: true }))
    Object.assign(globalThis, { painted: undefined, isChanged: false })
    const isWaiting = () => isSame() && !(isFirstChange && Reflect.get(globalThis, 'isChanged'))
    const look = (start: number) =>
      requestAnimationFrame(() => {
        if (isWaiting()) return look(start)
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => Object.assign(globalThis, { painted: performance.now() - start })
        port2.postMessage(0)
      })
    const start = ({ timeStamp }: Event) => {
      changes.observe(document.body, {
        subtree: true,
        childList: true,
        attributes: true,
        characterData: true,
      })
      look(timeStamp)
    }
    addEventListener('click', start, { capture: true, once: true })
  }, isFirstChange)
  await page
    .getByRole('button', { name, exact: true })
    .or(page.getByRole('link', { name, exact: true }))
    .click()
  const painted = await page.waitForFunction(() => Reflect.get(globalThis, 'painted'))
  const ms = Number(await painted.jsonValue())
  await processor.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  return ms
}

interface Still {
  readonly url: string
  readonly document: string
}

/** Milliseconds of the same press on a page without scripts, where it inserts the markup of the next page. */
async function pressMarkup(page: Page, { url, document }: Still, name: string): Promise<number> {
  const next = await page.evaluate(() => ({
    title: window.document.title,
    main: window.document.querySelector('main')?.innerHTML ?? '',
  }))
  const still = await page.context().newPage()
  try {
    await still.route(url, (route) =>
      route.fulfill({ contentType: 'text/html', body: withoutScripts(document) }),
    )
    await still.goto(url, { waitUntil: 'load' })
    await still.evaluate(({ title, main }) => {
      const place = window.document.querySelector('main')
      window.document.querySelector('form')?.addEventListener('submit', (event) => {
        event.preventDefault()
        if (!place) return
        place.innerHTML = main
        window.document.title = title
        history.pushState(null, '')
        const heading = place.querySelector('h1')
        heading?.setAttribute('tabindex', '-1')
        heading?.focus()
      })
    }, next)
    return await press(still, await page.context().newCDPSession(still), name)
  } finally {
    await still.close()
    await page.bringToFront()
  }
}

/** Walks through the screens as a visitor does; on each, continues, then goes back and on again several times. */
async function walk(
  browser: Browser,
  url: string,
  screens: readonly Screen[],
): Promise<ReadonlyMap<string, Presses>> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } })
  const page = await context.newPage()
  const processor = await context.newCDPSession(page)
  try {
    await page.goto(url, { waitUntil: 'networkidle' })
    const times = new Map<string, Presses>()
    for (const { title, answer, action, waits } of screens) {
      await answer(page)
      if (action === undefined) break
      const still = { url: page.url(), document: await page.content() }
      const isFloor = screens === FLOOR
      const heading = page.getByRole('heading', { level: 1 })
      const shown = await heading.textContent()
      const first = await press(page, processor, action, waits)
      await expect(heading).not.toHaveText(shown ?? '', { timeout: 20_000 })
      await page.waitForTimeout(SETTLED_MS)
      const markup = isFloor ? Number.NaN : await pressMarkup(page, still, action)
      const later: number[] = []
      while (later.length < (waits ? 1 : LATER_PRESSES)) {
        await press(page, processor, 'Back')
        later.push(await press(page, processor, action, waits))
      }
      times.set(title, { first, markup, later })
      await expect(heading).not.toHaveText(shown ?? '', { timeout: 20_000 })
    }
    return times
  } finally {
    await context.close()
  }
}

const all = (runs: readonly ReadonlyMap<string, Presses>[], title: string, which: keyof Presses) =>
  runs.flatMap((run) => run.get(title)?.[which] ?? Number.NaN)

const listed = (times: readonly number[]) => `${times.map((time) => time.toFixed(0)).join(', ')} ms`

/**
 * Target 6: from the press on Continue to the painted step, at 4x CPU, for every step of the calculator and the quote. The
 * first press of each step, and the median of its later ones, take no longer than those of the MUI stepper. Steps that wait
 * for a server are measured to their first change and have no target.
 */
export async function measureSteps(
  browser: Browser,
  { url }: BrandSite,
  runs: number,
): Promise<readonly Figure[]> {
  const react = await serveFloors(await buildFloor('react'))
  const mui = await serveFloors(await buildFloor('mui'))
  const floors = { react: [] as ReadonlyMap<string, Presses>[], mui: [] as ReadonlyMap<string, Presses>[] }
  const own: ReadonlyMap<string, Presses>[] = []
  try {
    for (let run = 0; run < runs; run += 1) {
      floors.react.push(await walk(browser, react.url, FLOOR))
      floors.mui.push(await walk(browser, mui.url, FLOOR))
      const calculator = await walk(browser, `${url}/life-insurance-calculator/about-you`, CALCULATOR)
      const quote = await walk(browser, `${url}/client-quote/select-covers`, QUOTE)
      own.push(new Map([...calculator, ...quote]))
    }
  } finally {
    react.close()
    mui.close()
  }
  return (['first', 'later'] as const).flatMap((which) => {
    const ofReact = all(floors.react, '', which)
    const ofMui = all(floors.mui, '', which)
    return [
      {
        name: `  ${which} press, React alone (R)`,
        value: median(ofReact),
        unit: 'ms',
        from: listed(ofReact),
      },
      { name: `  ${which} press, MUI`, value: median(ofMui), unit: 'ms', from: listed(ofMui) },
      ...[...CALCULATOR, ...QUOTE].flatMap(({ title, waits }): readonly Figure[] => {
        const times = all(own, title, which)
        const ratio = (other: readonly number[], name: string, target?: Bound): Figure => ({
          name: `6 ${which} press from ${title} / ${name}`,
          value: median(times) / median(other),
          unit: '',
          ...(target && { target }),
          from: listed(times),
        })
        if (waits) return [ratio(ofMui, 'MUI, to its first change')]
        const ofMarkup = all(own, title, 'markup')
        return [
          ratio(ofMui, 'MUI', boundOf('press')),
          ratio(ofReact, 'R'),
          { ...ratio(ofMarkup, 'its markup'), from: listed(ofMarkup) },
        ]
      }),
    ]
  })
}
