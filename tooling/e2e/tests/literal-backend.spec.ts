import type { LiteralBackend } from '@coverkit/faults/literal'
import type { Page } from '@playwright/test'
import { lifeOnly } from '../src/application/Applicant.ts'
import { toDeclarations, toDetails } from '../src/application/applyForCover.ts'
import { sign, submitButton } from '../src/application/submitApplication.ts'
import { calculate, heading } from '../src/calculator.ts'
import { line } from '../src/expectedSaveLines.ts'
import { expect, test } from '../src/literalTest.ts'
import { expectInsurers, quotesFromNeeds } from '../src/quote.ts'
import { expectAccessible, expectNoSidewaysScroll } from '../src/test.ts'

const CALCULATION = '/api/v1/savecalculatecoverform'
const QUOTE = '/api/v1/quote/savequotes'
const APPLICATION = '/api/v1/application'

interface Sent {
  readonly isEmail?: boolean
  readonly contactEmail?: string
  readonly tracking: { readonly id: string; readonly draft: string }
  readonly applicationDetails: { readonly customer_Status: string }
}

const sentTo = ({ log }: LiteralBackend, path: string) =>
  log.filter((entry) => entry.path === path).map(({ body }) => body as Sent)

/** Every save arrived. One whose answer is late, as on a busy machine, is sent a second time; an answer ends it. */
async function expectReceived(page: Page, backend: LiteralBackend, path: string): Promise<void> {
  await expect(line(page, 'sent')).toBeVisible()
  const ids = sentTo(backend, path).map(({ tracking }) => tracking.id)
  expect(ids.length).toBeGreaterThan(0)
  expect(Math.max(...ids.map((id) => ids.filter((other) => other === id).length))).toBeLessThanOrEqual(2)
}

// Takes over 5 s: it walks the calculator and its quote to their ends.
test('F44: a calculation, and a quote that is answered with nothing, are received, and every insurer has a price', async ({
  page,
  backend,
}) => {
  await calculate(page)
  await expectReceived(page, backend, CALCULATION)
  await quotesFromNeeds(page)
  await expectInsurers(page)
  await expectReceived(page, backend, QUOTE)
})

// Takes over 5 s: it walks the calculator to its end.
test('the mail of the results is asked for once, by a save that is answered with nothing else', async ({
  page,
  backend,
}) => {
  await calculate(page)
  await page.locator('summary').filter({ hasText: 'Email me this' }).click()
  await page.getByRole('form', { name: 'Email me this' }).getByLabel('Email').fill('sam@example.com')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(heading(page, 'Thank you')).toBeVisible()
  await expect(page.getByRole('main')).toContainText('sam@example.com')
  await expectAccessible(page)
  const mails = sentTo(backend, CALCULATION).filter(({ isEmail }) => isEmail)
  expect(mails.map(({ contactEmail }) => contactEmail)).toEqual(['sam@example.com'])
})

// Takes over 5 s: it walks a quote and an application to their ends.
test('an application is received once, and its own id stands for a reference', async ({ page, backend }) => {
  await toDetails(page, lifeOnly)
  await expectReceived(page, backend, QUOTE)
  await toDeclarations(page, lifeOnly)
  await expectReceived(page, backend, APPLICATION)
  await sign(page, async () => undefined)
  await submitButton(page).click()

  await expect(heading(page, 'We have your application')).toBeVisible()
  const submissions = () =>
    sentTo(backend, APPLICATION).filter(
      ({ applicationDetails }) => applicationDetails.customer_Status === 'Application in Progress',
    )
  await expect(page.getByText(submissions()[0]?.tracking.draft ?? 'nothing was sent')).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  for (const tracked of ['Where it’s up to', 'Still to do', 'Your receipt'])
    await expect(page.getByText(tracked)).toHaveCount(0)

  // There is no way back to where it could be submitted again.
  await page.goto('/application/insurer-declarations')
  await expect(submitButton(page)).toHaveCount(0)
  expect(submissions()).toHaveLength(1)
})
