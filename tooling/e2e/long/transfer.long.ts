import type { Page } from '@playwright/test'
import { clientIdOf, putFaults, recordsOf } from '../src/backendRecords.ts'
import { continueTo, heading } from '../src/calculator.ts'
import { line, sendButton } from '../src/expectedSaveLines.ts'
import { expect, LOST_CONNECTION, proxiedTest, test } from '../src/faultTest.ts'
import { holdFirstAnswer } from '../src/holdFirstAnswer.ts'
import { expectSavedOnce } from '../src/nothingLost.ts'
import { runFor, stopClock } from '../src/pageClock.ts'
import { places } from '../src/places.ts'
import {
  changePolicies,
  enterPolicies,
  enterPolicy,
  openHolders,
  policiesShown,
  SAVE_TRANSFER,
  savedTransfer,
  signTransfer,
  submitTransfer,
  toPolicies,
  toTerms,
} from '../src/transfer.ts'
import { holdTransfers, submittedTransfers, watchTransfers } from '../src/transferSubmissions.ts'

const TWO = [
  { insurer: 'Zurella', number: 'ZU-889120' },
  { insurer: 'Neota Life', number: null },
]
const SHOWN = ['ZUR ZU-889120', 'NEO null']
const PARTIAL = { customer_Status: 'Partial Transfer' }

const savesOf = async (page: Page) => recordsOf('transfers', await clientIdOf(page))
const isSave = ({ path }: { readonly path: string }) => path.endsWith('/transferpolicy')

test('F4: through a minute of errors a transfer is tried ever more rarely, then stored once', async ({
  page,
  trouble,
  saves,
}) => {
  trouble.allow(LOST_CONNECTION, 'the connection is what fails')
  await page.clock.install()
  await page.addInitScript(() => {
    Math.random = () => 0.5
  })
  await openHolders(page)
  await page.route(SAVE_TRANSFER, (route) => route.fulfill({ status: 500, json: {} }))
  await continueTo(page, 'Policies to transfer')
  await expect(line(page, 'waiting')).toBeVisible()
  await expect(sendButton(page)).toBeVisible()
  await runFor(page, 60)
  expect(saves.attempts.length).toBeGreaterThan(4)
  expect(saves.attempts.length).toBeLessThanOrEqual(12)
  await page.unroute(SAVE_TRANSFER)
  await runFor(page, 60)
  await expect(line(page, 'sent')).toBeVisible()
  await expectSavedOnce(page, saves, 'transfers', PARTIAL)
  expect(await savesOf(page)).toHaveLength(1)
})

test('F5: a server that asks for 30 seconds is not sent the transfer before', async ({
  page,
  trouble,
  saves,
}) => {
  trouble.allow(LOST_CONNECTION, 'the connection is what fails')
  await page.clock.install()
  await openHolders(page)
  const clientId = await clientIdOf(page)
  await putFaults({ saves: 'busy' }, clientId)
  await continueTo(page, 'Policies to transfer')
  await expect(line(page, 'waiting')).toBeVisible()
  await stopClock(page)
  await runFor(page, 20)
  expect(saves.attempts).toHaveLength(1)
  await putFaults({ saves: 'ok' }, clientId)
  await page.clock.resume()
  await runFor(page, 15)
  await expect(line(page, 'sent')).toBeVisible()
  expect(saves.attempts).toHaveLength(2)
  await expectSavedOnce(page, saves, 'transfers', PARTIAL)
})

test('F6: a server that is asked too often is left alone, while policies are entered', async ({
  page,
  trouble,
  saves,
}) => {
  trouble.allow(LOST_CONNECTION, 'the connection is what fails')
  await page.clock.install()
  await openHolders(page)
  const headers = { 'retry-after': '30', 'access-control-expose-headers': 'retry-after' }
  await page.route(SAVE_TRANSFER, (route) => route.fulfill({ status: 429, headers, json: {} }))
  await continueTo(page, 'Policies to transfer')
  await expect(line(page, 'waiting')).toBeVisible()
  await stopClock(page)
  await enterPolicies(page, TWO)
  await runFor(page, 20)
  expect(saves.attempts).toHaveLength(1)
  expect(await policiesShown(page)).toEqual(SHOWN)
  await page.unroute(SAVE_TRANSFER)
  await page.clock.resume()
  await continueTo(page, 'Terms and conditions')
  await runFor(page, 20)
  await expect(line(page, 'sent')).toBeVisible()
  expect((await savedTransfer(page)).active).toEqual(SHOWN)
  await expectSavedOnce(page, saves, 'transfers', PARTIAL)
})

test('F7: an answer that takes too long is asked for again, and the transfer goes on meanwhile', async ({
  page,
  trouble,
  saves,
}) => {
  trouble.allow(LOST_CONNECTION, 'the connection is what fails')
  await page.clock.install()
  await openHolders(page)
  await holdFirstAnswer(page, SAVE_TRANSFER)
  await continueTo(page, 'Policies to transfer')
  await expect(line(page, 'sending')).toBeVisible()
  await enterPolicies(page, TWO)
  await continueTo(page, 'Terms and conditions')
  expect(saves.attempts).toHaveLength(1)
  await runFor(page, 17)
  await expect(line(page, 'sent')).toBeVisible()
  expect(saves.attempts[1]?.id).toBe(saves.attempts[0]?.id)
  await expect.poll(async () => (await savedTransfer(page)).active).toEqual(SHOWN)
  await expectSavedOnce(page, saves, 'transfers', PARTIAL)
})

test('F8: on a very slow connection the transfer is submitted, and nothing is sent twice', async ({
  page,
  context,
  saves,
}) => {
  test.setTimeout(600_000)
  let posts = 0
  page.on('request', (request) => {
    if (request.method() === 'POST' && isSave({ path: request.url() })) posts += 1
  })
  await openHolders(page)
  const connection = await context.newCDPSession(page)
  await connection.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: 50_000 / 8,
    uploadThroughput: 50_000 / 8,
  })
  const shown = async (title: string) => expect(heading(page, title)).toBeVisible({ timeout: 120_000 })
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await shown('Policies to transfer')
  await enterPolicies(page, TWO)
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await shown('Terms and conditions')
  await expect(line(page, 'sent')).toBeVisible({ timeout: 120_000 })
  await signTransfer(page)
  await submitTransfer(page).click()
  await shown('Your transfer is under way')
  expect(posts, 'the saves and one submission').toBe(saves.attempts.length + 1)
  expect(await submittedTransfers(page)).toHaveLength(1)
  expect(new Set(saves.attempts.map(({ id }) => id)).size).toBe(saves.attempts.length)
  expect(await savedTransfer(page)).toMatchObject({ status: 'in-progress', active: SHOWN })
})

test('F10: Enter held down on Submit sends one transfer', async ({ page, context }) => {
  const bodies = watchTransfers(context)
  await toTerms(page, TWO)
  await signTransfer(page)
  const release = await holdTransfers(page)
  await submitTransfer(page).focus()
  for (let repeats = 0; repeats < 30; repeats += 1) await page.keyboard.down('Enter')
  await page.keyboard.up('Enter')
  await expect(submitTransfer(page)).toHaveAttribute('aria-disabled', 'true')
  release()
  await expect(heading(page, 'Your transfer is under way')).toBeVisible()
  expect(bodies).toHaveLength(1)
  expect(await submittedTransfers(page)).toHaveLength(1)
})

proxiedTest(
  'F45: a save and a submission that are delivered twice are one row each, with the same answer',
  async ({ page, wire, saves }) => {
    wire.set({ kind: 'replay' }, { when: isSave })
    await toTerms(page, TWO)
    await expect(line(page, 'sent')).toBeVisible()
    await expectSavedOnce(page, saves, 'transfers', PARTIAL)
    await signTransfer(page)
    await submitTransfer(page).click()
    await expect(heading(page, 'Your transfer is under way')).toBeVisible()
    const delivered = wire.log.filter(({ method, path }) => method === 'POST' && isSave({ path }))
    expect(delivered.length).toBeGreaterThanOrEqual(3)
    for (const { answers } of delivered) {
      expect(answers).toHaveLength(2)
      expect(answers[0]).toEqual(answers[1])
    }
    expect(await submittedTransfers(page)).toHaveLength(1)
    expect((await savedTransfer(page)).active).toEqual(SHOWN)
  },
)

test('F46: the key of a save with other policies is refused, and nothing of it is stored', async ({
  page,
  saves,
}) => {
  await toTerms(page, TWO)
  await expect(line(page, 'sent')).toBeVisible()
  const changed = { ...JSON.parse(saves.attempts.at(-1)?.body ?? '{}'), policiesList: [] }
  const answer = await page.request.post(`${places.api}/api/v1/transferpolicy`, { data: changed })
  expect(answer.status()).toBe(409)
  expect(await savedTransfer(page)).toMatchObject({ active: SHOWN, discontinued: [] })
  await expectSavedOnce(page, saves, 'transfers', PARTIAL)
})

test('F47: an answer that comes after a later one changes nothing', async ({ page, trouble, saves }) => {
  trouble.allow(LOST_CONNECTION, 'the connection is what fails')
  await page.clock.install()
  await toPolicies(page)
  await enterPolicies(page, TWO)
  await expect(line(page, 'sent')).toBeVisible()
  const before = saves.attempts.length
  const release = await holdFirstAnswer(page, SAVE_TRANSFER)
  await continueTo(page, 'Terms and conditions')
  await expect.poll(() => saves.attempts.length).toBe(before + 1)
  await changePolicies(page)
  await enterPolicy(page, 1, { insurer: 'Zurella', number: 'ZU-000777' })
  await continueTo(page, 'Terms and conditions')
  await runFor(page, 17)
  await expect(line(page, 'sent')).toBeVisible()
  const newest = saves.attempts.at(-1)
  await release()
  await runFor(page, 5)
  await expect(line(page, 'sent')).toBeVisible()
  expect(saves.attempts.at(-1)).toBe(newest)
  expect((await savesOf(page))[0]?.trackingId).toBe(newest?.id)
  await expect.poll(async () => (await savedTransfer(page)).active).toEqual(['ZUR ZU-000777', 'NEO null'])
})
