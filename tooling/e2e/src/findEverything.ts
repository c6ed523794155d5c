import type { Page } from '@playwright/test'
import type { Person } from './identity.ts'
import { expectUnobscured } from './keyboard.ts'
import { openAccount } from './openSession.ts'
import { expect, expectAccessible, expectNoSidewaysScroll } from './test.ts'

/** Returns everything in the main part that takes the focus, each seen where it is. */
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

/** Expects a customer with this many policies to reach all of them by keyboard, in a window this wide. */
export async function findEverything(
  page: Page,
  {
    person,
    policies,
    width,
  }: {
    readonly person: Pick<Person, 'email' | 'password'>
    readonly policies: number
    readonly width: number
  },
): Promise<void> {
  await page.setViewportSize({ width, height: 800 })
  await openAccount(page, person)
  // Content that arrives late would move the elements under test.
  await page.waitForLoadState('networkidle')
  await page.getByText('This device, and logging out everywhere').click()
  const numbers = page
    .getByRole('region', { name: 'Your policies' })
    .getByRole('article')
    .getByText(/^Policy \S+$/)
  // Each of them exactly once.
  const shown = await numbers.allInnerTexts()
  expect([shown.length, new Set(shown).size]).toEqual([policies, policies])
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  const names = await tabThrough(page)
  expect(names).toContain('Other ways to reach us')
  expect(names.at(-1)).toBe('Log out everywhere')
}
