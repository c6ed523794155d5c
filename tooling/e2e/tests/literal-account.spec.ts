import type { Page } from '@playwright/test'
import { continueTo, heading } from '../src/calculator.ts'
import { acceptAll, goOn, type SampleCustomer, sampleCustomer } from '../src/changeCover.ts'
import { proveByPassword } from '../src/giveProof.ts'
import { expect, test } from '../src/literalTest.ts'
import { openAccount, openSession } from '../src/openSession.ts'
import { enterPolicies, signTransfer, submitTransfer, toPolicies } from '../src/transfer.ts'

const TRANSFER = '/api/v1/transferpolicy'
const CHANGE = '/api/v1/policies/ChangeCoverRequest'

interface Transfer {
  readonly customer_Status: string
  readonly policiesList: readonly { readonly policyId: string | null }[]
  readonly tracking: { readonly draft: string }
}

const TWO = ['ZU-889120', 'ZU-889121'].map((number) => ({ insurer: 'Zurella', number }))

// Takes over 5 s: it walks a transfer to its end.
test('a transfer sends the ids back that its saves were given, and is received by its own id', async ({
  page,
  backend,
}) => {
  await toPolicies(page)
  await enterPolicies(page, TWO)
  await continueTo(page, 'Terms and conditions')
  const sent = () => backend.log.filter(({ path }) => path === TRANSFER).map(({ body }) => body as Transfer)
  await expect.poll(() => sent().at(-1)?.policiesList).toHaveLength(2)
  await signTransfer(page)
  await submitTransfer(page).click()
  await expect(heading(page, 'We have your transfer')).toBeVisible()
  const [submitted, ...others] = sent().filter(
    ({ customer_Status }) => customer_Status === 'Transfer in Progress',
  )
  expect(others).toEqual([])
  expect(new Set(submitted?.policiesList.map(({ policyId }) => policyId?.split('-')[0]))).toEqual(
    new Set(['transfer']),
  )
  await expect(page.getByText(submitted?.tracking.draft ?? 'nothing was sent')).toBeVisible()
  await page.goto('/transfer-policy/terms-and-conditions')
  await expect(submitTransfer(page)).toHaveCount(0)
})

/** Walks a smaller life cover from the account to the last step. */
async function toDeclarations(page: Page): Promise<SampleCustomer> {
  const robin = await sampleCustomer('Robin')
  await openSession(page, robin)
  await page.goto('/account/change-my-cover/select-covers')
  await expect(heading(page, 'Choose your covers')).toBeVisible()
  await goOn(page)
  await page.getByLabel('Life cover amount').fill('450000')
  for (const next of [
    'How should your premium work?',
    'Payment',
    'Indexation',
    'Guaranteed future insurability',
  ]) {
    await goOn(page)
    await expect(heading(page, next)).toBeVisible()
  }
  await goOn(page)
  await expect(heading(page, 'Review your changes')).toBeVisible()
  await goOn(page)
  await acceptAll(page)
  await goOn(page)
  await expect(heading(page, 'Declarations')).toBeVisible()
  return robin
}

// Takes over 5 s: it walks a change of cover to its end.
test('a change of cover is made without a price where nobody works it out', async ({ page, backend }) => {
  const robin = await toDeclarations(page)
  await expect(
    page.getByText('The insurer will tell you your new premium. We can’t show it here.'),
  ).toBeVisible()
  await page.getByRole('checkbox', { name: 'I make these declarations', exact: true }).check()
  await page.getByLabel('Type your full name to sign').fill('Robin Example')
  await page.getByRole('button', { name: 'Submit changes', exact: true }).click()
  await proveByPassword(page, robin.password)
  await expect(heading(page, 'Your changes are with us')).toBeVisible()
  await expect(page.getByText('The insurer will tell you', { exact: true })).toBeVisible()
  expect(backend.log.filter(({ path }) => path === CHANGE)).toHaveLength(1)
})

test('the account shows what it can read, and no failure of what the backend lacks', async ({ page }) => {
  await openAccount(page, await sampleCustomer('Robin'))
  await expect(page.getByText('Policy MLC-400100').first()).toBeVisible()
  await expect(page.getByText('$51.70 a month')).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0)
  for (const name of ['Claims', 'Applications', 'Changes to your cover', 'Transfers', 'Saved quotes'])
    await expect(page.getByRole('heading', { name, exact: true })).toHaveCount(0)
  // Drafts are on this device too, where there are none.
  await expect(page.getByText(/^No .* yet\.$/)).toHaveText('No drafts yet.')
})

test('an identity check that the backend lacks is a matter of a call', async ({ page }) => {
  await openSession(page, await sampleCustomer('Robin'))
  await page.goto('/account/identity-check')
  await expect(page.getByText('You can’t do the check online with us.')).toBeVisible()
})
