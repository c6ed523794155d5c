import { expect, it } from 'vitest'
import { neotaRollover, twoWaysApplication, withRolloverPrice } from '../../twoWays.fixture.ts'
import { comparedPrices } from './comparedPrices.ts'

const offerOf = ({ offer }: ReturnType<typeof twoWaysApplication>) => {
  if (!offer) throw new Error('An offer was chosen')
  return offer
}
const compared = offerOf(twoWaysApplication())
const priced = offerOf(withRolloverPrice(twoWaysApplication()))
const inTwoWays = {
  method: 'enduringRollover',
  frequency: 'yearly',
  outsideMethod: 'creditCard',
  outsideFrequency: 'monthly',
} as const
const byDebit = {
  method: 'directDebit',
  frequency: 'quarterly',
  outsideMethod: null,
  outsideFrequency: null,
} as const

it('an earlier and a new price are compared as the application is paid', () => {
  const { yearly } = neotaRollover.frequencies ?? {}
  const { life } = yearly?.covers ?? {}
  if (!yearly || !life) throw new Error('The example has both')
  const dearer = { ...yearly, covers: { ...yearly.covers, life: { ...life, total: 440.97 } } }
  const after = { ...priced, rollover: { ...neotaRollover, frequencies: { yearly: dearer } } }
  expect(comparedPrices(priced, after, inTwoWays)).toEqual({
    frequency: 'yearly',
    from: 116_511,
    to: 117_511,
  })
  expect(comparedPrices(compared, compared, byDebit)).toEqual({
    frequency: 'quarterly',
    from: 32_281,
    to: 32_281,
  })
})

it('they are compared by direct debit where the rebate of one is not known', () => {
  expect(comparedPrices(priced, compared, inTwoWays)).toEqual({
    frequency: 'monthly',
    from: 11_068,
    to: 11_068,
  })
})
