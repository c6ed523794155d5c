import type { Page } from '@playwright/test'
import { brokenWords } from './brokenWords.ts'
import { overflowing } from './overflowing.ts'
import { overlappingTexts } from './overlappingTexts.ts'
import { smallTargets } from './smallTargets.ts'
import { defineUnseen } from './unseen.ts'

/** Everything that is wrong with how the page is laid out as it stands, in words. */
export async function layoutFaults(page: Page): Promise<readonly string[]> {
  await page.evaluate(defineUnseen)
  const faults: string[] = []
  for (const look of [brokenWords, overflowing, overlappingTexts, smallTargets])
    faults.push(...(await page.evaluate(look)))
  return faults
}
