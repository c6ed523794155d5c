import { expect, type Page } from '@playwright/test'

const DAY_MS = 86_400_000
const daysBetween = (from = '', to = '') => (Date.parse(`${to} UTC`) - Date.parse(`${from} UTC`)) / DAY_MS

const DEADLINE =
  /Finish by (\d+ \w+ \d{4})\s+You have (\d+) days left\. You chose this insurer on (\d+ \w+ \d{4})\./

/** Expects the remaining days, and the date of the last one, on the first step. */
async function expectDaysLeft(page: Page): Promise<void> {
  const text = await page.getByRole('main').innerText()
  const [, last, left, chosen] = DEADLINE.exec(text) ?? []
  expect(daysBetween(chosen, last)).toBe(30)
  // Near midnight the day may change during the test.
  expect(['29', '30']).toContain(left)
}

/** Expects the interim accident cover to be explained before the signature. */
async function expectInterimCover(page: Page): Promise<void> {
  const interim = page.getByRole('region', { name: 'Interim accident cover', exact: true })
  await expect(interim).toContainText('You don’t need to sign anything for it.')
  await interim.getByText('What this cover is, and its dates', { exact: true }).click()
  await expect(interim).toContainText(/Death by accident only\. It doesn’t pay for death by illness/)
  await expect(interim).toContainText('Up to $500,000')
  const text = await interim.innerText()
  const [, from] = /(\d+ \w+ \d{4}), if you submit your application today\./.exec(text) ?? []
  const [, until] = /(\d+ \w+ \d{4}) at the latest, 90 days later\./.exec(text) ?? []
  expect(daysBetween(from, until)).toBe(90)
}

/** Expects the remaining days on the steps of an application that show them. */
export async function expectDays(page: Page): Promise<void> {
  const { pathname } = new URL(page.url())
  if (pathname.endsWith('/confirm-cover')) await expectDaysLeft(page)
  if (pathname.endsWith('/insurer-declarations')) await expectInterimCover(page)
}

/** Expects the dates of the next steps, after an application with two owners was submitted. */
export async function expectDaysAhead(page: Page): Promise<void> {
  const ahead = page.getByRole('region', { name: 'What happens next', exact: true })
  for (const days of [
    'Within 14 days',
    'Today or the next business day',
    'Within 5 business days after that',
  ])
    await expect(ahead.getByText(days, { exact: true })).toBeVisible()
}
