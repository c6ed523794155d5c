import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { letterheadOf, PLAIN_COLOURS, readLetterheads } from './letterhead.ts'

test.each([
  ['wattlebird', 'Wattlebird Cover Pty Ltd', '02 5550 4120', '#5B2FA8'],
  ['redearth', 'Red Earth Cover Pty Ltd', '08 5550 2735', '#A63D17'],
  ['bluegum', 'Bluegum Advice Pty Ltd', '03 5550 6148', '#0E5A73'],
  ['saltbush', 'Saltbush Partners Pty Ltd', '08 5550 4170', '#3F5B41'],
  ['coolabah', 'Coolabah Wealth Pty Ltd', '07 5550 4180', '#1F3263'],
])('%s writes under its licence and in its colours', (account, legalName, phone, action) => {
  const found = letterheadOf(account)
  expect(found).toMatchObject({ legalName, phone, abn: '00 000 000 000', afsl: '000000' })
  expect(found?.colours.action).toBe(action)
})

test('a brand that is new here writes as its source says, in plain colours where it names none', () => {
  const apps = mkdtempSync(join(tmpdir(), 'letterheads-'))
  mkdirSync(join(apps, 'boobook', 'src'), { recursive: true })
  mkdirSync(join(apps, 'embed'))
  writeFileSync(
    join(apps, 'boobook', 'src', 'brand.ts'),
    "export const brand: Brand = {\n  legalName: \"Boobook & Sons' Cover\",\n  phone: '02 5550 0111',\n  regNumbers: { abn: '11 111', afsl: '222' },\n}\n",
  )
  expect([...readLetterheads(apps)]).toEqual([
    [
      'boobook',
      {
        legalName: "Boobook & Sons' Cover",
        phone: '02 5550 0111',
        abn: '11 111',
        afsl: '222',
        colours: PLAIN_COLOURS,
      },
    ],
  ])
  rmSync(apps, { recursive: true })
})

test('a brand without a source here has none', () => {
  expect(letterheadOf('examplebrand')).toBeNull()
})
