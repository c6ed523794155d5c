import type { Page, Route } from '@playwright/test'
import { clientIdOf, recordsOf } from '../src/backendRecords.ts'
import { continueTo, heading } from '../src/calculator.ts'
import { anySent, line } from '../src/expectedSaveLines.ts'
import { expect, expectAccessible, LOST_CONNECTION, proxiedTest, test } from '../src/faultTest.ts'
import { holdFirstAnswer } from '../src/holdFirstAnswer.ts'
import { makePerson } from '../src/identity.ts'
import { expectSavedOnce } from '../src/nothingLost.ts'
import { openSession } from '../src/openSession.ts'
import {
  enterPolicies,
  giveOwner,
  HOLDERS,
  openHolders,
  policiesShown,
  policyGroup,
  SAVE_TRANSFER,
  savedTransfer,
  signTransfer,
  submitTransfer,
  toPolicies,
  toTerms,
} from '../src/transfer.ts'
import {
  answerTransfers,
  holdTransfers,
  submittedTransfers,
  watchTransfers,
} from '../src/transferSubmissions.ts'
import { expectOneNumber, numberField as number, twoTabs } from '../src/transferTabs.ts'
import { untilSaved } from '../src/watchSaves.ts'

const TWO = [
  { insurer: 'Zurella', number: 'ZU-889120' },
  { insurer: 'Neota Life', number: null },
]
const SHOWN = ['ZUR ZU-889120', 'NEO null']
const UNDER_WAY = 'Your transfer is under way'
const UNSURE = 'We don’t know yet whether your transfer arrived'

test('F1: without a network the policy holders are saved here at once, and sent once there is one', {
  tag: '@long',
}, async ({ page, context, trouble, saves }) => {
  trouble.allow(LOST_CONNECTION, 'the connection is what fails')
  await openHolders(page)
  await context.setOffline(true)
  await untilSaved(saves, () => continueTo(page, 'Policies to transfer'))
  await expect(line(page, 'offline')).toBeVisible()
  await context.setOffline(false)
  await expect(line(page, 'sent')).toBeVisible()
  expect(await recordsOf('transfers', await clientIdOf(page))).toHaveLength(1)
  expect(saves.attempts.filter(({ answer }) => answer !== null)).toHaveLength(1)
  await expectSavedOnce(page, saves, 'transfers', { customer_Status: 'Partial Transfer' })
})

test('a save of policies that waits behind the holder’s goes out with the id that the holder was given', {
  tag: '@long',
}, async ({ page }) => {
  const bodies: { policyOwnerDetails: { id: string | null } }[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/transferpolicy'))
      bodies.push(request.postDataJSON())
  })
  await openHolders(page)
  const answered = page.waitForResponse(SAVE_TRANSFER)
  const release = await holdFirstAnswer(page, SAVE_TRANSFER)
  await continueTo(page, 'Policies to transfer')
  await enterPolicies(page, TWO)
  await continueTo(page, 'Terms and conditions')
  await expect(line(page, 'sending')).toBeVisible()
  expect(bodies).toMatchObject([{ policyOwnerDetails: { id: null } }])
  await release()
  const { policyHolders } = await (await answered).json()
  await expect(line(page, 'sent')).toBeVisible()
  expect(bodies.map(({ policyOwnerDetails }) => policyOwnerDetails.id)).toEqual([
    null,
    policyHolders[0].contactId,
  ])
})

proxiedTest(
  'F3: a save of policies whose answer breaks off is sent again as it was, and adds no policy twice',
  { tag: '@long' },
  async ({ page, wire, trouble, saves }) => {
    trouble.allow(LOST_CONNECTION, 'the connection is what fails')
    await toPolicies(page)
    await expect(line(page, 'sent')).toBeVisible()
    await enterPolicies(page, TWO)
    const before = saves.attempts.length
    const isSave = ({ path }: { readonly path: string }) => path.endsWith('/transferpolicy')
    wire.set({ kind: 'cut-answer', bodyBytes: 9, ending: 'close' }, { times: 1, when: isSave })
    await continueTo(page, 'Terms and conditions')
    await expect.poll(() => saves.attempts.length).toBe(before + 2)
    await expect(line(page, 'sent')).toBeVisible()
    const [first, second] = saves.attempts.slice(before)
    expect(second?.id).toBe(first?.id)
    expect(await savedTransfer(page)).toMatchObject({ active: SHOWN, discontinued: [] })
    await expectSavedOnce(page, saves, 'transfers', {})
  },
)

type Answer = Parameters<Route['fulfill']>[0]

/** The server may have stored it in spite of these answers. */
const ODD: readonly Answer[] = [
  { json: { successful: 'true', id: 'a', reference: 'ACDEFGHJ', status: 'in-progress' } },
  { json: { successful: true, id: 'a', reference: null, status: 'partial' } },
  { json: { successful: true, id: 'a', reference: '<b>', status: 'in-progress' } },
  { json: { successful: true, id: null, reference: 'ACDEFGHJ', status: 'in-progress' } },
  { json: null },
  { json: [] },
  { contentType: 'text/html', body: '<!doctype html><title>Sign in to this network</title>' },
  { contentType: 'application/json', body: '{"successful": tr' },
]

/** Presses Submit for each answer; none of them may be shown as submitted. */
async function expectNoneSubmits(page: Page, answers: readonly Answer[]): Promise<void> {
  let answer: Answer
  const stop = await answerTransfers(page, (route) => route.fulfill(answer))
  for (answer of answers) {
    const answered = page.waitForResponse(SAVE_TRANSFER)
    await submitTransfer(page).click()
    await answered
    await expect(page.getByRole('alert').filter({ hasText: UNSURE })).toBeInViewport()
    await expect(submitTransfer(page)).not.toHaveAttribute('aria-disabled', 'true')
    await expect(heading(page, 'Terms and conditions')).toBeVisible()
    expect(await submittedTransfers(page)).toEqual([])
  }
  await stop()
}

test('F9, F43: odd answers never count as submitted, and three presses submit once', {
  tag: '@long',
}, async ({ page, context }) => {
  test.slow()
  const bodies = watchTransfers(context)
  await toTerms(page, TWO)
  await signTransfer(page)
  await expectNoneSubmits(page, ODD)
  await expectAccessible(page)

  const before = bodies.length
  const release = await holdTransfers(page)
  await submitTransfer(page).click({ clickCount: 3 })
  await page.getByLabel('Type your full name to sign').press('Enter')
  await submitTransfer(page).click({ force: true })
  await expect(submitTransfer(page)).toHaveAttribute('aria-disabled', 'true')
  release()
  await expect(heading(page, UNDER_WAY)).toBeVisible()
  expect(bodies.length - before).toBe(1)
  expect(new Set(bodies).size, 'the same request every time').toBe(1)
  const [row, ...others] = await submittedTransfers(page)
  expect(others).toEqual([])
  await expect(page.getByText(String(row?.reference))).toBeVisible()
  expect((await savedTransfer(page)).active).toEqual(SHOWN)
})

const MALFORMED = [
  '[{"policyId": "a", "insu',
  'null',
  '{}',
  '"[]"',
  '[null]',
  '[{"policyId": 5, "insurerCode": "ZUR"}]',
  'undefined',
]

test('F42: policies on file that come as broken text fill in none, and the account says so of transfers', {
  tag: '@long',
}, async ({ page }) => {
  test.slow()
  await openSession(page, await makePerson())
  let data: string | undefined = MALFORMED[0]
  await page.route('**/transferpolicy/PoliciesList', (route) =>
    route.fulfill({ json: { successful: true, data } }),
  )
  await page.route('**/api/v1/transfers', (route) => route.fulfill({ json: { transfers: data } }))
  await page.goto('/account')
  const transfers = page.getByRole('region', { name: 'Transfers', exact: true })
  for (data of MALFORMED.slice(1)) {
    await expect(transfers.getByRole('alert')).toContainText('We couldn’t get your transfers')
    await expect(transfers.getByRole('article')).toHaveCount(0)
    const answered = page.waitForResponse('**/api/v1/transfers')
    // Only what was refused can be tried again.
    await transfers.getByRole('button', { name: 'Try again' }).click()
    await answered
  }
  await expect(transfers.getByRole('alert')).toContainText('We couldn’t get your transfers')
  await page.goto(HOLDERS)
  await expect(heading(page, 'Policy holders')).toBeVisible()
  await giveOwner(page)
  const answered = page.waitForResponse('**/transferpolicy/PoliciesList')
  await continueTo(page, 'Policies to transfer')
  await answered
  await enterPolicies(page, TWO.slice(0, 1))
  expect(await policiesShown(page)).toEqual(SHOWN.slice(0, 1))
  await expect(page.getByText(/^We filled in/)).toHaveCount(0)
  await continueTo(page, 'Terms and conditions')
  await expect(anySent(page).first()).toBeVisible()
})

test('F18: two tabs that change, add and remove policies both show all of it, and the backend holds what they show', {
  tag: '@long',
}, async ({ page, saves }) => {
  test.slow()
  const [one, other] = await twoTabs(page, false)
  await Promise.all([
    number(one, 1).fill('ZU-111111'),
    policyGroup(other, 2).getByLabel('Name on the policy', { exact: true }).fill('Noor Example'),
  ])
  await expect(number(other, 1)).toHaveValue('ZU-111111')
  await expect(policyGroup(one, 2).getByLabel('Name on the policy', { exact: true })).toHaveValue(
    'Noor Example',
  )
  await other.getByRole('button', { name: 'Add another policy' }).click()
  await expect(policyGroup(one, 3)).toBeVisible()
  await policyGroup(one, 3).getByLabel('Insurer', { exact: true }).selectOption({ label: 'Accord Life' })
  await number(one, 3).fill('AC123456K')
  await policyGroup(one, 3).getByLabel('Name on the policy', { exact: true }).fill('Zoë O’Neill-Ngô')
  await expect(number(other, 3)).toHaveValue('AC123456K')
  const remove = other.getByRole('button', { name: 'Remove Policy 2' })
  await remove.click()
  await remove.click()
  const shown = ['ZUR ZU-111111', 'ACC AC123456K']
  for (const tab of [one, other]) await expect.poll(() => policiesShown(tab)).toEqual(shown)
  await continueTo(one, 'Terms and conditions')
  await expect(line(one, 'sent')).toBeVisible()
  await expect.poll(async () => (await savedTransfer(one)).active).toEqual(shown)
  expect((await savedTransfer(one)).discontinued).toEqual(['NEO null'])
  await expect.poll(() => policiesShown(other)).toEqual(shown)
  await expectSavedOnce(one, saves, 'transfers', {})
})

test('F17: two tabs that gave one policy two numbers ask, and what was changed last is stored', {
  tag: '@long',
}, async ({ page, saves }) => {
  test.slow()
  await expectOneNumber(page, saves, 'last')
})
