import { describe, expect, it } from 'vitest'
import { choosing, submit } from '../testing/quoteVisitor.fixture.ts'
import { soFarLines } from './soFarLines.ts'

const chosen = choosing(['life', 'tpd', 'incomeProtection'])
const life = submit(chosen, 'life-cover', { amount: '1,090,000' })
const tpd = submit(life, 'tpd-cover', { amount: '700k', structure: 'life' })

const words = (lines: ReturnType<typeof soFarLines>) =>
  lines.map(({ kind, state, text }) => [kind, state, text].join(' '))

describe('the covers beside a step', () => {
  it('are in the order that they are asked for in', () => {
    expect(words(soFarLines(chosen.quote, { here: 'life' }))).toEqual([
      'life here this page',
      'tpd todo next',
      'criticalIllness out not chosen',
      'incomeProtection todo to come',
    ])
  })

  it('have their amounts, TPD all of it, income protection a month', () => {
    const all = submit(tpd, 'income-protection-cover', { annualEarnings: '100k' })
    expect(words(soFarLines(all.quote))).toEqual([
      'life chosen $1,090,000',
      'tpd chosen $700,000',
      'criticalIllness out not chosen',
      'incomeProtection chosen $5,800 a month',
    ])
  })

  it('follow what is typed and ticked', () => {
    expect(words(soFarLines(life.quote, { here: 'life', amount: 500_000 }))[0]).toBe('life here $500,000')
    expect(words(soFarLines(life.quote, { here: 'life', amount: null }))[0]).toBe('life here this page')
    expect(words(soFarLines(life.quote, { chosen: ['criticalIllness'] }))).toEqual([
      'life out not chosen',
      'tpd out not chosen',
      'criticalIllness chosen amount next',
      'incomeProtection out not chosen',
    ])
  })
})
