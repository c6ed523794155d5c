import type { BrowserContext, Page } from '@playwright/test'
import { clientIdOf, recordsOf } from '../src/backendRecords.ts'
import { continueTo, heading, saveAboutYou } from '../src/calculator.ts'
import { line } from '../src/expectedSaveLines.ts'
import { expect, expectAccessible, LOST_CONNECTION, test } from '../src/faultTest.ts'
import { expectSavedOnce, expectShown } from '../src/nothingLost.ts'
import { untilPersisted } from '../src/persisted/deviceRows.ts'
import { ABOUT_YOU } from '../src/toStep.ts'
import type { SaveWatch } from '../src/watchSaves.ts'

const SAVE = '**/savecalculatecoverform'
const age = (page: Page) => page.getByLabel('Your age', { exact: true })
const salary = (page: Page) => page.getByLabel('Annual salary before tax', { exact: true })

/** A second tab on the first step, once both show the same. */
async function secondTab(context: BrowserContext, prepare?: (page: Page) => Promise<unknown>): Promise<Page> {
  const page = await context.newPage()
  await prepare?.(page)
  await page.goto(ABOUT_YOU)
  await page.waitForLoadState('networkidle')
  return page
}

function expectOneSender({ attempts }: SaveWatch): void {
  expect(new Set(attempts.map(({ id }) => id)).size, 'no save by two tabs').toBe(attempts.length)
}

const deaf = (page: Page) => page.addInitScript(() => Reflect.deleteProperty(window, 'BroadcastChannel'))

test('F17: two tabs that begin with one answer are asked which stays, and both values can', {
  tag: '@long',
}, async ({ page, context, saves }) => {
  for (const side of ['theirs', 'mine'] as const) {
    const [first, second] = [side === 'theirs' ? '34' : '36', side === 'theirs' ? '41' : '43']
    await page.goto(ABOUT_YOU)
    await page.waitForLoadState('networkidle')
    // It misses the change of the draft, as when both type at the same moment.
    const other = await secondTab(context, deaf)
    await untilPersisted(page, () => age(page).fill(first))
    await age(other).fill(second)
    const requested = other.getByRole('alert').filter({ hasText: 'This was changed in another tab.' })
    await expect(requested).toBeVisible()
    await expect(line(other, 'undecided')).toBeVisible()
    if (side === 'theirs') await expectAccessible(other)
    await expect(requested).toContainText(first)
    await expect(requested).toContainText(second)
    await requested.getByRole('radio', { name: side === 'theirs' ? first : second }).check()
    await requested.getByRole('button', { name: 'Use these answers', exact: true }).click()
    await expect(requested).toBeHidden()
    const stored = side === 'theirs' ? first : second
    await expect(age(other)).toHaveValue(stored)
    // The tab notices it when it becomes visible.
    await page.evaluate(() => dispatchEvent(new Event('focus')))
    await expect(age(page)).toHaveValue(stored)
    await other.close()
  }
  await salary(page).fill('105k')
  await continueTo(page, 'Your dependants')
  await expect(line(page, 'sent')).toBeVisible()
  await expectSavedOnce(page, saves, 'calculations', { age: 43 })
})

test('F18: two tabs that begin with different answers both have both, and one of them sends', {
  tag: '@long',
}, async ({ page, context, saves }) => {
  await page.goto(ABOUT_YOU)
  await page.waitForLoadState('networkidle')
  const other = await secondTab(context)
  await Promise.all([age(page).fill('34'), salary(other).fill('105,000')])
  for (const tab of [page, other]) {
    await expectShown(tab, { 'Your age': '34', 'Annual salary before tax': '105,000' })
  }
  await continueTo(page, 'Your dependants')
  await expect(line(page, 'sent')).toBeVisible()
  await expect(line(other, 'sent')).toBeVisible()
  expectOneSender(saves)
  await expectSavedOnce(page, saves, 'calculations', { age: 34 })
})

test('F19: a tab that is closed while it sends is followed by another', async ({ page, context, saves }) => {
  await page.goto(ABOUT_YOU)
  await saveAboutYou(page)
  const other = await secondTab(context)
  const clientId = await clientIdOf(page)
  let sender: Page | undefined
  await context.route(SAVE, async (route) => {
    if (sender) return route.continue()
    // Either may be the one that sends.
    sender = route.request().frame().page()
    await route.fetch()
  })
  await continueTo(page, 'Your dependants')
  await expect.poll(async () => (await recordsOf('calculations', clientId)).length).toBe(1)
  await sender?.close()
  const left = sender === page ? other : page
  await expect.poll(() => saves.attempts.length).toBe(2)
  await expect(line(left, 'sent')).toBeVisible()
  expect(saves.attempts[1]?.id).toBe(saves.attempts[0]?.id)
  await expectSavedOnce(left, saves, 'calculations', { age: 34 })
})

test('F20: without locks and messages between tabs still only one sends', { tag: '@long' }, async ({
  page,
  context,
  trouble,
  saves,
}) => {
  trouble.allow(LOST_CONNECTION, 'the connection is what fails')
  await context.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'locks')
    Reflect.deleteProperty(window, 'BroadcastChannel')
  })
  await page.goto(ABOUT_YOU)
  await saveAboutYou(page)
  const tabs = [page, await secondTab(context), await secondTab(context)]
  await context.setOffline(true)
  await continueTo(page, 'Your dependants')
  await expect(line(page, 'offline')).toBeVisible()
  // All of them are notified at once.
  await context.setOffline(false)
  await expect(line(page, 'sent')).toBeVisible()
  expect(saves.attempts.filter(({ answer }) => answer !== null)).toHaveLength(1)
  await expectSavedOnce(page, saves, 'calculations', { age: 34 })
  for (const tab of tabs) await expect(tab.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(heading(page, 'Your dependants')).toBeVisible()
})
