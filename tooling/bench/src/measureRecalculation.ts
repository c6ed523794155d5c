import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import { build } from 'vite'
import { type Figure, median } from './figures.ts'
import { boundOf } from './targets.ts'

const BATCHES = 40

/** A whole live recalculation (needs, workings, sensitivity) in a browser slowed down four times. */
export async function measureRecalculation(browser: Browser): Promise<readonly Figure[]> {
  const output = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      rolldownOptions: { input: join(import.meta.dirname, 'recalculation.ts'), output: { format: 'iife' } },
    },
  })
  const outputs = Array.isArray(output) ? output : [output]
  const chunk = outputs.flatMap((result) => ('output' in result ? result.output : []))[0]
  if (chunk?.type !== 'chunk') throw new Error('The recalculation was not built.')
  const page = await browser.newPage()
  try {
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    await page.addScriptTag({ content: chunk.code })
    const durations = await page.evaluate(
      (times) => (globalThis as unknown as { recalculate(times: number): number[] }).recalculate(times),
      BATCHES,
    )
    return [
      {
        name: '12 Whole live recalculation at 4x CPU',
        value: median(durations),
        unit: 'ms',
        target: boundOf('recalculation'),
        from: `median of ${BATCHES} batches of 50`,
      },
    ]
  } finally {
    await page.close()
  }
}
