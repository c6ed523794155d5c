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

/** The states that an area code serves. */
const STATES: Readonly<Record<string, readonly string[]>> = {
  '02': ['NSW', 'ACT'],
  '03': ['VIC', 'TAS'],
  '07': ['QLD'],
  '08': ['WA', 'SA', 'NT'],
}

test.each([
  ['wattlebird', 'Monday to Friday, 8 am to 6 pm Sydney time', 'GPO Box 0000, Sydney NSW 2001'],
  ['redearth', 'Monday to Friday, 6 am to 6 pm Perth time', 'GPO Box 0000, Perth WA 6848'],
  ['bluegum', 'Monday to Friday, 9 am to 5:30 pm Melbourne time', 'GPO Box 0000, Melbourne VIC 3001'],
  ['saltbush', 'Monday to Friday, 8:30 am to 5 pm Adelaide time', 'GPO Box 0000, Adelaide SA 5001'],
  ['coolabah', 'Monday to Friday, 8 am to 5 pm Brisbane time', 'GPO Box 0000, Brisbane QLD 4001'],
])('%s is reached in its own hours, where its phone is', (account, hours, post) => {
  const found = letterheadOf(account)
  expect(found).toMatchObject({ hours, post })
  const state = post.split(' ').at(-2)
  expect(STATES[found?.phone.slice(0, 2) ?? '']).toContain(state)
})

test('a brand that is new here writes as its source says, in plain colours where it names none', () => {
  const apps = mkdtempSync(join(tmpdir(), 'letterheads-'))
  mkdirSync(join(apps, 'boobook', 'src'), { recursive: true })
  mkdirSync(join(apps, 'embed'))
  writeFileSync(
    join(apps, 'boobook', 'src', 'brand.ts'),
    "export const brand: Brand = {\n  legalName: \"Boobook & Sons' Cover\",\n  phone: '02 5550 0111',\n  email: 'a@boobook.example',\n  office: {\n    city: 'Hobart',\n    opens: '09:00',\n    closes: '16:30',\n    post: 'PO Box 1, Hobart TAS 7001',\n  },\n  regNumbers: { abn: '11 111', afsl: '222' },\n}\n",
  )
  expect([...readLetterheads(apps)]).toEqual([
    [
      'boobook',
      {
        legalName: "Boobook & Sons' Cover",
        phone: '02 5550 0111',
        email: 'a@boobook.example',
        hours: 'Monday to Friday, 9 am to 4:30 pm Hobart time',
        post: 'PO Box 1, Hobart TAS 7001',
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
