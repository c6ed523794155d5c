import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** A verb that ends its clause is not contracted: "who you are", "unless" after it. */
const WRONG =
  /\b(?:who|what|where|how|older|richer) (?:I’m|you’re|they’re|we’re|it’s|that’s)(?=[.,;:!?]| unless\b| if\b| and\b|$)/gim

it('finds a contraction at the end of a clause', () => {
  expect('We don’t know who you’re unless you tell us.'.match(WRONG)).toEqual(['who you’re'])
  expect('Check what you’re asking for.'.match(WRONG)).toBeNull()
})

it('no page has one', () => {
  const pages = globSync('content/**/*.{md,ts,tsx}', { cwd: new URL('..', import.meta.url) })
  expect(pages.length).toBeGreaterThan(30)
  const found = pages
    .filter((path) => !path.endsWith('.test.ts'))
    .flatMap((path) => readFileSync(new URL(path, new URL('..', import.meta.url)), 'utf8').match(WRONG) ?? [])
  expect(found).toEqual([])
})
