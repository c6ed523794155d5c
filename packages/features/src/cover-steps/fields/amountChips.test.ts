import { expect, it } from 'vitest'
import { choosing, submit } from '#client-quote/testing/quoteVisitor.fixture.ts'
import { amountChips } from './amountChips.ts'

const chosen = choosing(['life', 'incomeProtection'])
const earning = submit(chosen, 'income-protection-cover', { annualEarnings: '90,000' })
const calculated = { life: 1_090_000, tpd: 40_000, criticalIllness: 2_500_000, incomeProtection: 6_100 }

it('offers ten times income only when income is known', () => {
  expect(amountChips(chosen, 'life')).toEqual([])
  expect(amountChips(earning, 'life')).toEqual([{ label: '10 × income', amount: 900_000 }])
})

it('offers the calculated need within the limits of the cover', () => {
  const answers = { ...chosen, calculated }
  expect(amountChips(answers, 'life')).toEqual([{ label: 'Calculated need', amount: 1_090_000 }])
  expect(amountChips(answers, 'tpd')).toEqual([])
  expect(amountChips(answers, 'criticalIllness')[0]?.amount).toBe(2_000_000)
})

it('offers the home loan for the covers that could pay it out', () => {
  const answers = { ...earning, homeLoan: 620_400 }
  expect(amountChips(answers, 'life')).toEqual([
    { label: 'Home loan', amount: 620_000 },
    { label: '10 × income', amount: 900_000 },
  ])
  expect(amountChips(answers, 'tpd')[0]).toEqual({ label: 'Home loan', amount: 620_000 })
  expect(amountChips(answers, 'criticalIllness')).toEqual([{ label: '10 × income', amount: 900_000 }])
  expect(amountChips({ ...chosen, homeLoan: 20_000 }, 'life')).toEqual([])
})

it('offers no multiple of income and no loan above the most of the cover', () => {
  const rich = submit(chosen, 'income-protection-cover', { annualEarnings: '250,000' })
  expect(amountChips(rich, 'criticalIllness')).toEqual([])
  expect(amountChips({ ...rich, homeLoan: 6_000_000 }, 'tpd')).toEqual([
    { label: '10 × income', amount: 2_500_000 },
  ])
})
