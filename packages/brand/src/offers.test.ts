import { describe, expect, it } from 'vitest'
import { isAddressOffered, isOffered, OFFER_NAMES, offeredLinks } from './offers.ts'

const names = (offers: Parameters<typeof isOffered>[0]['offers']) =>
  OFFER_NAMES.filter((name) => isOffered(offers ? { offers } : {}, name))

const ALL = ['claims', 'transfers', 'changeCover', 'guaranteedInsurability', 'identityCheck', 'account']

describe('what a brand offers', () => {
  it.each([
    ['everything, unless it says otherwise', undefined, ALL],
    ['everything that it does not name', { transfers: true }, ALL],
    ['not what it switches off', { claims: false, transfers: false }, ALL.slice(2)],
    ['nothing of the account without the account', { account: false }, ['transfers']],
  ])('is %s', (_, offers, expected) => {
    expect(names(offers)).toEqual(expected)
  })
})

describe('an address', () => {
  it.each([
    ['claims', '/account/make-a-claim'],
    ['claims', '/account/make-a-claim/claim/1?from=mail#top'],
    ['transfers', '/transfer-policy/policy-holders'],
    ['changeCover', '/account/change-my-cover/premium-type'],
    ['changeCover', '/change-my-cover-complete'],
    ['guaranteedInsurability', '/account/guaranteed-future-insurability'],
    ['identityCheck', '/account/identity-check'],
    ['account', '/login?redirect=%2F'],
    ['account', '/sign-up'],
    ['account', '/reset-password'],
    ['account', '/account#changes'],
    ['account', '/account/identity-check'],
  ])('goes with %s: %s', (offer, address) => {
    expect(isAddressOffered({}, address)).toBe(true)
    expect(isAddressOffered({ offers: { [offer]: false } }, address)).toBe(false)
  })

  it.each(['/', '/sign', '/continue', '/accounts', '/client-quote/quote', 'https://www.example.com/account'])(
    'stays without any of them: %s',
    (address) => {
      const offers = Object.fromEntries(OFFER_NAMES.map((name) => [name, false]))
      expect(isAddressOffered({ offers }, address)).toBe(true)
    },
  )

  it('is no link where it leads nowhere', () => {
    const links = [{ href: '/' }, { href: '/login' }]
    expect(offeredLinks({ offers: { account: false } }, links)).toEqual([{ href: '/' }])
  })
})
