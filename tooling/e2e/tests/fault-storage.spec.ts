import type { BrowserContext, Page } from '@playwright/test'
import { clientIdOf } from '../src/backendRecords.ts'
import {
  answerAboutYou,
  answerAssetsAndDebts,
  answerDependants,
  answerExistingCover,
  continueTo,
  expectNeeds,
  heading,
  saveAboutYou,
} from '../src/calculator.ts'
import { textsOnDisk } from '../src/diskSearch.ts'
import { line } from '../src/expectedSaveLines.ts'
import { expect, expectAccessible, test } from '../src/faultTest.ts'
import { expectShown } from '../src/nothingLost.ts'
import { ownBrowser } from '../src/ownBrowser.ts'
import { changeDraftRows, deviceRows, untilPersisted } from '../src/persisted/deviceRows.ts'
import { fillDevice, limitDevice } from '../src/persisted/fillDevice.ts'
import { putVersion1 } from '../src/persisted/putVersion1.ts'
import { places } from '../src/places.ts'
import { ABOUT_YOU } from '../src/toStep.ts'
import { untilSent } from '../src/untilSent.ts'

const DEPENDANTS = '/life-insurance-calculator/dependents'
const ABOUT = { 'Your age': '34', 'Annual salary before tax': '105,000' }

const age = (page: Page) => page.getByLabel('Your age', { exact: true })
const anySaved = (page: Page) => page.getByRole('status').filter({ hasText: /\bSaved\b/ })

/** Walks from the second step to the results, where storage is unavailable. */
async function finish(page: Page): Promise<void> {
  await answerDependants(page)
  await continueTo(page, 'Assets and debts')
  await answerAssetsAndDebts(page)
  await continueTo(page, 'Cover you already have')
  await answerExistingCover(page)
  await continueTo(page, 'Your cover needs', 'See my results')
  await expectNeeds(page)
}

test('F27: on a full disk the answers live on in the page, which says so', async ({ page }) => {
  await limitDevice(page, places.site)
  await page.goto(ABOUT_YOU)
  await saveAboutYou(page)
  await fillDevice(page)
  await continueTo(page, 'Your dependants')
  await expect(line(page, 'memory')).toBeVisible()
  await expectAccessible(page)
  await finish(page)
  await expect(line(page, 'memory')).toBeVisible()
})

// `storage.test.ts` covers the other errors of `open`.
const REFUSALS = ['SecurityError', 'gone'] as const

for (const refusal of REFUSALS) {
  test(`F28: with storage refused (${refusal}) the flow completes, and says that nothing is kept`, async ({
    page,
  }) => {
    await page.addInitScript((name) => {
      if (name === 'gone') return void Object.defineProperty(window, 'indexedDB', { value: undefined })
      IDBFactory.prototype.open = () => {
        throw new DOMException('refused', name)
      }
    }, refusal)
    await page.goto(ABOUT_YOU)
    await answerAboutYou(page)
    await continueTo(page, 'Your dependants')
    await expect(line(page, 'memory')).toBeVisible()
    await expect(anySaved(page)).toHaveCount(0)
    if (refusal !== 'SecurityError') return
    await expectAccessible(page)
    await finish(page)
  })
}

/** Answers a step in a new page of the window; returns the texts that could be on the disk. */
async function leaveTraces(window: BrowserContext): Promise<readonly string[]> {
  const page = await window.newPage()
  await page.goto(ABOUT_YOU)
  await answerAboutYou(page)
  await continueTo(page, 'Your dependants')
  await expect(line(page, 'sent')).toBeVisible()
  expect(await deviceRows(page, 'drafts')).toHaveLength(1)
  return ['coverkit-wattlebird', await clientIdOf(page)]
}

// Takes over 5 s: a whole browser is started and stopped, and its profile read byte by byte.
test('F29: of a private window that was closed no byte is left in the profile', {
  tag: '@long',
}, async () => {
  test.slow()
  const browser = await ownBrowser()
  try {
    const hidden = await browser.openPrivate()
    const traces = await leaveTraces(hidden)
    await hidden.close()
    const after = await (await browser.open()).newPage()
    await after.goto(DEPENDANTS)
    await expect(after).toHaveURL(ABOUT_YOU)
    await expect(age(after)).toHaveValue('')
    await browser.quit()
    expect(await textsOnDisk(browser.profile, traces.slice(1))).toEqual([])
    // An ordinary window of the same profile leaves them: the search would find them.
    const stored = await leaveTraces(await browser.open())
    await browser.quit()
    expect(await textsOnDisk(browser.profile, stored)).toEqual(stored)
  } finally {
    await browser.close()
  }
})

/** Switches it off, as the visitor does in the browser's settings. */
async function clearStorage(page: Page): Promise<void> {
  const device = await page.context().newCDPSession(page)
  await device.send('Storage.clearDataForOrigin', { origin: places.site, storageTypes: 'all' })
}

test('F31: storage that is cleared in the middle is filled again from the page', async ({ page }) => {
  await page.goto(ABOUT_YOU)
  await answerAboutYou(page)
  await continueTo(page, 'Your dependants')
  await expect(line(page, 'sentOnDevice')).toBeVisible()
  await clearStorage(page)
  await answerDependants(page)
  await untilSent(page, () => continueTo(page, 'Assets and debts'))
  await expect(line(page, 'sentOnDevice')).toBeVisible()
  await page.reload()
  await expect(heading(page, 'Assets and debts')).toBeVisible()
  await page.goto(DEPENDANTS)
  await expect(page.getByLabel('Age of child 2')).toHaveValue('1')
  await page.goto(ABOUT_YOU)
  await expectShown(page, ABOUT)
})

test('F31: storage that is cleared while the page reads it and writes to it is filled again too', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto(ABOUT_YOU)
  await answerAboutYou(page)
  await continueTo(page, 'Your dependants')
  await expect(line(page, 'sentOnDevice')).toBeVisible()
  // Each wakes the sender, which checks for due entries.
  await page.evaluate(() => setInterval(() => dispatchEvent(new Event('online')), 1))
  await clearStorage(page)
  await expect.poll(() => deviceRows(page, 'drafts')).toHaveLength(1)
  await page.reload()
  await expect(heading(page, 'Your dependants')).toBeVisible()
  await page.goto(ABOUT_YOU)
  await expectShown(page, ABOUT)
})

const DAMAGE = [
  ['a broken seal', '41', [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20]],
  ['a record cut short', '42', [1]],
  ['an empty record', '43', []],
] as const

// Takes over 5 s: a draft is damaged in each of its parts.
test('F32: a damaged draft is set aside and told, and the flow goes on', { tag: '@long' }, async ({
  page,
}) => {
  for (const [name, years, data] of DAMAGE) {
    await page.goto(ABOUT_YOU)
    await untilPersisted(page, () => age(page).fill(years))
    await page.goto('/privacy-policy')
    await changeDraftRows(page, { data })
    await page.goto(ABOUT_YOU)
    await expect(heading(page, 'About you'), name).toBeVisible()
    await expect.poll(async () => (await deviceRows(page, 'quarantine')).length, name).toBe(1)
    await expect(line(page, 'damaged'), name).toBeVisible()
    await saveAboutYou(page)
    await page.reload()
    await expectShown(page, { 'Your age': '34' })
  }
})

test('F33: what the first released version kept is read, and goes on from there', async ({ page }) => {
  await page.clock.setFixedTime('2026-11-22T10:00:00Z')
  await page.goto('/privacy-policy')
  await putVersion1(page)
  await page.goto(DEPENDANTS)
  await expectShown(page, { 'How many children rely on you?': '2 or' })
  await page.getByRole('link', { name: 'Back', exact: true }).click()
  await expectShown(page, ABOUT)
  await continueTo(page, 'Your dependants')
  await answerDependants(page)
  await continueTo(page, 'Assets and debts')
})

test('F34: a draft of a newer version is left alone, and the page says so', { tag: '@long' }, async ({
  page,
}) => {
  await page.goto(ABOUT_YOU)
  await saveAboutYou(page)
  await page.goto('/privacy-policy')
  await changeDraftRows(page, { version: 99 })
  const before = await deviceRows(page, 'drafts')
  await page.goto(ABOUT_YOU)
  await expect(line(page, 'newerDraft')).toBeVisible()
  await expectAccessible(page)
  await answerAboutYou(page)
  await continueTo(page, 'Your dependants')
  await expect(line(page, 'newerDraft')).toBeVisible()
  expect(await deviceRows(page, 'drafts')).toEqual(before)
})
