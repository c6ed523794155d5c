import type { Page } from '@playwright/test'
import { brokenWords } from './brokenWords.ts'
import { overflowing } from './overflowing.ts'
import { overlappingTexts } from './overlappingTexts.ts'
import { smallTargets } from './smallTargets.ts'
import { defineUnseen } from './unseen.ts'

const LOOKS = [brokenWords, overflowing, overlappingTexts, smallTargets]

/** All of them go to the page at once, as text: on a busy page each call waits. */
const faultsIn = `(places) => {
  (${defineUnseen})()
  return places.map((place) => [${LOOKS.join(', ')}].flatMap((look) => look(place)))
}`

/** Returns everything that is wrong with the page's current layout, in words. */
export async function layoutFaults(page: Page): Promise<readonly string[]> {
  const found = await page.evaluate<readonly string[][]>(`(${faultsIn})([document.body])`)
  return found.flat()
}

/** Returns the same for each element that the selector names, in their order; only these are checked. */
export const faultsOfEach = (page: Page, selector: string): Promise<readonly (readonly string[])[]> =>
  page.evaluate<readonly string[][]>(`(${faultsIn})([...document.querySelectorAll('${selector}')])`)
