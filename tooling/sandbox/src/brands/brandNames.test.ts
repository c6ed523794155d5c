import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { brandNameOf, readBrandNames } from './brandNames.ts'

test.each([
  ['wattlebird', 'Wattlebird'],
  ['redearth', 'Red Earth Cover'],
  ['bluegum', 'Bluegum Advice'],
  ['saltbush', 'Saltbush Partners'],
  ['coolabah', 'Coolabah Wealth'],
])('%s is called %s', (account, name) => expect(brandNameOf(account)).toBe(name))

test('a brand that is new here is called what its source says', () => {
  const apps = mkdtempSync(join(tmpdir(), 'brands-'))
  mkdirSync(join(apps, 'boobook', 'src'), { recursive: true })
  mkdirSync(join(apps, 'embed'))
  writeFileSync(
    join(apps, 'boobook', 'src', 'brand.ts'),
    "export const brand: Brand = {\n  accountName: 'boobook',\n  name: \"Boobook & Sons' Cover\",\n}\n",
  )
  expect([...readBrandNames(apps)]).toEqual([['boobook', "Boobook & Sons' Cover"]])
  rmSync(apps, { recursive: true })
})

test('a brand without a source here stands by its account name', () => {
  expect(brandNameOf('examplebrand')).toBe('examplebrand')
})
