import { expect, it } from 'vitest'
import { accountRows } from './accountRows.ts'

const here = (flow: 'application' | 'calculator' | 'make-a-claim', savedAt: string) => ({
  flow,
  title: 'A title',
  href: `/${flow}/here`,
  savedAt,
  expiresAt: '2026-12-23T01:00:00.000Z',
  unsent: false,
})
const stored = (
  flow: 'application' | 'calculator',
  savedAt: string,
  expiresAt = '2026-12-23T01:00:00.000Z',
) => ({
  flow,
  furthest: 'existing-cover',
  savedAt,
  expiresAt,
})

it('has nothing of nothing', () => {
  expect(accountRows([], [])).toEqual([])
})

it('leads to the step where another device left off, and to the list of an application’s steps', () => {
  const rows = accountRows(
    [],
    [stored('calculator', '2026-11-23T01:00:00Z'), stored('application', '2026-11-22T01:00:00Z')],
  )
  expect(
    rows.map(({ title, href, stored: words, inAccount }) => ({ title, href, words, inAccount })),
  ).toEqual([
    {
      title: 'Life insurance calculator',
      href: '/life-insurance-calculator/existing-cover',
      words: 'Kept in your account until 23 December 2026.',
      inAccount: 'calculator',
    },
    {
      title: 'Application',
      href: '/application/overview',
      words: 'Kept in your account until 23 December 2026.',
      inAccount: 'application',
    },
  ])
})

it('is one row for what is here and in the account, which this device leads on', () => {
  const rows = accountRows(
    [here('calculator', '2026-11-23T01:00:00.000Z')],
    [stored('calculator', '2026-11-23T01:00:01Z')],
  )
  expect(rows).toMatchObject([
    {
      href: '/calculator/here',
      savedAt: '2026-11-23T01:00:00.000Z',
      stored: 'Kept on this device and in your account until 23 December 2026.',
      inAccount: 'calculator',
    },
  ])
})

it('says where the account’s is later, and where the two end on other days', () => {
  const [row] = accountRows(
    [here('calculator', '2026-11-23T01:00:00.000Z')],
    [stored('calculator', '2026-11-24T02:30:00Z', '2026-12-24T02:30:00Z')],
  )
  expect(row?.expiresAt).toBe('2026-12-24T02:30:00Z')
  expect(row?.stored).toMatch(
    /^Kept on this device until 23 December 2026, and in your account until 24 December 2026\. Your account has these answers as they were at \d+:\d\d [ap]m on 24 November 2026\. If they’re different, we’ll ask which ones you want\.$/,
  )
})

it('has what no account keeps, and the last saved first', () => {
  const rows = accountRows(
    [here('make-a-claim', '2026-11-23T02:00:00.000Z'), here('application', '2026-11-21T02:00:00.000Z')],
    [stored('calculator', '2026-11-22T02:00:00Z')],
  )
  expect(rows.map(({ flow, inAccount }) => [flow, inAccount])).toEqual([
    ['make-a-claim', null],
    ['calculator', 'calculator'],
    ['application', null],
  ])
})
