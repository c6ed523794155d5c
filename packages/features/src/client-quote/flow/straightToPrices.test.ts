import { startFlow } from '@coverkit/flow'
import { describe, expect, it } from 'vitest'
import { quoteFlow } from '../flow.ts'
import { choosing, details, submit } from '../testing/quoteVisitor.fixture.ts'
import { straightToPrices } from './straightToPrices.ts'

const chosen = submit(choosing(['life']), 'life-cover', { amount: '500k' })
const known = submit(chosen, 'personal-details', details({ age: '34' }))
const atDetails = startFlow(quoteFlow, known, { furthest: 'personal-details' })

describe('the way from a step straight to the prices', () => {
  it('prices stepped premiums, paid monthly, and has every step complete', () => {
    const target = straightToPrices(known, atDetails)
    expect(target?.answers.quote).toMatchObject({ premiumType: 'stepped', paymentFrequency: 'monthly' })
    expect(target?.state).toMatchObject({
      furthest: 'get-quote',
      status: {
        'select-covers': 'complete',
        'life-cover': 'complete',
        'personal-details': 'complete',
        'premium-type': 'complete',
        'get-quote': 'complete',
      },
    })
  })

  it('leaves a premium type as it was chosen', () => {
    const level = submit(known, 'premium-type', { premiumType: 'level', paymentFrequency: 'yearly' })
    expect(straightToPrices(level, atDetails)?.answers.quote).toMatchObject({
      premiumType: 'level',
      paymentFrequency: 'yearly',
    })
  })

  it('is not open while another step lacks an answer', () => {
    expect(straightToPrices(chosen, startFlow(quoteFlow, chosen, { furthest: 'life-cover' }))).toBeNull()
  })
})
