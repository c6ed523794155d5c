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
import type { ScreenFlow } from './ScreenFlow.ts'
import { readIndexIfAny, writeIndex } from './screensIndex.ts'
import startScreens from './startScreens.ts'
import { SCREENS } from './storedPictures.ts'
import { everyView, type View } from './takePicture.ts'
import { writeScreensPage } from './writeScreensPage.ts'

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url))
const USAGE = `Usage: pnpm screens [flow …] [--width 390|1280] [--scheme light|dark]
Flows: ${flows.map(({ name }) => name).join(', ')}`

interface Wanted {
  readonly flows: readonly ScreenFlow[]
  readonly views: readonly View[]
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
  return { flows: wanted, views }
}

/** Draws the flows, as many at once as there are processors; returns those that failed, with the error. */
async function drawAll(browser: Browser, wanted: Wanted) {
  const drawn = new Map<string, DrawnFlow>()
  const failed: string[] = []
  const waiting = [...wanted.flows]
  const areAll = wanted.views.length === everyView.length
  const lane = async () => {
    for (let flow = waiting.shift(); flow; flow = waiting.shift()) {
      const { name } = flow
      try {
        const result = await drawFlow(browser, flow, { views: wanted.views, areAll })
        drawn.set(name, result)
        console.log(
          `${name}: ${result.screens.length} screens, ${Object.keys(result.losses).length} pictures, ${megabytes(result.bytes)}`,
        )
      } catch (error) {
        failed.push(name)
        console.error(`${name} stopped: ${error instanceof Error ? error.stack : error}`)
      }
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, lane))
  return { drawn, failed }
}

const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(2)} MB`

/** `pnpm screens`: the pictures in docs/screens, and the page that lists them. */
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
    const { drawn, failed } = await drawAll(browser, wanted)
    const before = readIndexIfAny()
    const names = [...drawn.keys()]
    const index = {
      browser: browser.version(),
      flows: {
        ...before?.flows,
        ...Object.fromEntries([...drawn].map(([name, { screens }]) => [name, screens])),
      },
      printed: [
        ...(before?.printed ?? []).filter((screen) => !names.some((name) => screen.startsWith(`${name}/`))),
        ...[...drawn.values()].flatMap(({ printed }) => printed),
      ].sort(),
      losses: Object.fromEntries([
        ...Object.entries(before?.losses ?? {}),
        ...[...drawn.values()].flatMap(({ losses }) => Object.entries(losses)),
      ]),
    }
    writeIndex(index)
    writeScreensPage(flows, index)
    if (failed.length > 0) console.error(`Not drawn: ${failed.join(', ')}`)
    return failed.length === 0 ? 0 : 1
  } finally {
    await browser.close()
    await stop()
  }
}

process.exitCode = await main()
