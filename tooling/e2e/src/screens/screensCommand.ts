import './fixedDay.ts'
import { execFileSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { type Browser, chromium } from '@playwright/test'
import { browserOptions } from '../browserOptions.ts'
import { type DrawnFlow, drawFlow } from './drawFlow.ts'
import { flows } from './flows.ts'
import { mergeIndex } from './mergeIndex.ts'
import type { ScreenFlow } from './ScreenFlow.ts'
import { readIndexIfAny, writeIndex } from './screensIndex.ts'
import startScreens from './startScreens.ts'
import { DRAWN, SCREENS } from './storedPictures.ts'
import { everyView, type View } from './takePicture.ts'
import { writeScreensPage } from './writeScreensPage.ts'

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url))
const USAGE = `Usage: pnpm screens [flow …] [--width 390|1280] [--scheme light|dark]
Flows: ${flows.map(({ name }) => name).join(', ')}`

interface Wanted {
  readonly flows: readonly ScreenFlow[]
  readonly views: readonly View[]
  readonly areAllViews: boolean
}

function readWanted(): Wanted {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { width: { type: 'string' }, scheme: { type: 'string' } },
  })
  const wanted = flows.filter(({ name }) => positionals.length === 0 || positionals.includes(name))
  const views = everyView.filter(
    ({ width, scheme }) =>
      (values.width ?? String(width)) === String(width) && (values.scheme ?? scheme) === scheme,
  )
  const areKnown = positionals.every((name) => wanted.some((flow) => flow.name === name))
  if (!areKnown || views.length === 0) throw new Error(USAGE)
  return { flows: wanted, views, areAllViews: views.length === everyView.length }
}

/** Draws the flows, as many at once as there are processors; returns those that failed, with the error. */
async function drawAll(browser: Browser, wanted: Wanted) {
  const drawn = new Map<string, DrawnFlow>()
  const failed: string[] = []
  const waiting = [...wanted.flows]
  const before = readIndexIfAny()
  /** After each flow, so that an interruption loses no other. */
  const list = () => {
    const index = mergeIndex(before, { drawn, areAllViews: wanted.areAllViews })
    writeIndex(index)
    for (const folder of [SCREENS, DRAWN]) writeScreensPage(folder, flows, index)
  }
  const lane = async () => {
    for (let flow = waiting.shift(); flow; flow = waiting.shift()) {
      const { name } = flow
      try {
        const result = await drawFlow(browser, flow, { views: wanted.views, areAll: wanted.areAllViews })
        drawn.set(name, result)
        list()
        console.log(
          `${name}: ${result.screens.length} screens, ${Object.keys(result.pictures).length} pictures, ${megabytes(result.storedBytes)} of them for git`,
        )
      } catch (error) {
        failed.push(name)
        console.error(`${name} stopped: ${error instanceof Error ? error.stack : error}`)
      }
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, lane))
  return failed
}

const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(2)} MB`

/** `pnpm screens`: the pictures, and the pages that list them. */
async function main(): Promise<number> {
  const wanted = readWanted()
  execFileSync('turbo', ['run', 'build', '--filter=./apps/*', '--output-logs=errors-only'], {
    cwd: ROOT,
    stdio: 'inherit',
  })
  mkdirSync(SCREENS, { recursive: true })
  const stop = await startScreens()
  const browser = await chromium.launch(browserOptions.launchOptions)
  try {
    const failed = await drawAll(browser, wanted)
    console.log(`Every picture is in ${DRAWN}, those for git are in ${SCREENS}.`)
    if (failed.length > 0) console.error(`Not drawn: ${failed.join(', ')}`)
    return failed.length === 0 ? 0 : 1
  } finally {
    await browser.close()
    await stop()
  }
}

process.exitCode = await main()
