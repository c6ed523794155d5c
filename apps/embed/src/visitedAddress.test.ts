import { expect, it } from 'vitest'
import { ACCOUNT_NAMES } from './accountNames.ts'
import type { Account, Accounts } from './readAccounts.ts'
import { visitedAddress } from './visitedAddress.ts'

const accounts = Object.fromEntries(
  ACCOUNT_NAMES.map((name): [string, Account] => [
    name,
    { partners: [], site: `https://www.${name}.example` },
  ]),
) as Accounts

const visit = (address: string) => visitedAddress(new URL(`https://embed.broker.example${address}`), accounts)

it.each([
  ['/visit/redearth/client-quote/select-covers', 'https://www.redearth.example/client-quote/select-covers'],
  ['/visit/wattlebird', 'https://www.wattlebird.example/'],
  ['/visit/wattlebird/', 'https://www.wattlebird.example/'],
  [
    '/visit/bluegum/contact-request?topic=claim#name',
    'https://www.bluegum.example/contact-request?topic=claim#name',
  ],
])('%s leads to the brand’s own site', (address, href) => {
  expect(visit(address)).toEqual({ kind: 'site', href })
})

it.each([
  '/visit/redearth//evil.example/a',
  '/visit/redearth/%2f%2fevil.example',
  '/visit/redearth/@evil.example',
  '/visit/redearth/https://evil.example',
])('T6: %s stays on the brand’s own site', (address) => {
  expect(visit(address)).toEqual({
    kind: 'site',
    href: expect.stringMatching(/^https:\/\/www\.redearth\.example\//),
  })
})

it.each(['/visit/Redearth/', '/visit/', '/visit/%72edearth', '/visit/constructor/a'])(
  '%s names no brand',
  (address) => {
    expect(visit(address)).toEqual({ kind: 'refused' })
  },
)

it.each(['/', '/visit', '/client-quote/select-covers', '/a/visit/redearth'])(
  '%s is no such address',
  (address) => {
    expect(visit(address)).toEqual({ kind: 'none' })
  },
)
