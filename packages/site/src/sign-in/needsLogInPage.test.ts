import { expect, test } from 'vitest'
import { needsLogInPage } from './needsLogInPage.ts'

const META = 'meta[name="coverkit:tag-manager"]'
const SCRIPT = 'script[src^="https://www.googletagmanager.com/"]'

/** A page that has these elements. */
function pageWith(selectors: readonly string[]): Document {
  const querySelector = (selector: string) =>
    selectors.includes(selector) ? { getAttribute: () => 'GTM-ABC1234' } : null
  return { querySelector } as unknown as Document
}

test.each([
  [[], 'device', false],
  [[META], 'device', true],
  [[META], 'memory', false],
  [[META, SCRIPT], 'memory', true],
] as const)('T9 a page with %j and answers in %s: %s', async (selectors, place, isNeeded) => {
  const services = { drafts: async () => ({ place }) } as unknown as Parameters<typeof needsLogInPage>[1]
  expect(await needsLogInPage(pageWith(selectors), services)).toBe(isNeeded)
})
