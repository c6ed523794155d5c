import type { Page } from '@playwright/test'
import { layoutFaults } from '../src/layout/layoutFaults.ts'
import { openLooks } from '../src/layout/looks.ts'
import { difference, lossOf, roughDifference } from '../src/screens/comparePictures.ts'
import { compress } from '../src/screens/storedPictures.ts'
import { takePicture } from '../src/screens/takePicture.ts'
import { expect, test } from '../src/test.ts'

const PHONE = { width: 390, scheme: 'light' } as const

const draw = (page: Page) => takePicture(page, PHONE)

/** As it is stored. */
async function drawStored(page: Page) {
  const png = await draw(page)
  const picture = await compress(png)
  return { picture, loss: await lossOf(picture, png) }
}

const setStyle = (page: Page, selector: string, style: Readonly<Record<string, string>>) =>
  page
    .locator(selector)
    .first()
    .evaluate((element: HTMLElement, one) => Object.assign(element.style, one), style)

async function openCalculator(page: Page): Promise<void> {
  await page.goto('/life-insurance-calculator/about-you')
  await expect(page.getByRole('button', { name: 'Continue', exact: true })).toBeVisible()
}

test('a screen that did not change is the same picture twice', async ({ page }) => {
  await openCalculator(page)
  const before = await drawStored(page)
  await page.reload()
  expect(await difference(before, await draw(page))).toBeNull()
  expect(await roughDifference(before, await draw(page))).toBeNull()
})

test('sees a button of another colour', async ({ page }) => {
  await openCalculator(page)
  const before = await drawStored(page)
  await setStyle(page, 'main button[type=submit]', { background: 'rgb(122 78 190)' })
  expect(await difference(before, await draw(page))).toMatch(/^differs in \d{4,} pixels$/)
})

test('sees one other word', async ({ page }) => {
  await openCalculator(page)
  const before = await drawStored(page)
  await page.getByText('Your age', { exact: true }).evaluate((label) => {
    label.textContent = 'Your weight'
  })
  expect(await difference(before, await draw(page))).toMatch(/^differs in \d{3,} pixels$/)
})

test('sees a line more, and what is gone', async ({ page }) => {
  await openCalculator(page)
  const before = await drawStored(page)
  await setStyle(page, 'main h1', { marginBlockEnd: '3rem' })
  const taller = await draw(page)
  expect(await difference(before, taller)).toMatch(/^is 390 by \d+ px, was 390 by \d+$/)
  await openCalculator(page)
  await setStyle(page, 'main button[type=submit]', { visibility: 'hidden' })
  expect(await roughDifference(before, await draw(page))).toMatch(/^differs in [\d.]+ % of its area$/)
})

test('sees a word of a real screen on two lines', async ({ page }) => {
  await openCalculator(page)
  const look = await openLooks(page)
  await look({ width: 390 })
  expect(await layoutFaults(page)).toEqual([])
  await setStyle(page, 'main h1', { inlineSize: '3.5rem', overflowWrap: 'anywhere' })
  expect((await layoutFaults(page)).join('\n')).toMatch(/“About” is broken/)
})
