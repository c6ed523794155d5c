import { expect, type Page } from '@playwright/test'
import { heading } from '../calculator.ts'
import { coupleCalculation } from './coupleCalculation.ts'
import { storeOnDevice } from './storeOnDevice.ts'

/**
 * Opens the results of `calculate` with its answers already stored on the device, and nothing sent. If a
 * customer's id is given, whose session is open, the answers are theirs.
 */
export async function openResults(page: Page, sub?: string): Promise<void> {
  await open(page, { step: 'results', title: 'Your cover needs', sub })
}

/** Opens the last step of the same with its answers, up to its button. */
export async function openLastStep(page: Page): Promise<void> {
  await open(page, { step: 'existing-cover', title: 'Cover you already have' })
}

interface Opened {
  readonly step: 'existing-cover' | 'results'
  readonly title: string
  readonly sub?: string | undefined
}

async function open(page: Page, { step, title, sub }: Opened): Promise<void> {
  // A session was opened on a page without a script of ours.
  if (sub === undefined) await page.goto('/robots.txt')
  await storeOnDevice(page, { flow: 'calculator', answers: coupleCalculation(step), sub })
  await page.goto(`/life-insurance-calculator/${step}`)
  await expect(heading(page, title)).toBeVisible()
}
