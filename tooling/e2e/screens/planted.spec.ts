import type { Page } from '@playwright/test'
import { layoutFaults } from '../src/layout/layoutFaults.ts'
import { openLooks } from '../src/layout/looks.ts'
import { difference, lossOf, roughDifference } from '../src/screens/comparePictures.ts'
import {
  fingerprintDifference,
  fingerprintOf,
  roughFingerprintDifference,
} from '../src/screens/fingerprint.ts'
import { compress } from '../src/screens/storedPictures.ts'
import { takePicture } from '../src/screens/takePicture.ts'
import { expect, test } from '../src/test.ts'

const PHONE = { width: 390, scheme: 'light' } as const

const AS_MUCH = /^differs as much as \d{2,} pixels from black to white$/
const AS_MUCH_AREA = /^differs as much as [\d.]+ % of its area from black to white$/

const draw = (page: Page) => takePicture(page, PHONE)

/** As it is stored, and its fingerprint. */
async function drawStored(page: Page) {
  const png = await draw(page)
  const picture = await compress(png)
  return { picture, loss: await lossOf(picture, png), fingerprint: await fingerprintOf(png) }
}

const setStyle = (page: Page, selector: string, style: Readonly<Record<string, string>>) =>
  page
    .locator(selector)
    .first()
    .evaluate((element: HTMLElement, one) => Object.assign(element.style, one), style)

/** A box over the middle of the page. */
const plantBox = (page: Page, style: Readonly<Record<string, string>>) =>
  page.evaluate((one) => {
    const box = document.createElement('div')
    Object.assign(box.style, {
      position: 'absolute',
      insetBlockStart: '400px',
      insetInlineStart: '0',
      ...one,
    })
    document.body.append(box)
  }, style)

async function openCalculator(page: Page): Promise<void> {
  await page.goto('/life-insurance-calculator/about-you')
  await expect(page.getByRole('button', { name: 'Continue', exact: true })).toBeVisible()
}

test('a screen that did not change is the same picture twice', async ({ page }) => {
  await openCalculator(page)
  const before = await drawStored(page)
  await page.reload()
  const again = await draw(page)
  expect(await difference(before, again)).toBeNull()
  expect(await roughDifference(before, again)).toBeNull()
  expect(await fingerprintDifference(before.fingerprint, again)).toBeNull()
  expect(await roughFingerprintDifference(before.fingerprint, again)).toBeNull()
})

test('sees a button of another colour', async ({ page }) => {
  await openCalculator(page)
  const before = await drawStored(page)
  await setStyle(page, 'main button[type=submit]', { background: 'rgb(122 78 190)' })
  const purple = await draw(page)
  expect(await difference(before, purple)).toMatch(/^differs in \d{4,} pixels$/)
  expect(await fingerprintDifference(before.fingerprint, purple)).toMatch(AS_MUCH)
})

test('sees one other word', async ({ page }) => {
  await openCalculator(page)
  const before = await drawStored(page)
  await page.getByText('Your age', { exact: true }).evaluate((label) => {
    label.textContent = 'Your weight'
  })
  const other = await draw(page)
  expect(await difference(before, other)).toMatch(/^differs in \d{3,} pixels$/)
  expect(await fingerprintDifference(before.fingerprint, other)).toMatch(AS_MUCH)
  expect(await roughFingerprintDifference(before.fingerprint, other)).toBeNull()
})

test('sees a line more, and what is gone', async ({ page }) => {
  await openCalculator(page)
  const before = await drawStored(page)
  await setStyle(page, 'main h1', { marginBlockEnd: '3rem' })
  const taller = await draw(page)
  expect(await difference(before, taller)).toMatch(/^is 390 by \d+ px, was 390 by \d+$/)
  for (const compare of [fingerprintDifference, roughFingerprintDifference])
    expect(await compare(before.fingerprint, taller)).toMatch(/^is 390 by \d+ px, was 390 by \d+$/)
  await openCalculator(page)
  await setStyle(page, 'main button[type=submit]', { visibility: 'hidden' })
  const without = await draw(page)
  expect(await roughDifference(before, without)).toMatch(/^differs in [\d.]+ % of its area$/)
  expect(await fingerprintDifference(before.fingerprint, without)).toMatch(AS_MUCH)
  expect(await roughFingerprintDifference(before.fingerprint, without)).toMatch(AS_MUCH_AREA)
})

test('sees two words that changed places, by pixels and by fingerprint', async ({ page }) => {
  await openCalculator(page)
  const before = await drawStored(page)
  await page.getByText('Your age', { exact: true }).evaluate((label) => {
    label.textContent = 'age Your'
  })
  const swapped = await draw(page)
  expect(await difference(before, swapped)).toMatch(/^differs in \d{2,} pixels$/)
  expect(await fingerprintDifference(before.fingerprint, swapped)).toMatch(AS_MUCH)
})

test('sees a faint mark by pixels alone', async ({ page }) => {
  await openCalculator(page)
  const before = await drawStored(page)
  await plantBox(page, { width: '6px', height: '6px', background: 'rgb(0 0 0 / 20%)' })
  const marked = await draw(page)
  expect(await difference(before, marked)).toBe('differs in 36 pixels')
  expect(await fingerprintDifference(before.fingerprint, marked)).toBeNull()
})

test('sees a faint shade of a large area by fingerprint alone', async ({ page }) => {
  await openCalculator(page)
  const before = await drawStored(page)
  await plantBox(page, { width: '390px', height: '400px', background: 'rgb(0 0 0 / 2%)' })
  const shaded = await draw(page)
  expect(await difference(before, shaded)).toBeNull()
  expect(await fingerprintDifference(before.fingerprint, shaded)).toMatch(AS_MUCH)
})

test('sees a word of a real screen on two lines', async ({ page }) => {
  await openCalculator(page)
  const look = await openLooks(page)
  await look({ width: 390 })
  expect(await layoutFaults(page)).toEqual([])
  await setStyle(page, 'main h1', { inlineSize: '3.5rem', overflowWrap: 'anywhere' })
  expect((await layoutFaults(page)).join('\n')).toMatch(/“About” is broken/)
})
