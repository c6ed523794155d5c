import { heading } from '../src/calculator.ts'
import { findEverything } from '../src/findEverything.ts'
import { makePerson } from '../src/identity.ts'
import { openAccount, openSession } from '../src/openSession.ts'
import { sampleCustomer } from '../src/sampleCustomers.ts'
import { expect, test } from '../src/test.ts'

/** Requests of the account's first page. */
const READS = [
  '/api/v1/applications',
  '/api/v1/claims',
  '/api/v1/drafts',
  '/api/v1/identitychecks',
  '/api/v1/policies/PoliciesList',
  '/api/v1/policies/changes',
  '/api/v1/policies/nominations',
  '/api/v1/quote/saved',
  '/api/v1/transfers',
  '/api/v1/users/closing',
]

// Other customers and widths are in the long run.
test('a new customer finds everything by keyboard, accessible at 1280 px', { tag: '@long' }, async ({
  page,
}) => {
  await findEverything(page, { person: await makePerson(), policies: 0, width: 1280 })
})

// Takes over 5 s: it opens every area of an account by keyboard, with axe on each.
test('a customer with ten policies finds everything by keyboard, accessible at 320 px', async ({ page }) => {
  await findEverything(page, { person: await sampleCustomer('Morgan'), policies: 10, width: 320 })
})

test('with ten policies everything is asked for at once, and nothing after it', async ({ page }) => {
  // Not by way of the account: its own requests would be counted too.
  await openSession(page, await sampleCustomer('Morgan'))
  const requested: string[] = []
  let release = () => undefined
  const released = new Promise<void>((resolve) => {
    release = () => void resolve()
  })
  await page.route('**/api/v1/**', async (route) => {
    if (route.request().method() === 'GET') requested.push(new URL(route.request().url()).pathname)
    await released
    await route.fallback()
  })
  await page.goto('/account')
  // None is answered yet, so none of them waited for another.
  await expect.poll(() => requested.toSorted()).toEqual(READS)
  release()
  await expect(page.getByRole('article', { name: /Policy / }).first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(requested.toSorted()).toEqual(READS)
})

test('what there is to do comes first, and leads to its place', { tag: '@long' }, async ({ page }) => {
  await openAccount(page, await sampleCustomer('Pat'))
  const tasks = page.getByRole('region', { name: 'What you need to do' })
  await expect(tasks.getByRole('heading', { level: 3 }).first()).toHaveText(/^Pay your overdue premium to /)
  await expect(tasks.getByText(/is overdue\. Your cover ends on \d+ \w+ \d{4} unless you pay/)).toBeVisible()
  await tasks.getByRole('link', { name: /^Pay, or get help/ }).press('Enter')
  await expect(heading(page, 'I’m struggling to pay')).toBeVisible()
  await expect(page.getByText(/^\d+ days? left to pay$/)).toBeVisible()
  await expect(page.getByRole('link', { name: /^Help with paying: 1300 975 \d{3}$/ })).toBeVisible()
  await page.getByRole('link', { name: 'Back to your account' }).press('Enter')
  await tasks.getByRole('link', { name: /^Start the identity check/ }).press('Enter')
  await expect(heading(page, 'Identity check')).toBeVisible()
})
