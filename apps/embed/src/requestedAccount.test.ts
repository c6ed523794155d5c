import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { accounts } from './accounts.ts'
import { ACCOUNT_NAMES } from './brands.ts'
import { requestedAccount } from './requestedAccount.ts'

it('knows a brand for every account that is configured', () => {
  expect([...ACCOUNT_NAMES].sort()).toEqual(Object.keys(accounts).sort())
})

describe('the account name of an address', () => {
  it.each(ACCOUNT_NAMES)('is %s, wherever it stands', (name) => {
    for (const search of [`?accountName=${name}`, `?a=1&accountName=${name}&b`]) {
      expect(requestedAccount(search)).toEqual({ kind: 'named', name })
    }
  })

  it.each(['', '?', '?accountname=wattlebird', '?account%4Eame=wattlebird', '?x=accountName=wattlebird'])(
    'is absent from "%s"',
    (search) => expect(requestedAccount(search)).toEqual({ kind: 'absent' }),
  )

  it.each([
    '?accountName',
    '?accountName=',
    '?accountName=Wattlebird',
    '?accountName=wattlebird&accountName=wattlebird',
    '?accountName=wattlebird&accountName',
    '?accountName=wattlebird=',
    '?accountName=%77attlebird',
    '?accountName=wattlebird+',
    '?accountName=__proto__',
  ])('is refused in %s', (search) => expect(requestedAccount(search)).toEqual({ kind: 'refused' }))

  it('is refused whatever else it is', () => {
    const other = fc.string({ unit: 'binary' }).filter((text) => !ACCOUNT_NAMES.some((name) => name === text))
    fc.assert(
      fc.property(other, (text) => {
        const search = `?accountName=${text.replaceAll('&', '%26')}`
        expect(requestedAccount(search)).toEqual({ kind: 'refused' })
      }),
      { numRuns: 1000 },
    )
  })
})
