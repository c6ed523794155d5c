import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { choosing, steps, submit, type } from '#client-quote/testing/quoteVisitor.fixture.ts'
import { currentFields } from '#common/step-form/currentFields.ts'
import { tpdSplit } from './tpdSplit.ts'
import { view } from './view.ts'

const life = submit(choosing(['life', 'tpd', 'criticalIllness']), 'life-cover', { amount: '500k' })
const linked = submit(life, 'tpd-cover', { amount: '700k', structure: 'life' })

const entered = fc.record(
  {
    amount: fc.integer({ min: 50_000, max: 2_000_000 }).map(String),
    structure: fc.constantFrom('standalone', 'life', 'criticalIllness'),
    parentAmount: fc.integer({ min: 50_000, max: 1_000_000 }).map(String),
  },
  { requiredKeys: ['parentAmount'] },
)

it('shows the parts that Continue gives, adding up to the total', () => {
  fc.assert(
    fc.property(fc.constantFrom(life, linked), entered, (answers, fields) => {
      const input = type(answers, 'tpd-cover', fields)
      const split = tpdSplit(input.quote, currentFields(view, 'tpd-cover', input))
      expect(split.linked + split.standalone).toBe(split.total)
      const outcome = steps['tpd-cover'].submit(input)
      if ('errors' in outcome) return
      const { amountLinked, amountStandalone } = outcome.answers.quote.tpdCover
      expect([split.linked, split.standalone]).toEqual([amountLinked ?? 0, amountStandalone ?? 0])
    }),
  )
})

it('shows nothing for an amount that cannot be read', () => {
  const input = type(life, 'tpd-cover', { amount: 'lots', structure: 'life' })
  expect(tpdSplit(input.quote, currentFields(view, 'tpd-cover', input))).toEqual({
    parent: 'life',
    linked: 0,
    standalone: 0,
    total: 0,
  })
})
