import { type Browser, expect } from '@playwright/test'
import fc from 'fast-check'
import { browserOptions } from '../browserOptions.ts'
import { line } from '../expectedSaveLines.ts'
import { expectSavedOnce } from '../nothingLost.ts'
import { places } from '../places.ts'
import { watchSaves } from '../watchSaves.ts'
import { sequences } from './commands.ts'
import { addressOf } from './steps.ts'
import { expectRemembered, type Memory, newMemory, Visit } from './Visit.ts'

interface ModelRun {
  readonly seed: number
  readonly sequences: number
  readonly commands: number
}

/** Random visits of the calculator on the real page; nothing that was shown as saved may ever be lost. */
export async function runModel(browser: Browser, run: ModelRun): Promise<{ readonly commands: number }> {
  let done = 0
  const property = fc.asyncProperty(sequences(run.commands), async (commands) => {
    const { launchOptions: _launch, browserName: _name, ...options } = browserOptions
    const context = await browser.newContext({ ...options, baseURL: places.site })
    const memory = newMemory()
    try {
      const real = await Visit.start(context, await watchSaves(context))
      await fc.asyncModelRun(() => ({ model: memory, real }), commands)
      await expectNothingLost(real, memory)
      done += memory.done
    } catch (error) {
      throw new Error(`After ${memory.log.join(', ')}`, { cause: error })
    } finally {
      await context.unrouteAll({ behavior: 'ignoreErrors' })
      await context.close()
    }
  })
  // A shrunk sequence adds little, and every try costs seconds.
  await fc.assert(property, { seed: run.seed, numRuns: run.sequences, endOnFailure: true })
  return { commands: done }
}

/** Once everything works again: all tabs and all steps show every value, and the backend has what was submitted, once. */
async function expectNothingLost(real: Visit, memory: Memory): Promise<void> {
  const { context, saves } = real
  real.failing = 0
  await context.setOffline(false)
  await context.clock.fastForward('02:00')
  for (const tab of real.tabs) {
    await tab.page.evaluate(() => dispatchEvent(new Event('focus')))
    await expectRemembered(tab, memory)
  }
  const { page } = real
  for (let step = 0; step <= memory.furthest; step += 1) {
    await page.goto(addressOf(step))
    await expectRemembered({ page, step }, memory)
  }
  if (memory.submitted.size > 0) {
    await expect(line(page, 'sent')).toBeVisible()
    await expectSavedOnce(page, saves, 'calculations', { age: Number(memory.submitted.get('Your age')) })
  }
  expect(saves.lies, 'claims that were not true').toEqual([])
  expect(real.errors, 'uncaught errors').toEqual([])
}
