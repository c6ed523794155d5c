import type { Page } from '@playwright/test'
import { heading } from '../src/calculator.ts'
import { logIn, makePerson } from '../src/identity.ts'
import { expectUnobscured } from '../src/keyboard.ts'
import { sampleCustomer } from '../src/sampleCustomers.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../src/test.ts'

/** What the account's first page reads. */
const READS = [
  '/api/v1/applications',
  '/api/v1/claims',
  '/api/v1/identitychecks',
  '/api/v1/policies/PoliciesList',
  '/api/v1/quote/saved',
  '/api/v1/transfers',
  '/api/v1/users/closing',
]

const CUSTOMERS = [
  { name: 'a new customer', person: () => makePerson(), policies: 0 },
  { name: 'a customer with one policy', person: () => sampleCustomer('Robin'), policies: 1 },
  { name: 'a customer with ten policies', person: () => sampleCustomer('Morgan'), policies: 10 },
] as const

async function openAccount(page: Page, person: { readonly email: string; readonly password: string }) {
  await page.goto('/login')
  await logIn(page, person)
  await expect(heading(page, 'Your account')).toBeVisible()
  await page.waitForLoadState('networkidle')
}

/** Everything that the focus comes to in the main part, each seen where it is. */
async function tabThrough(page: Page): Promise<readonly string[]> {
  const names: string[] = []
  await page.getByRole('main').evaluate((main) => {
    main.tabIndex = -1
    main.focus()
  })
  for (;;) {
    await page.keyboard.press('Tab')
    const focused = page.locator('main :focus')
    if ((await focused.count()) === 0) return names
    await expectUnobscured(focused)
    names.push((await focused.innerText()).replace(/\s+/g, ' ').trim())
  }
}

for (const { name, person, policies } of CUSTOMERS) {
  for (const width of [320, 1280]) {
    test(`${name} finds everything by keyboard, accessible at ${width} px`, async ({ page }) => {
      test.slow()
      await page.setViewportSize({ width, height: 800 })
      await openAccount(page, await person())
      const numbers = page
        .getByRole('region', { name: 'Your policies' })
        .getByRole('article')
        .getByText(/^Policy \S+$/)
      const shown = new Set(await numbers.allInnerTexts())
      expect(shown.size).toBe(policies)
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
      const names = await tabThrough(page)
      expect(names).toContain('Log out everywhere')
      expect(names.at(-1)).toBe('Other ways to reach us')
    })
  }
}

test('with ten policies everything is asked for at once, and nothing after it', async ({ page }) => {
  await openAccount(page, await sampleCustomer('Morgan'))
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
  // None is answered yet, so none of them waits for another.
  await expect.poll(() => requested.toSorted()).toEqual(READS)
  release()
  await expect(page.getByRole('article', { name: /Policy / }).first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(requested.toSorted()).toEqual(READS)
})

test('what there is to do comes first, and leads to its place', async ({ page }) => {
  await openAccount(page, await sampleCustomer('Pat'))
  const tasks = page.getByRole('region', { name: 'What you need to do' })
  await expect(tasks.getByRole('heading', { level: 3 }).first()).toHaveText(/^Pay your overdue premium to /)
  await expect(tasks.getByText(/is overdue\. Your cover ends on \d+ \w+ \d{4} unless you pay/)).toBeVisible()
  await tasks.getByRole('link', { name: /^See the policy/ }).press('Enter')
  const focused = page.locator(':focus')
  await expect(focused).toHaveRole('heading')
  await expectUnobscured(focused)
  await expect(page).toHaveURL('/account')
  await tasks.getByRole('link', { name: /^Start the identity check/ }).press('Enter')
  await expect(heading(page, 'Identity check')).toBeVisible()
})
