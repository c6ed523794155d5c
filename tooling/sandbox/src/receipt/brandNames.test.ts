import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { brandNameOf } from './brandNames.ts'

test.each(['wattlebird', 'redearth', 'bluegum', 'saltbush', 'coolabah'])(
  '%s has its brand’s name',
  (account) => {
    const brand = readFileSync(new URL(`../../../../apps/${account}/src/brand.ts`, import.meta.url), 'utf8')
    expect(brand).toContain(`  name: '${brandNameOf(account)}',`)
  },
)

test('a brand that is new stands by its account name', () => {
  expect(brandNameOf('examplebrand')).toBe('examplebrand')
})
