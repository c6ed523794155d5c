import { stripVTControlCharacters } from 'node:util'
import { type Translation, translatePage } from '@coverkit/browser/translate-page'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import type { ScreenFlow } from '../screens/ScreenFlow.ts'
import startScreens from '../screens/startScreens.ts'
import { walkScreens } from '../screens/walkScreens.ts'
import { readTexts, textDifferences } from './readTexts.ts'

/** How long a press may take until what is not there is a fault: the flow goes no further. */
const MOST_MS = 20_000

/** Each walk has a backend of its own: what the one before did to a customer would be on the pages of this one. */
async function onFreshBackend<Result>(walk: () => Promise<Result>): Promise<Result> {
  const stop = await startScreens()
  try {
    return await walk()
  } finally {
    await stop()
  }
}

type TextsByScreen = ReadonlyMap<string, Awaited<ReturnType<typeof readTexts>>>

/** Returns what each screen of a flow says without a translator. */
export async function readFlow(browser: Browser, flow: ScreenFlow): Promise<TextsByScreen> {
  const screens = new Map<string, Awaited<ReturnType<typeof readTexts>>>()
  const walk = () =>
    walkScreens(browser, flow, async (screen, page) => {
      screens.set(screen, await readTexts(page, { isTranslated: false }))
    })
  await onFreshBackend(walk)
  return screens
}

/** Findings of a walk through translated pages. */
interface Translated {
  /** Screens that say something else than without a translator, each with what. */
  readonly differences: readonly string[]
  /** Where it stopped and what was shown there. */
  readonly faults: readonly string[]
}

interface Walk {
  readonly flow: ScreenFlow
  /** Texts of its screens without a translator. */
  readonly right: TextsByScreen
  readonly translation: Translation
}

/** Walks through a flow whose pages a browser translates, to the end or to the first thing that fails. */
export async function walkTranslated(
  browser: Browser,
  { flow, right, translation }: Walk,
): Promise<Translated> {
  const differences: string[] = []
  const faults: string[] = []
  const left = new Set(right.keys())
  const devices: BrowserContext[] = []
  const stop = async (error: Error) => {
    const shown = await Promise.all(devices.flatMap((device) => device.pages()).map(beginningOf))
    const [next = 'the end'] = left
    faults.push(
      `stopped before ${next}: ${stripVTControlCharacters(error.message)}; shown: ${shown.join(' | ')}`,
    )
  }
  const walk = () =>
    walkScreens(
      browser,
      { ...flow, walk: (visit) => flow.walk(visit).catch(stop) },
      async (screen, page) => {
        const [said, says] = [right.get(screen), await readTexts(page, { isTranslated: true })]
        const found = said ? textDifferences(said, says) : ['is not there without a translator']
        left.delete(screen)
        differences.push(...found.map((text) => `${screen}: ${text}`))
      },
      {
        prepare: async (device) => {
          devices.push(device)
          device.setDefaultTimeout(MOST_MS)
          await device.addInitScript(translatePage, translation)
        },
      },
    )
  await onFreshBackend(walk)
  if (left.size > 0) faults.push(`${left.size} screens were not come to`)
  return { differences, faults }
}

/** How a page begins, for the report of what failed there. */
async function beginningOf(page: Page): Promise<string> {
  const text = await page.locator('body').innerText()
  return `${page.url()} ${text.replace(/\s+/g, ' ').slice(0, 300)}`
}
