import type { Page } from '@playwright/test'
import { clientIdOf, putFaults, recordsOf } from '../src/backendRecords.ts'
import { answerAboutYou, answerDependants, continueTo, expectNeeds, saveAboutYou } from '../src/calculator.ts'
import { line, sendButton } from '../src/expectedSaveLines.ts'
import { expect, expectAccessible, LOST_CONNECTION, proxiedTest, test } from '../src/faultTest.ts'
import { holdFirstAnswer } from '../src/holdFirstAnswer.ts'
import { expectSavedOnce, expectShown } from '../src/nothingLost.ts'
import { runFor, stopClock } from '../src/pageClock.ts'
import { ABOUT_YOU, toLastStep } from '../src/toStep.ts'
import { untilSaved } from '../src/watchSaves.ts'

const SAVE = '**/savecalculatecoverform'
const ABOUT = { 'Your age': '34', 'Annual salary before tax': '105,000' }

async function openAboutYou(page: Page): Promise<void> {
  await page.goto(ABOUT_YOU)
  await saveAboutYou(page)
  await page.waitForLoadState('networkidle')
}

async function expectAboutYou(page: Page): Promise<void> {
  await page.goto(ABOUT_YOU)
  await expectShown(page, ABOUT)
}

const savesIn = async (page: Page) => recordsOf('calculations', await clientIdOf(page))

test('F1: without a network a step is saved here at once, and is sent once there is one', async ({
  page,
  context,
  trouble,
  saves,
}) => {
  trouble.allow(LOST_CONNECTION, 'the connection is what fails')
  await openAboutYou(page)
  await context.setOffline(true)
  await untilSaved(saves, () => continueTo(page, 'Your dependants'))
  await expect(line(page, 'offline')).toBeVisible()
  await expectAccessible(page)
  await context.setOffline(false)
  await expect(line(page, 'sent')).toBeVisible()
  await expectSavedOnce(page, saves, 'calculations', { age: 34 })
  expect(await savesIn(page)).toHaveLength(1)
  await expectAboutYou(page)
})

for (const [row, name, bodyBytes, ending, tag] of [
  ['F2', 'is lost', null, 'reset', []],
  ['F3', 'breaks off', 9, 'close', ['@long']],
] as const) {
  proxiedTest(
    `${row}: a save whose answer ${name} is sent again as it was and kept once`,
    { tag: [...tag] },
    async ({ page, wire, trouble, saves }) => {
      trouble.allow(LOST_CONNECTION, 'the connection is what fails')
      await openAboutYou(page)
      wire.set({ kind: 'cut-answer', bodyBytes, ending }, { times: 1 })
      await continueTo(page, 'Your dependants')
      await expect(line(page, 'sent')).toBeVisible()
      const [first, second] = saves.attempts
      expect(second?.id).toBe(first?.id)
      await expectSavedOnce(page, saves, 'calculations', { age: 34 })
      expect(await savesIn(page)).toHaveLength(1)
      await expectAboutYou(page)
    },
  )
}

test('F4: through a minute of errors it is tried ever more rarely, then kept once', { tag: '@long' }, async ({
  page,
  trouble,
  saves,
}) => {
  trouble.allow(LOST_CONNECTION, 'the connection is what fails')
  await page.clock.install()
  await page.addInitScript(() => {
    Math.random = () => 0.5
  })
  await openAboutYou(page)
  await page.route(SAVE, (route) => route.fulfill({ status: 500, json: {} }))
  await continueTo(page, 'Your dependants')
  await expect(line(page, 'waiting')).toBeVisible()
  await expect(sendButton(page)).toBeVisible()
  await expectAccessible(page)
  await runFor(page, 60)
  expect(saves.attempts.length).toBeGreaterThan(4)
  expect(saves.attempts.length).toBeLessThanOrEqual(12)
  await page.unroute(SAVE)
  await runFor(page, 60)
  await expect(line(page, 'sent')).toBeVisible()
  await expectSavedOnce(page, saves, 'calculations', { age: 34 })
  expect(await savesIn(page)).toHaveLength(1)
})

test('F5: a server that asks for 30 seconds is not asked before', async ({ page, trouble, saves }) => {
  trouble.allow(LOST_CONNECTION, 'the connection is what fails')
  await page.clock.install()
  await openAboutYou(page)
  const clientId = await clientIdOf(page)
  await putFaults({ saves: 'busy' }, clientId)
  await continueTo(page, 'Your dependants')
  await expect(line(page, 'waiting')).toBeVisible()
  await stopClock(page)
  await runFor(page, 20)
  expect(saves.attempts).toHaveLength(1)
  await putFaults({ saves: 'ok' }, clientId)
  await page.clock.resume()
  await runFor(page, 15)
  await expect(line(page, 'sent')).toBeVisible()
  expect(saves.attempts).toHaveLength(2)
  await expectSavedOnce(page, saves, 'calculations', { age: 34 })
})

test('F6: a server that is asked too often is left alone, and typing goes on', { tag: '@long' }, async ({
  page,
  trouble,
  saves,
}) => {
  trouble.allow(LOST_CONNECTION, 'the connection is what fails')
  await page.clock.install()
  await openAboutYou(page)
  const headers = { 'retry-after': '30', 'access-control-expose-headers': 'retry-after' }
  await page.route(SAVE, (route) => route.fulfill({ status: 429, headers, json: {} }))
  await continueTo(page, 'Your dependants')
  await expect(line(page, 'waiting')).toBeVisible()
  await stopClock(page)
  await answerDependants(page)
  await runFor(page, 20)
  expect(saves.attempts).toHaveLength(1)
  await expectShown(page, { 'Age of child 1': '3', 'Age of child 2': '1' })
  await page.unroute(SAVE)
  await page.clock.resume()
  await continueTo(page, 'Assets and debts')
  await runFor(page, 20)
  await expect(line(page, 'sent')).toBeVisible()
  await expectSavedOnce(page, saves, 'calculations', { age: 34 })
})

test('F7: an answer that takes too long is asked for again, and the flow goes on meanwhile', {
  tag: '@long',
}, async ({ page, saves }) => {
  await page.clock.install()
  await openAboutYou(page)
  await holdFirstAnswer(page, SAVE)
  await continueTo(page, 'Your dependants')
  await expect(line(page, 'sending')).toBeVisible()
  await answerDependants(page)
  await continueTo(page, 'Assets and debts')
  expect(saves.attempts).toHaveLength(1)
  await runFor(page, 17)
  await expect(line(page, 'sent')).toBeVisible()
  expect(saves.attempts[1]?.id).toBe(saves.attempts[0]?.id)
  await expectSavedOnce(page, saves, 'calculations', { age: 34 })
  await expectAboutYou(page)
})

test('F8: on a very slow connection the flow completes, and nothing is sent twice', { tag: '@long' }, async ({
  page,
  saves,
}) => {
  test.slow()
  await page.goto(ABOUT_YOU)
  await page.waitForLoadState('networkidle')
  const connection = await page.context().newCDPSession(page)
  await connection.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: 50_000 / 8,
    uploadThroughput: 50_000 / 8,
  })
  await answerAboutYou(page)
  await continueTo(page, 'Your dependants')
  await answerDependants(page)
  await continueTo(page, 'Assets and debts')
  await expect(line(page, 'sent')).toBeVisible()
  expect(new Set(saves.attempts.map(({ id }) => id)).size).toBe(saves.attempts.length)
  await expectSavedOnce(page, saves, 'calculations', { age: 34 })
})

test('F47: an answer that comes after a later one changes nothing', async ({ page, saves }) => {
  await page.clock.install()
  await openAboutYou(page)
  const release = await holdFirstAnswer(page, SAVE)
  await continueTo(page, 'Your dependants')
  await answerDependants(page)
  await continueTo(page, 'Assets and debts')
  await runFor(page, 17)
  await expect(line(page, 'sent')).toBeVisible()
  const newest = saves.attempts.at(-1)
  await release()
  await runFor(page, 5)
  await expect(line(page, 'sent')).toBeVisible()
  expect(saves.attempts.at(-1)).toBe(newest)
  const [latest] = await savesIn(page)
  expect(latest?.trackingId).toBe(newest?.id)
  await page.reload()
  await expect(line(page, 'sent')).toBeVisible()
})

test('F69: after eight hours of sleep in the middle of a save it is sent once', { tag: '@long' }, async ({
  page,
  context,
  trouble,
  saves,
}) => {
  trouble.allow(LOST_CONNECTION, 'the connection is what fails')
  await page.clock.install()
  await toLastStep(page)
  await expect(line(page, 'sent')).toBeVisible()
  const before = saves.attempts.length
  await holdFirstAnswer(page, SAVE)
  await page.getByRole('button', { name: 'See my results', exact: true }).click()
  await expect.poll(() => saves.attempts.length).toBe(before + 1)
  await context.setOffline(true)
  await page.clock.fastForward('08:00:00')
  await context.setOffline(false)
  await expect(line(page, 'sent')).toBeVisible()
  expect(new Set(saves.attempts.slice(before).map(({ id }) => id)).size).toBe(1)
  await expectSavedOnce(page, saves, 'calculations', { age: 34 })
  // The page waited a while, then let the visitor choose.
  await page.getByRole('button', { name: 'See my results anyway' }).click()
  await expectNeeds(page)
  expect(new Set(saves.attempts.slice(before).map(({ id }) => id)).size).toBe(1)
})
