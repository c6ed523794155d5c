import { describe, expect, it } from 'vitest'
import { exampleAnswer, exampleQuote } from '#client-quote/testing/exampleAnswers.ts'
import { afterRebate } from './afterRebate.ts'

const answer = exampleAnswer('ACC')
const yearly = answer.frequencies?.yearly
const life = yearly?.covers.life?.total ?? 0
const inSuper = { ...exampleQuote, lifeCover: { ...exampleQuote.lifeCover, lifeOwner: 'S' as const } }

describe('what a year costs about after the rebate for paying from super', () => {
  it('takes 15 % off each cover that the fund owns alone, off no other and off no fee', () => {
    expect(afterRebate(answer, inSuper)).toBe(Math.round((yearly?.parts.total ?? 0) - 0.15 * life))
  })

  it.each(['O', 'J'] as const)('is not shown for owner %s', (lifeOwner) => {
    expect(
      afterRebate(answer, { ...exampleQuote, lifeCover: { ...exampleQuote.lifeCover, lifeOwner } }),
    ).toBeNull()
  })

  it('is not shown without a yearly price', () => {
    expect(afterRebate({ frequencies: {} }, inSuper)).toBeNull()
  })
})
