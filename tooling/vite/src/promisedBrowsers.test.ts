import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { buildTargets } from './promisedBrowsers.ts'

it('builds aim at the oldest promised browsers', () => {
  expect(buildTargets().sort()).toEqual(['chrome120', 'edge120', 'firefox121', 'ios17', 'safari17'])
})

it.each([
  'docs/browsers.md',
  'README.md',
  ...['core', 'flow', 'ui', 'api-client', 'identity'].map((name) => `packages/${name}/README.md`),
])('%s promises the same', (path) => {
  const text = readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8')
  expect(text.replaceAll(/\s+/g, ' ')).toMatch(/Chrome and Edge 120, Firefox 121(,| and) Safari 17\b/)
})
