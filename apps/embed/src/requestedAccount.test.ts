import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ACCOUNT_NAMES } from './accountNames.ts'
import { requestedAccount } from './requestedAccount.ts'

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
    )
  })
})
