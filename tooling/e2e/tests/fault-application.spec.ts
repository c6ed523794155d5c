import type { Page, Route } from '@playwright/test'
import { type Applicant, employee } from '../src/application/Applicant.ts'
import { acceptDocuments, agree, STATEMENTS, understandDuty } from '../src/application/acceptDocuments.ts'
import { answerQuestionnaire } from '../src/application/answerQuestionnaire.ts'
import { chooseInsurer } from '../src/application/chooseInsurer.ts'
import { giveDetails } from '../src/application/giveDetails.ts'
import { beneficiary, nameBeneficiaries } from '../src/application/nameBeneficiaries.ts'
import { sayHowToPay } from '../src/application/sayHowToPay.ts'
import { referenceShown, sign, submitButton } from '../src/application/submitApplication.ts'
import { survivesReload } from '../src/application/survivesReload.ts'
import { answerSubmissions, loseAnswer, watchSubmissions } from '../src/application/watchSubmissions.ts'
import { clientIdOf, recordsOf } from '../src/backendRecords.ts'
import { continueTo, heading } from '../src/calculator.ts'
import { expect, expectAccessible, LOST_CONNECTION, test } from '../src/faultTest.ts'
import { places } from '../src/places.ts'

const unseen = async () => undefined
const retiree: Applicant = { ...employee, covers: ['Life cover'], shares: ['60', '30'] }

const submitted = async (page: Page) =>
  (await recordsOf('applications', await clientIdOf(page))).filter(({ status }) => status === 'in-review')

/** Documents that fail to load say so, and their statements cannot be accepted before they have loaded. */
async function expectNoDocuments(page: Page): Promise<void> {
  const failed = page.getByText('Could not load key documents details')
  const statement = page.getByRole('checkbox', { name: STATEMENTS[0] ?? '', exact: true })
  await expect(failed.first()).toBeVisible()
  await expect(statement).toBeDisabled()
  await expect(statement).not.toBeChecked()
  for (const other of STATEMENTS.slice(1))
    await page.getByRole('checkbox', { name: other, exact: true }).check()
  await agree(page)
  await expect(page.getByRole('alert').filter({ hasText: 'There is a problem' })).toBeVisible()
  await expect(heading(page, 'Key documents')).toBeVisible()
  await expectAccessible(page)
}

/** Presses Submit while the backend gives no valid answer; the page says so where it is visible. */
async function expectNotSubmitted(page: Page, title: string): Promise<void> {
  await submitButton(page).click()
  await expect(page.getByRole('alert').filter({ hasText: title })).toBeInViewport()
  await expect(submitButton(page)).toBeEnabled()
  await expect(heading(page, 'Declarations')).toBeVisible()
  expect(await submitted(page)).toEqual([])
}

type Answer = Parameters<Route['fulfill']>[0]

const REFUSED: readonly Answer[] = [
  { json: { successful: false, id: 'a', reference: 'ACDEFGHJ', status: 'in-review' } },
  { status: 429, headers: { 'retry-after': '60' } },
  { status: 503 },
]

/** The server may have stored it in spite of these answers. */
const ODD: readonly Answer[] = [
  { json: { successful: true, id: 'a', reference: null, status: 'in-review', receivedAt: null } },
  { json: { successful: true, id: 'a', reference: 'ACDEFGHJ', status: 'accepted', receivedAt: 5 } },
  { json: null },
  { contentType: 'text/html', body: '<!doctype html><title>Sign in to this network</title>' },
  { contentType: 'application/json', body: '{"successful": tr' },
  { status: 500, json: { title: 'Internal error' } },
]

async function expectNoneSubmits(page: Page, answers: readonly Answer[], title: string): Promise<void> {
  for (const answer of answers) {
    const stop = await answerSubmissions(page, (route) => route.fulfill(answer))
    await expectNotSubmitted(page, title)
    await stop()
  }
}

// Takes over 5 s: the longest flow, with a fault at each of its calls.
test('F2, F9, F41, F43, F68: an application through faults is one row with the reference that was shown', {
  tag: '@long',
}, async ({ page, context, trouble }) => {
  test.slow()
  trouble.allow(LOST_CONNECTION, 'the connection is what fails')
  trouble.expect(/^console: Could not load key documents details$/, 'the specification wants it logged')
  const bodies = watchSubmissions(context)
  await page.route('**/GetSupplierDoc*', (route) => route.fulfill({ status: 500 }))
  await chooseInsurer(page, retiree)
  await understandDuty(page, unseen)
  await expectNoDocuments(page)
  expect(trouble.seen.join()).toContain('Could not load key documents details')
  await page.unroute('**/GetSupplierDoc*')
  await page.getByRole('button', { name: /Try again/ }).click()
  await acceptDocuments(page, unseen)
  await answerQuestionnaire(page, unseen)
  await giveDetails(page, retiree, survivesReload)
  await continueTo(page, 'Payment')
  await sayHowToPay(page, retiree, unseen)

  await continueTo(page, 'Beneficiaries')
  await nameBeneficiaries(page, retiree, unseen)
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  const total = 'Please ensure that all beneficiaries benefit % add to a total of 100%.'
  await expect(page.getByRole('alert').getByRole('link', { name: total })).toBeVisible()
  await expect(page.getByText('Total 90%')).toBeVisible()
  await expect(heading(page, 'Beneficiaries')).toBeVisible()
  await beneficiary(page, 2)
    .getByRole('button', { name: /^Give the rest/ })
    .click()
  await expect(page.getByText('Total 100%')).toBeVisible()
  await continueTo(page, 'Declarations')
  await sign(page, unseen)

  await expectNoneSubmits(page, REFUSED, 'Your application wasn’t sent')
  await expectAccessible(page)
  const refused = bodies.length
  await context.setOffline(true)
  await expectNotSubmitted(page, 'We couldn’t connect')
  await context.setOffline(false)
  await expectNoneSubmits(page, ODD, 'We don’t know yet whether your application arrived')

  const stop = await answerSubmissions(page, loseAnswer)
  await submitButton(page).click()
  await expect(page.getByRole('alert').filter({ hasText: 'We couldn’t connect' })).toBeInViewport()
  await stop()
  const [arrived] = await submitted(page)
  await submitButton(page).click({ clickCount: 3 })
  const reference = await referenceShown(page)
  expect(arrived).toMatchObject({ reference })
  expect(await submitted(page)).toEqual([arrived])
  const sent = bodies.slice(refused)
  expect(new Set(sent).size, 'the same request every time').toBe(1)

  await page.goto('/application/insurer-declarations')
  await expect(page).toHaveURL('/client-quote/select-covers')
  const again = await page.request.post(`${places.api}/api/v1/application`, {
    data: sent[0],
    headers: { 'content-type': 'application/json' },
  })
  expect(await again.json()).toMatchObject({ reference })
  expect(await submitted(page)).toHaveLength(1)
})
