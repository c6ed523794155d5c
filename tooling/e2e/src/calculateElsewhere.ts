import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import { browserOptions } from './browserOptions.ts'
import { calculate, expectNeeds } from './calculator.ts'
import { expect } from './faultTest.ts'
import { places } from './places.ts'
import { watchSaves } from './watchSaves.ts'

/** The first one is the reference for the others. */
export const LOCALES = ['en-AU', 'ar-EG', 'de-DE', 'hi-IN'] as const

/** Moments at which the date differs elsewhere, or an hour is missing or repeated. */
export const EDGES = [
  { timezoneId: 'Pacific/Kiritimati', now: '2026-11-21T11:30:00Z', today: '22 November 2026' },
  { timezoneId: 'Australia/Lord_Howe', now: '2026-10-03T15:29:59Z', today: '4 October 2026' },
  { timezoneId: 'America/Los_Angeles', now: '2026-11-21T03:00:00Z', today: '20 November 2026' },
  { timezoneId: 'Australia/Lord_Howe', now: '2027-04-03T15:15:00Z', today: '4 April 2027' },
] as const

/** Calculates in a browser of its own; returns the last save without its ids. */
async function calculateIn(
  browser: Browser,
  options: BrowserContextOptions,
  now: string,
  look: (page: Page) => Promise<void>,
): Promise<unknown> {
  const { viewport } = browserOptions
  const context = await browser.newContext({ viewport, baseURL: places.site, ...options })
  const watch = await watchSaves(context)
  const page = await context.newPage()
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  await page.clock.setFixedTime(now)
  await calculate(page)
  await expectNeeds(page)
  await look(page)
  expect([...errors, ...watch.lies]).toEqual([])
  const [last] = watch.attempts.toReversed()
  await context.close()
  const { tracking: _tracking, ...body } = JSON.parse(last?.body ?? '{}')
  return body
}

function expectOne(bodies: readonly unknown[]): void {
  for (const body of bodies) expect(body).toEqual(bodies[0])
}

export async function expectSameInLocales(browser: Browser, locales: readonly string[]): Promise<void> {
  const bodies: unknown[] = []
  for (const locale of locales) {
    const options = { locale, timezoneId: 'Australia/Melbourne' }
    bodies.push(
      await calculateIn(browser, options, '2026-11-21T03:00:00Z', async (page) => {
        await expect(page.getByText('Worked out on 21 November 2026'), locale).toBeVisible()
        await expect(page.getByText(/until 28 November 2026/).first(), locale).toBeVisible()
      }),
    )
  }
  expectOne(bodies)
}

/** The short run: at home, and in a place with another language and date. */
export async function expectSameFarAway(browser: Browser): Promise<void> {
  const [, locale] = LOCALES
  const [{ timezoneId, now, today }] = EDGES
  const bodies: unknown[] = []
  for (const [options, date] of [
    [{ locale: LOCALES[0], timezoneId: 'Australia/Melbourne' }, '21 November 2026'],
    [{ locale, timezoneId }, today],
  ] as const) {
    bodies.push(
      await calculateIn(browser, options, now, async (page) => {
        await expect(page.getByText(`Worked out on ${date}`), options.locale).toBeVisible()
      }),
    )
  }
  expectOne(bodies)
}

export async function expectSameAtEdges(
  browser: Browser,
  edges: readonly (typeof EDGES)[number][],
): Promise<void> {
  const bodies: unknown[] = []
  for (const { timezoneId, now, today } of edges) {
    const options = { locale: 'en-AU', timezoneId }
    bodies.push(
      await calculateIn(browser, options, now, async (page) => {
        await expect(page.getByText(`Worked out on ${today}`), timezoneId).toBeVisible()
      }),
    )
  }
  expectOne(bodies)
}
