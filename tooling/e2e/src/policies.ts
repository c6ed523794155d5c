import { readSite } from '@coverkit/hosting/sites'
import { startSites } from '@coverkit/serve'
import type { Page } from '@playwright/test'
import { places } from './places.ts'

interface Violation {
  readonly directive: string
  readonly blocked: string
  readonly disposition: string
}

declare global {
  interface Window {
    violations: Violation[]
    reached: string[]
  }
}

/** Records every violation of a page's policies from its first byte on. */
export async function watchViolations(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.violations = []
    window.reached = []
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, disposition }) => {
      window.violations.push({ directive: effectiveDirective, blocked: blockedURI, disposition })
    })
  })
}

/** Learning pages of a series, and sections of the FAQ, share a template: only the first of each is checked. */
function oneOfEachFolder(paths: readonly string[]): readonly string[] {
  const folderOf = (path: string) => /^\/(?:learn-[^/]+|faq)\/(?=.)/.exec(path)?.[0]
  const folders = paths.map(folderOf)
  return paths.filter((_, index) => !folders[index] || folders.indexOf(folders[index]) === index)
}

/** Steps ahead of the furthest one redirect to the first one: only that one is checked. */
function oneOfEachFlow(paths: readonly string[], patterns: readonly string[]): readonly string[] {
  const flows = patterns.filter((pattern) => pattern.endsWith('/*')).map((pattern) => pattern.slice(0, -1))
  const flowOf = (path: string) => flows.find((flow) => path.startsWith(flow) && !OWN_PAGES.includes(path))
  const found = paths.map(flowOf)
  return paths.filter((_, index) => !found[index] || found.indexOf(found[index]) === index)
}

/** Pages under the address of a flow that are not steps. */
const OWN_PAGES = ['/application/check-receipt', '/application/copy']

/** On brands after the first: a page of each kind, with and without React, and of both zones. */
const KINDS = [
  '/',
  '/who-we-are',
  '/client-quote/select-covers',
  '/application/confirm-cover',
  '/login',
  '/unknown',
]

const FIRST = 'wattlebird'

/** The page of a trusted person, who has no account. */
const OPEN_WITHOUT_ACCOUNT = '/account/trusted-person'

/** Returns the policy violations of the brands' pages: every page of all, or one of each kind of some brands. */
export async function brokenPolicies(
  page: Page,
  extent: 'every page' | 'the first brand' | 'the other brands',
): Promise<readonly string[]> {
  await watchViolations(page)
  const broken: string[] = []
  const sites = await startSites({ firstPort: 0, apiUrl: places.api })
  try {
    for (const { name, url } of sites) {
      const isFirst = name === FIRST
      if (extent === 'the first brand' && !isFirst) continue
      if (extent === 'the other brands' && isFirst) continue
      const { plan } = await readSite(name)
      const patterns = plan.routes.map(({ pattern }) => pattern)
      const steps = patterns.filter((pattern) => !/[:*]/.test(pattern))
      const all = [...new Set([...Object.keys(plan.pages), ...steps, '/unknown'])]
      const some = isFirst
        ? oneOfEachFlow(oneOfEachFolder(all), patterns)
        : all.filter((path) => KINDS.includes(path))
      for (const path of extent === 'every page' ? all : some) {
        await page.goto(`${url}${path}`)
        // Redirects of the account to sign-in must not interfere with the next page.
        if (path.startsWith('/account') && path !== OPEN_WITHOUT_ACCOUNT) await page.waitForURL(/\/login\?/)
        const violations = await page.evaluate(() => window.violations)
        broken.push(...violations.map((violation) => `${url}${path}: ${JSON.stringify(violation)}`))
      }
    }
  } finally {
    await Promise.all(sites.map((site) => site.close()))
  }
  return broken
}
