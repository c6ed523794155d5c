import type { Page } from '@playwright/test'
import { continueTo, heading, radio, tick } from '../src/calculator.ts'
import { type PanelSite, startPanelSite } from '../src/panelSite.ts'
import { accountant, answerPersonalDetails, expectInsurers } from '../src/quote.ts'
import { test as base, expect, expectAccessible, expectNoSidewaysScroll } from '../src/test.ts'

/** Copies the workspace and builds a brand in it. */
const TIMEOUT_MS = 300_000

interface Panel {
  readonly brand: string
  readonly count: string
  /** By code, in the order of the panel. */
  readonly insurers: Readonly<Record<string, string>>
}

const FEW: Panel = {
  brand: 'saltbush',
  count: 'Five',
  insurers: {
    ZUR: 'Zurella',
    ACC: 'Accord Life',
    MLC: 'Mallee Life Company',
    ING: 'Ingleside Life',
    MLP: 'Meridian Life Protection',
  },
}

const MANY: Panel = {
  brand: 'coolabah',
  count: 'Nine',
  insurers: {
    MLP: 'Meridian Life Protection',
    NEO: 'Neota Life',
    MLC: 'Mallee Life Company',
    ACC: 'Accord Life',
    ZUR: 'Zurella',
    ING: 'Ingleside Life',
    AIG: 'Aigrette Assurance',
    LRK: 'Larkspur Life',
    TMD: 'Tamarind Mutual',
  },
}

const test = base.extend<{ siteOf: (panel: Panel) => Promise<string> }>({
  siteOf: async ({ browser: _browser }, use) => {
    const started: PanelSite[] = []
    await use(async ({ brand, insurers }) => {
      const site = await startPanelSite(brand, Object.keys(insurers))
      started.push(site)
      return site.url
    })
    for (const site of started) await site.close()
  },
})
test.describe.configure({ timeout: TIMEOUT_MS })

async function openQuotes(page: Page): Promise<void> {
  await tick(page, 'Life cover').check()
  await radio(page, 'Pay through super?', 'No').check()
  await continueTo(page, 'Life cover')
  await page.getByLabel('Life cover amount', { exact: true }).fill('500k')
  await continueTo(page, 'About you')
  await answerPersonalDetails(page, { ...accountant, age: '34' })
  await continueTo(page, 'How should your premium work?')
  await radio(page, 'Premium type', 'Stepped (variable age-stepped)').check()
  await continueTo(page, 'Get your quotes')
  await continueTo(page, 'Your quotes', 'Get quotes')
}

async function expectPanel(page: Page, site: string, { count, insurers }: Panel): Promise<void> {
  const names = Object.values(insurers)
  await page.goto(site)
  const strip = page.getByRole('region', { name: `${count} insurers, compared for the same cover` })
  await expect(strip.getByRole('link')).toHaveText(names)
  const { own, shown } = await strip.getByRole('list').evaluate((list) => ({
    own: list.getBoundingClientRect().width,
    shown: list.parentElement?.parentElement?.clientWidth ?? Number.POSITIVE_INFINITY,
  }))
  expect(own).toBeGreaterThanOrEqual(shown)
  await expectNoSidewaysScroll(page)
  await page.goto(`${site}/who-we-are`)
  await expect(page.getByText(`We have ${count.toLowerCase()} insurers on our panel.`)).toBeVisible()
}

async function expectQuotes(page: Page, { insurers }: Panel): Promise<void> {
  const names = Object.values(insurers)
  await expectInsurers(page, names)
  await expect(page.getByText(`${names.length} of ${names.length} insurers have answered`)).toBeVisible()
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
}

async function compareLast(page: Page, { insurers }: Panel): Promise<void> {
  const compared = Object.values(insurers).slice(-3)
  for (const name of compared)
    await page.getByRole('checkbox', { name: `Compare ${name}`, exact: true }).check()
  await page.getByRole('link', { name: 'Compare 3 insurers' }).click()
  await expect(heading(page, 'Compare three insurers')).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`insurers=${Object.keys(insurers).slice(-3).join(',')}$`))
  const table = page.getByRole('table', { name: 'three insurers side by side' })
  for (const name of compared) await expect(table.getByRole('columnheader', { name })).toBeVisible()
  await expectNoSidewaysScroll(page)
}

// Takes over 5 s: a brand is built, and its quote walked to the comparison.
for (const panel of [FEW, MANY])
  test(`${panel.brand} compares its ${panel.count.toLowerCase()} insurers and no others`, async ({
    page,
    siteOf,
  }) => {
    const site = await siteOf(panel)
    await page.setViewportSize({ width: 390, height: 844 })
    await expectPanel(page, site, panel)
    await page.goto(`${site}/client-quote/select-covers`)
    await openQuotes(page)
    await expectQuotes(page, panel)
    await compareLast(page, panel)
    await page.setViewportSize({ width: 1280, height: 800 })
    await expectNoSidewaysScroll(page)
    await page.getByRole('link', { name: 'Back to your quotes' }).click()
    await expectQuotes(page, panel)
    await expectPanel(page, site, panel)
  })
