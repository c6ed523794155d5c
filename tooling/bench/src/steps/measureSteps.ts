import type { Browser } from '@playwright/test'
import type { BrandSite } from '../brandSites.ts'
import { buildFloor } from '../buildFloor.ts'
import { type Figure, median } from '../figures.ts'
import { serveFloors } from '../serveFloors.ts'
import { type Bound, boundOf } from '../targets.ts'
import { elementsOf } from './readPage.ts'
import { CALCULATOR, QUOTE, type Screen } from './screens.ts'
import { serveDrawnFlow } from './serveDrawnFlow.ts'
import { type OwnWalk, type Walk, walkFloor, walkFlow } from './walkSteps.ts'

const FLOWS = [
  { path: '/life-insurance-calculator/about-you', screens: CALCULATOR },
  { path: '/client-quote/select-covers', screens: QUOTE },
] as const

/** The only screen of the stepper of four bare fields. */
const FOUR_FIELDS: readonly Screen[] = [{ title: '', answer: async () => undefined, action: 'Continue' }]

type Which = 'first' | 'later'

const timesOf = (walks: readonly Walk[], title: string, which: Which): readonly number[] =>
  walks.flatMap((walk) => walk.get(title)?.[which] ?? Number.NaN)

const listed = (times: readonly number[]) => `${times.map((time) => time.toFixed(0)).join(', ')} ms`

interface FlowRuns {
  readonly own: OwnWalk[]
  readonly react: Walk[]
  readonly mui: Walk[]
}

/** One flow and its two floors in turn, so that a slow moment of the machine affects all three. */
async function runFlow(
  browser: Browser,
  url: string,
  screens: readonly Screen[],
  runs: number,
): Promise<FlowRuns> {
  const results: FlowRuns = { own: [await walkFlow(browser, url, screens)], react: [], mui: [] }
  const [warm] = results.own.splice(0)
  if (!warm) throw new Error('The flow was not walked.')
  const react = await serveDrawnFlow('same', warm.drawn)
  const mui = await serveDrawnFlow('same-mui', warm.drawn)
  try {
    for (let run = 0; run < runs; run += 1) {
      results.own.push(await walkFlow(browser, url, screens))
      results.react.push(await walkFloor(browser, react.url, screens))
      results.mui.push(await walkFloor(browser, mui.url, screens))
    }
    return results
  } finally {
    react.close()
    mui.close()
  }
}

async function fourFields(browser: Browser, runs: number): Promise<readonly Walk[]> {
  const floor = await serveFloors(await buildFloor('mui'))
  try {
    const walks: Walk[] = []
    for (let run = 0; run < runs; run += 1) walks.push(await walkFloor(browser, floor.url, FOUR_FIELDS))
    return walks
  } finally {
    floor.close()
  }
}

function figuresOfScreen(title: string, which: Which, runs: FlowRuns, bare: readonly Walk[]) {
  const times = timesOf(
    runs.own.map(({ presses }) => presses),
    title,
    which,
  )
  const own = median(times)
  const ratio = (name: string, other: readonly number[], target?: Bound): Figure => ({
    name: `6 ${which} press from ${title} / ${name}`,
    value: own / median(other),
    unit: 'x',
    ...(target && { target }),
    from: `${own.toFixed(0)} / ${listed(other)}`,
  })
  return [
    {
      name: `6 ${which} press from ${title}`,
      value: own,
      unit: 'ms',
      target: boundOf('slowestPress'),
      from: listed(times),
    },
    ratio('M2', timesOf(runs.mui, title, which), boundOf('pressToMui')),
    ratio('R2', timesOf(runs.react, title, which), boundOf('pressToReact')),
    ratio(
      'its markup',
      runs.own.map(({ markup }) => markup.get(title) ?? Number.NaN),
      boundOf('pressToMarkup'),
    ),
    ratio('a stepper of four fields', timesOf(bare, '', which)),
  ]
}

/** Elements of the screen to which a press leads: what both floors draw, too. */
function elementFigures({ own: [walk] }: FlowRuns, screens: readonly Screen[]): readonly Figure[] {
  return screens.map(({ title }, index) => ({
    name: `  Elements of ${title}`,
    value: elementsOf(walk?.drawn.screens[index]?.main ?? ''),
    unit: '',
  }))
}

/**
 * Target 6: from the press on Continue to the painted step, at a quarter of the speed, for every step of the calculator
 * and the quote, against floors that draw the same steps. Steps that wait for a server have no target.
 */
export async function measureSteps(
  browser: Browser,
  { url }: BrandSite,
  runs: number,
): Promise<readonly Figure[]> {
  const figures: Figure[] = []
  const bare = await fourFields(browser, runs)
  for (const { path, screens } of FLOWS) {
    const results = await runFlow(browser, url + path, screens, runs)
    const pressed = screens.filter(({ waits }) => !waits)
    for (const which of ['first', 'later'] as const)
      figures.push(...pressed.flatMap(({ title }) => figuresOfScreen(title, which, results, bare)))
    figures.push(...elementFigures(results, screens))
  }
  return figures
}
