import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import { browserOptions } from '../src/browserOptions.ts'
import {
  answerAboutYou,
  calculate,
  continueTo,
  expectNeeds,
  heading,
  radio,
  tick,
} from '../src/calculator.ts'
import { expect, expectAccessible, test } from '../src/faultTest.ts'
import { places } from '../src/places.ts'
import { answerPersonalDetails } from '../src/quote.ts'
import { watchSaves } from '../src/watchSaves.ts'

async function visit(browser: Browser, options: BrowserContextOptions, visit: (page: Page) => Promise<void>) {
  const { viewport } = browserOptions
  const context = await browser.newContext({ viewport, baseURL: places.site, ...options })
  const watch = await watchSaves(context)
  const page = await context.newPage()
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  await visit(page)
  expect([...errors, ...watch.lies]).toEqual([])
  const [last] = watch.attempts.toReversed()
  await context.close()
  const { tracking: _tracking, ...body } = JSON.parse(last?.body ?? '{}')
  return body
}

test('F58: a browser of another country shows and sends the same amounts and dates', async ({ browser }) => {
  test.slow()
  const bodies: unknown[] = []
  for (const locale of ['en-AU', 'de-DE', 'ar-EG', 'hi-IN']) {
    const body = await visit(browser, { locale, timezoneId: 'Australia/Melbourne' }, async (page) => {
      await page.clock.setFixedTime('2026-11-21T03:00:00Z')
      await calculate(page)
      await expectNeeds(page)
      await expect(page.getByText('Worked out on 21 November 2026'), locale).toBeVisible()
      await expect(page.getByText(/until 28 November 2026/).first(), locale).toBeVisible()
    })
    bodies.push(body)
  }
  for (const body of bodies) expect(body).toEqual(bodies[0])
})

/** Moments at which a date is another one elsewhere, or an hour is missing or comes twice. */
const EDGES = [
  { timezoneId: 'Pacific/Kiritimati', now: '2026-11-21T11:30:00Z', today: '22 November 2026' },
  { timezoneId: 'America/Los_Angeles', now: '2026-11-21T03:00:00Z', today: '20 November 2026' },
  { timezoneId: 'Australia/Lord_Howe', now: '2026-10-03T15:29:59Z', today: '4 October 2026' },
  { timezoneId: 'Australia/Lord_Howe', now: '2027-04-03T15:15:00Z', today: '4 April 2027' },
] as const

test('F59: time zones and the hours at which clocks change alter no answer', async ({ browser }) => {
  test.slow()
  const bodies: unknown[] = []
  for (const { timezoneId, now, today } of EDGES) {
    const body = await visit(browser, { locale: 'en-AU', timezoneId }, async (page) => {
      await page.clock.setFixedTime(now)
      await calculate(page)
      await expectNeeds(page)
      await expect(page.getByText(`Worked out on ${today}`), timezoneId).toBeVisible()
    })
    bodies.push(body)
  }
  for (const body of bodies) expect(body).toEqual(bodies[0])
})

test('F60: over 60 income protection goes from the quote, and why is said', async ({ page }) => {
  await page.goto('/client-quote/select-covers')
  await tick(page, 'Life cover').check()
  await tick(page, 'Income protection').check()
  await radio(page, 'Pay through super?', 'No').check()
  await continueTo(page, 'Life cover')
  await page.getByLabel('Life cover amount').fill('500k')
  await continueTo(page, 'Income protection')
  await page.getByLabel('Annual earnings').fill('90k')
  await continueTo(page, 'About you')
  await answerPersonalDetails(page, {
    age: '61',
    gender: 'Female',
    smokes: 'No',
    occupation: 'Accountant',
    state: 'VIC',
  })
  await continueTo(page, 'How should your premium work?')
  const told = page.getByRole('status', { name: 'What we changed' })
  await expect(told).toContainText(/income protection/i)
  await expect(told).toContainText('60')
  await expectAccessible(page)
  await page.goto('/life-insurance-calculator/about-you')
  await answerAboutYou(page)
  await page.getByLabel('Your age', { exact: true }).fill('60')
  await continueTo(page, 'Your dependants')
  await expect(heading(page, 'Your dependants')).toBeVisible()
})
