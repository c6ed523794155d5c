import type { Page, Route } from '@playwright/test'
import { clientIdOf, recordsOf } from '../src/backendRecords.ts'
import { answerAboutYou, continueTo, expectNeeds, heading } from '../src/calculator.ts'
import { anySent, line, sendNow } from '../src/expectedSaveLines.ts'
import { expect, expectAccessible, LOST_CONNECTION, proxiedTest, test } from '../src/faultTest.ts'
import { expectSavedOnce, expectShown } from '../src/nothingLost.ts'
import { places } from '../src/places.ts'
import { openLastStep, openResults } from '../src/prepared/openResults.ts'
import { chooseOccupation, quotes, quotesFromNeeds } from '../src/quote.ts'
import { ABOUT_YOU, toPersonalDetails } from '../src/toStep.ts'

const SAVE = '**/savecalculatecoverform'
const ABOUT = { 'Your age': '34', 'Annual salary before tax': '105,000' }

const MALFORMED = [
  '[{"id": 2, "descr',
  'null',
  '{}',
  '"[]"',
  '[null]',
  '[{"id": "2", "description": 5}]',
  'undefined',
]

// Takes over 5 s: it answers with each kind of broken list in turn.
test('F42: a list that comes as broken text is refused as a whole, and told', async ({ page }) => {
  let list: string | undefined = MALFORMED[0]
  const lastSource = /\/OmniLifeApi\/GetAllData/
  for (const source of [/\/cdn\/data\.json/, lastSource])
    await page.route(source, (route) => route.fulfill({ json: { data: list } }))
  const again = page.getByRole('button', { name: /Try again/ })
  await toPersonalDetails(page)
  await page.getByLabel('Your age', { exact: true }).fill('40')
  for (list of MALFORMED.slice(1)) {
    await expect(page.getByText('We couldn’t load the list of occupations').first()).toBeVisible()
    const requested = page.waitForRequest(lastSource)
    // Only what was refused can be tried again.
    await again.click()
    await requested
    await expectShown(page, { 'Your age': '40' })
  }
  await expect(page.getByText('We couldn’t load the list of occupations').first()).toBeVisible()
  await page.unrouteAll()
  await again.click()
  await chooseOccupation(page, 'Accountant')
})

/** Presses the last step's button for each answer; none of them may be shown as sent. */
async function expectNoneIsSent(
  page: Page,
  answers: readonly Parameters<Route['fulfill']>[0][],
): Promise<void> {
  await openLastStep(page)
  let answer: Parameters<Route['fulfill']>[0]
  // One route for all answers, left in place: a retry between two of them would reach the backend.
  await page.route(SAVE, (route) => route.fulfill(answer))
  for (answer of answers) {
    const answered = page.waitForResponse(SAVE)
    await page.getByRole('button', { name: 'See my results', exact: true }).click()
    await answered
    await expect(page.getByRole('button', { name: 'See my results anyway' })).toBeVisible()
    await expect(heading(page, 'Cover you already have')).toBeVisible()
    await expect(anySent(page)).toHaveCount(0)
  }
  await expectShown(page, { 'Life cover amount': '250,000', 'TPD cover amount': '150,000' })
}

test('F43: odd answers never count as sent', { tag: '@long' }, async ({ page, trouble, saves }) => {
  trouble.allow(LOST_CONNECTION, 'the connection is what fails')
  await expectNoneIsSent(page, [
    { json: { successful: false, id: 'a' } },
    { json: { successful: 'true', id: 'a' } },
    { json: { successful: true, id: null } },
    { json: null },
    { json: [] },
    { json: 'ok' },
    { contentType: 'text/html', body: '<!doctype html><title>Sign in to this network</title>' },
    { contentType: 'application/json', body: '{"successful": tr' },
  ])
  await expectAccessible(page)
  await page.unroute(SAVE)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(heading(page, 'Your cover needs')).toBeVisible()
  await expectNeeds(page)
  await expectSavedOnce(page, saves, 'calculations', { age: 34 })
})

proxiedTest(
  'F45: a save that is delivered twice is one row and the same answer',
  async ({ page, wire, saves }) => {
    const isSave = ({ path }: { readonly path: string }) => path.endsWith('/savecalculatecoverform')
    wire.set({ kind: 'replay' }, { when: isSave })
    await page.goto(ABOUT_YOU)
    await answerAboutYou(page)
    await continueTo(page, 'Your dependants')
    await expect(line(page, 'sent')).toBeVisible()
    const [delivered] = wire.log.filter(({ method, path }) => method === 'POST' && isSave({ path }))
    expect(delivered?.answers).toHaveLength(2)
    expect(delivered?.answers[0]).toEqual(delivered?.answers[1])
    await expectSavedOnce(page, saves, 'calculations', { age: 34 })
  },
)

test('F46: the key of a save with another body is refused, and nothing of it is kept', async ({
  page,
  saves,
}) => {
  await page.goto(ABOUT_YOU)
  await answerAboutYou(page)
  await continueTo(page, 'Your dependants')
  await expect(line(page, 'sent')).toBeVisible()
  const changed = { ...JSON.parse(saves.attempts[0]?.body ?? '{}'), age: 57 }
  const answer = await page.request.post(`${places.api}/api/v1/savecalculatecoverform`, { data: changed })
  expect([409, 422]).toContain(answer.status())
  await expectSavedOnce(page, saves, 'calculations', { age: 34 })
  expect(await recordsOf('calculations', await clientIdOf(page))).toHaveLength(1)
})

proxiedTest(
  'F66: answers with a broken head never count as sent, and nothing is lost',
  async ({ page, wire, trouble, saves }) => {
    trouble.allow(LOST_CONNECTION, 'the connection is what fails')
    wire.set({ kind: 'break', what: 'gzip' })
    await page.goto(ABOUT_YOU)
    await answerAboutYou(page)
    await continueTo(page, 'Your dependants')
    await expect(line(page, 'waiting')).toBeVisible()
    for (const what of ['date', 'content-type'] as const) {
      wire.set({ kind: 'break', what })
      await page.reload()
      await expect(heading(page, 'Your dependants')).toBeVisible()
    }
    wire.set(null)
    await sendNow(page)
    await expect(line(page, 'sent')).toBeVisible()
    await expectSavedOnce(page, saves, 'calculations', { age: 34 })
    await page.goBack()
    await expectShown(page, ABOUT)
  },
)

test('F66: a comparison without a content type shows no prices that were not read', { tag: '@long' }, async ({
  page,
}) => {
  await openResults(page)
  await page.route('**/quote/compare', async (route) => {
    const response = await route.fetch()
    const { 'content-type': _type, ...headers } = response.headers()
    await route.fulfill({ response, headers, body: (await response.text()).slice(0, -40) })
  })
  await quotesFromNeeds(page)
  await expect(page.getByRole('button', { name: /^Try again/ }).first()).toBeVisible()
  await expect(quotes(page)).toBeHidden()
})
