import { openDrafts } from '@coverkit/drafts'
import { expect, it } from 'vitest'
import { quoteKind } from '#client-quote/draft-kind'
import { exampleAnswers, exampleChosen } from '#client-quote/testing/exampleAnswers.ts'
import { emptyQuoteAnswers } from '#quote/answers'
import { loadQuoteToAttach, quoteToAttach } from './quoteToAttach.ts'

const covers = [
  { kind: 'life', amount: 500_000 },
  { kind: 'tpd', amount: 750_500 },
  { kind: 'criticalIllness', amount: 200_000 },
  { kind: 'incomeProtection', amount: 6_000 },
]

it('has the covers with their amounts and the chosen offer with its price, and shows every one', () => {
  const selected = exampleChosen('MLC', '2026-11-21T01:00:00.000Z')
  const { supplierCode, paymentFrequency, totalPremiumAmount } = selected.quote
  const { quote, lines } = quoteToAttach({ ...exampleAnswers(), selected }) ?? {}
  expect(quote).toEqual({ covers, offer: { supplierCode, paymentFrequency, totalPremiumAmount } })
  expect(lines?.slice(0, 5)).toEqual([
    { label: 'Life cover', value: '$500,000' },
    { label: 'TPD cover', value: '$750,500' },
    { label: 'Critical illness cover', value: '$200,000' },
    { label: 'Income protection', value: '$6,000 a month' },
    { label: 'Insurer', value: 'Mallee Life Company' },
  ])
  expect(lines?.[5]).toMatchObject({
    label: 'Price',
    value: expect.stringMatching(/^\$[\d,]+\.\d\d a month$/),
  })
})

it('has no offer while none is chosen, and no cover without an amount', () => {
  const answers = exampleAnswers()
  expect(quoteToAttach(answers)?.quote).toEqual({ covers, offer: null })
  const lifeCover = { ...answers.quote.lifeCover, amount: null }
  const quote = { ...answers.quote, lifeCover }
  expect(quoteToAttach({ quote, selected: null })?.quote.covers).toEqual(covers.slice(1))
  expect(quoteToAttach(emptyQuoteAnswers())).toBeNull()
})

it('has nothing of the person', () => {
  const text = JSON.stringify(quoteToAttach(exampleAnswers()))
  expect(text).not.toMatch(/age|gender|smok|Accountant|earnings|110000/i)
})

it('reads the quote on this device, where there is one', async () => {
  const drafts = await openDrafts({ brand: 'plain' })
  expect(await loadQuoteToAttach({ drafts: async () => drafts })).toBeNull()
  await drafts.save(quoteKind, drafts.newId(), exampleAnswers())
  expect(await loadQuoteToAttach({ drafts: async () => drafts })).toMatchObject({ quote: { covers } })
})
