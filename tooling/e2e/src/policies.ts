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

/** Notes every violation of a page's policies from its first byte on. */
export async function watchViolations(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.violations = []
    window.reached = []
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, disposition }) => {
      window.violations.push({ directive: effectiveDirective, blocked: blockedURI, disposition })
    })
  })
}

/** Learning pages of a series, and sections of the FAQ, share a template: the first of each stands for the others. */
function oneOfEachFolder(paths: readonly string[]): readonly string[] {
  const folderOf = (path: string) => /^\/(?:learn-[^/]+|faq)\/(?=.)/.exec(path)?.[0]
  const folders = paths.map(folderOf)
  return paths.filter((_, index) => !folders[index] || folders.indexOf(folders[index]) === index)
}

/** On brands after the first: a page of each kind, with and without React, and of both zones. */
const KINDS = [
  '/',
  '/who-we-are',
  '/client-quote/select-covers',
  '/application/confirm-cover',
  '/login',
  '/unknown',
]

/** What pages of every brand tried that their policy forbids. */
export async function brokenPolicies(
  page: Page,
  extent: 'every page' | 'one of each kind',
): Promise<readonly string[]> {
  await watchViolations(page)
  const broken: string[] = []
  const sites = await startSites({ firstPort: 0, apiUrl: places.api })
  try {
    for (const [place, { name, url }] of sites.entries()) {
      const { plan } = await readSite(name)
      const steps = plan.routes.map(({ pattern }) => pattern).filter((pattern) => !/[:*]/.test(pattern))
      const all = [...new Set([...Object.keys(plan.pages), ...steps, '/unknown'])]
      const some = place === 0 ? oneOfEachFolder(all) : all.filter((path) => KINDS.includes(path))
      for (const path of extent === 'every page' ? all : some) {
        await page.goto(`${url}${path}`)
        // An account leads visitors on to sign in, which must not come into the next page's way.
        if (path.startsWith('/account')) await page.waitForURL(/\/login\?/)
        const violations = await page.evaluate(() => window.violations)
        broken.push(...violations.map((violation) => `${url}${path}: ${JSON.stringify(violation)}`))
      }
    }
  } finally {
    await Promise.all(sites.map((site) => site.close()))
  }
  return broken
}
