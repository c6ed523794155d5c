import { readSite } from '@coverkit/hosting/sites'
import { startSites } from '@coverkit/serve'
import type { Page } from '@playwright/test'
import { heading } from '../src/calculator.ts'
import { places } from '../src/places.ts'
import { expect, test } from '../src/test.ts'
import { HOLDERS } from '../src/transfer.ts'

/** The three actions of a home page, in the order that the specification lists them in. */
const ACTIONS = ['/client-quote/select-covers', '/life-insurance-calculator/about-you', HOLDERS]

interface Rules {
  readonly prefetch: readonly { readonly urls: readonly string[]; readonly eagerness: string }[]
  readonly prerender: readonly { readonly where: { readonly href_matches: readonly string[] } }[]
}

/** The rules that the document's header names. */
async function rulesOf(page: Page, header = '""'): Promise<Rules> {
  const { type, rules } = await page.evaluate(async (path) => {
    const answer = await fetch(path)
    return { type: answer.headers.get('content-type'), rules: await answer.json() }
  }, JSON.parse(header))
  expect(type).toBe('application/speculationrules+json')
  return rules
}

for (const brand of ['wattlebird', 'redearth', 'saltbush', 'bluegum', 'coolabah']) {
  const tag = brand === 'wattlebird' ? [] : ['@long']
  test(`the third action of ${brand}'s home page leads to the first step of a transfer, which the rules name`, {
    tag,
  }, async ({ page }) => {
    const [site] = await startSites({ names: [brand], firstPort: 0, apiUrl: places.api })
    if (!site) throw new Error(`${brand} is not built`)
    try {
      const answer = await page.goto(site.url)
      const rules = await rulesOf(page, answer?.headers()['speculation-rules'])
      const [prefetch, ...others] = rules.prefetch
      expect(others).toEqual([])
      expect(prefetch?.eagerness).toBe('immediate')
      expect(prefetch?.urls.toSorted()).toEqual(ACTIONS.toSorted())
      expect(rules.prerender[0]?.where.href_matches).toContain(`${HOLDERS}*`)
      const actions = page.getByRole('main').locator(ACTIONS.map((path) => `a[href="${path}"]`).join())
      const paths = await actions.evaluateAll((links) => links.map((link) => link.getAttribute('href')))
      expect([...new Set(paths)].toSorted()).toEqual(ACTIONS.toSorted())
      await page.getByRole('main').locator(`a[href="${HOLDERS}"]`).first().click()
      await expect(heading(page, 'Policy holders')).toBeVisible()
      expect((await readSite(brand)).plan.pages[HOLDERS]).toBeDefined()
    } finally {
      await site.close()
    }
  })
}
