import {
  acceptDocuments,
  answerQuestions,
  chooseInsurer,
  employee,
  isGate,
  nothing,
  type QuestionShown,
  questionsShown,
  understandDuty,
} from '@coverkit/e2e/visitor'
import type { Browser, CDPSession, Locator, Page } from '@playwright/test'
import type { BrandSite } from '../brandSites.ts'
import { buildFloor, floorBytes } from '../buildFloor.ts'
import { type Figure, median } from '../figures.ts'
import { serveFloors } from '../serveFloors.ts'
import { boundOf } from '../targets.ts'

const SLOWDOWN = 4
const PHONE = { width: 412, height: 823 }
const KIB = 1024
const QUESTIONS = /\/personal-questionnaire\/\w+-(?!check$)\w+$/
const CHECK = /\/personal-questionnaire\/(\w+-check|review)$/

interface Gates {
  /** Milliseconds, one for each gate. */
  readonly no: readonly number[]
  readonly yes: readonly number[]
  /** Bytes of scripts that a reload of a questionnaire page loads before it shows its questions. */
  readonly scripts: number
}

/** Milliseconds from a press on this control until the frame after it was painted. */
async function pressed(control: Locator, processor: CDPSession): Promise<number> {
  const page = control.page()
  await control.scrollIntoViewIfNeeded()
  await processor.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  await page.evaluate(() => {
    Object.assign(globalThis, { painted: undefined })
    addEventListener(
      'click',
      ({ timeStamp }) =>
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel()
          port1.onmessage = () => Object.assign(globalThis, { painted: performance.now() - timeStamp })
          port2.postMessage(0)
        }),
      { capture: true, once: true },
    )
  })
  await control.click()
  const painted = await page.waitForFunction(() => Reflect.get(globalThis, 'painted'))
  await processor.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  return Number(await painted.jsonValue())
}

const optionOf = (page: Page, { name }: QuestionShown, value: string) =>
  page.getByRole('main').locator(`[name="${name}"][value="${value}"]`)

const isYesOrNo = (question: QuestionShown) => isGate(question) && question.options.includes('yes')

/** Presses yes and then no at every gate of a page. */
async function pressGates(page: Page, processor: CDPSession): Promise<Pick<Gates, 'no' | 'yes'>> {
  const no: number[] = []
  const yes: number[] = []
  for (const gate of (await questionsShown(page)).filter(isYesOrNo)) {
    yes.push(await pressed(optionOf(page, gate, 'yes'), processor))
    no.push(await pressed(optionOf(page, gate, 'no'), processor))
  }
  return { no, yes }
}

const firstQuestion = (page: Page) => page.getByRole('main').locator('form fieldset').first()

/** Brotli bytes of the scripts of this document so far. */
const scriptBytes = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
      .reduce((total, { encodedBodySize }) => total + encodedBodySize, 0),
  )

/** Walks through the questionnaire with nothing to disclose. */
async function walk(browser: Browser, baseURL: string): Promise<Gates> {
  const context = await browser.newContext({ baseURL, viewport: PHONE })
  const page = await context.newPage()
  const processor = await context.newCDPSession(page)
  const next = () => page.getByRole('button', { name: 'Continue', exact: true }).click()
  try {
    await chooseInsurer(page, employee)
    await understandDuty(page, async () => undefined)
    // The backend renders them on the first request.
    await page.getByRole('link', { name: 'product disclosure statement' }).first().waitFor()
    await acceptDocuments(page, async () => undefined)
    await page.getByRole('checkbox', { name: /^I consent to you collecting/ }).check()
    await page.getByRole('radio', { name: 'On this device' }).check()
    await next()
    await page.waitForURL(QUESTIONS)
    await firstQuestion(page).waitFor()
    await page.reload()
    await firstQuestion(page).waitFor()
    const scripts = await scriptBytes(page)
    const no: number[] = []
    const yes: number[] = []
    while (QUESTIONS.test(page.url()) || CHECK.test(page.url())) {
      const from = page.url()
      if (QUESTIONS.test(from)) {
        await firstQuestion(page).waitFor()
        const times = await pressGates(page, processor)
        no.push(...times.no)
        yes.push(...times.yes)
        await answerQuestions(page, nothing)
      }
      await next()
      await page.waitForURL((url) => url.href !== from)
    }
    return { no, yes, scripts }
  } finally {
    await context.close()
  }
}

/** The same press on a choice of the MUI stepper. */
async function pressMui(browser: Browser, url: string): Promise<readonly number[]> {
  const context = await browser.newContext({ viewport: PHONE })
  const page = await context.newPage()
  const processor = await context.newCDPSession(page)
  try {
    await page.goto(url, { waitUntil: 'networkidle' })
    const times: number[] = []
    for (let round = 0; round < 10; round += 1)
      for (const name of ['Yes', 'No'])
        times.push(await pressed(page.getByRole('radio', { name }), processor))
    return times
  } finally {
    await context.close()
  }
}

/** From the press on a gate's answer to the paint, at 4x CPU, for every gate; and what the first page loads. */
export async function measureGates(
  browser: Browser,
  { url }: BrandSite,
  runs: number,
): Promise<readonly Figure[]> {
  const mui = await serveFloors(await buildFloor('mui'))
  const form = await floorBytes('form')
  const ofMui: number[] = []
  const own: Gates[] = []
  try {
    for (let run = 0; run < runs; run += 1) {
      ofMui.push(...(await pressMui(browser, mui.url)))
      own.push(await walk(browser, url))
    }
  } finally {
    mui.close()
  }
  const scripts = Math.max(...own.map((gates) => gates.scripts))
  return [
    { name: '  A choice of the MUI stepper', value: median(ofMui), unit: 'ms', from: spread(ofMui) },
    ...(['no', 'yes'] as const).flatMap((answer): readonly Figure[] => {
      const times = own.flatMap((gates) => gates[answer])
      const from = spread(times)
      return [
        {
          name: `  A gate answered ${answer}`,
          value: median(times),
          unit: 'ms',
          target: boundOf('gate'),
          from,
        },
        {
          name: `  A gate answered ${answer} / MUI`,
          value: median(times) / median(ofMui),
          unit: 'x',
          from,
        },
      ]
    }),
    // Its document loads no more than the others do (`first-load`); the draft and every step's model come
    // after.
    {
      name: '  Scripts until the first questions are shown / F',
      value: scripts / form,
      unit: 'x',
      from: `${(scripts / KIB).toFixed(1)} KiB br`,
    },
  ]
}

function spread(times: readonly number[]): string {
  const sorted = [...times].sort((one, other) => one - other)
  return `${times.length} presses, ${sorted[0]?.toFixed(0)} to ${sorted.at(-1)?.toFixed(0)} ms`
}
