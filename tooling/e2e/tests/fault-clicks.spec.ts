import type { Page } from '@playwright/test'
import { clientIdOf, recordsOf } from '../src/backendRecords.ts'
import { heading } from '../src/calculator.ts'
import { expect, test } from '../src/faultTest.ts'
import { openLastStep } from '../src/prepared/openResults.ts'
import type { SaveWatch } from '../src/watchSaves.ts'

const SAVE = '**/savecalculatecoverform'

/** Holds the answer to the last step, so that every press happens while sending. */
async function holdAnswer(page: Page): Promise<() => void> {
  let release: () => void = () => undefined
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(SAVE, async (route) => {
    const response = await route.fetch()
    await held
    await route.fulfill({ response })
  })
  return release
}

/** Expects one submit from the page and one row for it; before it only the step saves. */
async function expectOneSubmit(page: Page, saves: SaveWatch, before: number): Promise<void> {
  await expect(heading(page, 'Your cover needs')).toBeVisible()
  const submits = saves.attempts.slice(before)
  expect(submits).toHaveLength(1)
  const records = await recordsOf('calculations', await clientIdOf(page))
  expect(records.filter(({ trackingId }) => trackingId === submits[0]?.id)).toHaveLength(1)
}

const submitButton = (page: Page) => page.getByRole('main').locator('button[type=submit]')

async function untilQuiet(page: Page, saves: SaveWatch): Promise<number> {
  await expect.poll(() => saves.attempts.every(({ answer }) => answer !== null)).toBe(true)
  await page.waitForLoadState('networkidle')
  return saves.attempts.length
}

test('F9: pressing twice, thrice and with Enter on top sends once', async ({ page, saves }) => {
  await openLastStep(page)
  const before = await untilQuiet(page, saves)
  const release = await holdAnswer(page)
  await submitButton(page).click({ clickCount: 3 })
  await page.getByLabel('Life cover amount').press('Enter')
  await submitButton(page).click({ force: true })
  await expect(submitButton(page)).toHaveAttribute('aria-disabled', 'true')
  release()
  await expectOneSubmit(page, saves, before)
})

test('F10: Enter held down sends once', async ({ page, saves }) => {
  await openLastStep(page)
  const before = await untilQuiet(page, saves)
  const release = await holdAnswer(page)
  await submitButton(page).focus()
  for (let repeats = 0; repeats < 30; repeats += 1) await page.keyboard.down('Enter')
  await page.keyboard.up('Enter')
  await expect(submitButton(page)).toHaveAttribute('aria-disabled', 'true')
  release()
  await expectOneSubmit(page, saves, before)
})
