import { COVER_KINDS, type Cure } from '@coverkit/core'
import { describe, expect, it } from 'vitest'
import { exampleAnswer, exampleComparison } from '#client-quote/testing/exampleAnswers.ts'
import { formatAdjustment } from '#cover/terms'
import { formatCure } from './copy.ts'
import { declineSentences } from './declineFacts.ts'
import { DECLINE_CODES } from './reasonCodes.ts'

const [client] = exampleComparison('2026-11-21T00:00:00Z').request.clients
const declined = (code: string, cover: (typeof COVER_KINDS)[number] | null) =>
  declineSentences({ ...exampleAnswer('NEO'), status: 'declined', reasons: [{ code, cover }] }, client)

describe('why an insurer does not offer', () => {
  it('has a sentence of its own for every reason and cover', () => {
    for (const cover of COVER_KINDS) {
      const sentences = DECLINE_CODES.flatMap((code) => declined(code, cover))
      expect(new Set(sentences).size).toBe(DECLINE_CODES.length)
      for (const sentence of sentences) expect(sentence).toMatch(/^It doesn’t .+\.$/)
    }
  })

  it('names what was asked', () => {
    expect(declined('occupation', 'incomeProtection')).toEqual([
      'It doesn’t offer income protection for your occupation.',
    ])
    expect(declined('sum-insured', 'tpd')).toEqual(['It doesn’t offer TPD cover of $750,500.'])
    expect(declined('waiting-period', 'incomeProtection')).toEqual([
      'It doesn’t offer income protection with a 30-day wait.',
    ])
    expect(declined('level-not-offered', null)).toEqual(['It doesn’t offer level premiums.'])
  })

  it('still says something about a reason it does not know, or none at all', () => {
    expect(declined('lunar-phase', 'life')).toEqual(['It doesn’t offer life cover on these terms.'])
    const silent = { ...exampleAnswer('NEO'), status: 'declined' as const, reasons: [] }
    expect(declineSentences(silent, client)).toEqual(['It doesn’t offer this combination on these terms.'])
  })
})

describe('what was adjusted', () => {
  it('says what was priced and why', () => {
    expect(
      formatAdjustment({
        field: 'tpdCover.occupationType',
        from: 'own',
        to: 'any',
        reason: 'own-occupation',
      }),
    ).toBe('Priced with any occupation: own occupation isn’t offered for this job')
    expect(
      formatAdjustment({
        field: 'incomeProtectionCover.benefitPeriod',
        from: '5',
        to: '2',
        reason: 'benefit-period',
      }),
    ).toBe('Priced with a 2-year benefit period: a 5-year benefit period isn’t offered for this job')
    expect(
      formatAdjustment({
        field: 'incomeProtectionCover.waitingPeriod',
        from: '730',
        to: '60',
        reason: 'waiting-period',
      }),
    ).toBe('Priced with a 60-day wait: a 2-year wait isn’t offered on these terms')
  })
})

describe('the smallest change', () => {
  it.each<[Cure, string]>([
    [{ kind: 'any-occupation' }, 'Price with any occupation'],
    [{ kind: 'waiting-period', waitingPeriod: '30' }, 'Use a 30-day wait'],
    [{ kind: 'benefit-period', benefitPeriod: '5' }, 'Use a 5-year benefit period'],
    [{ kind: 'benefit-period', benefitPeriod: '65' }, 'Use a benefit period to age 65'],
    [{ kind: 'cover-amount', cover: 'life', amount: 1_500_000 }, 'Change life cover to $1,500,000'],
    [
      { kind: 'cover-amount', cover: 'incomeProtection', amount: 5_800 },
      'Change income protection to $5,800 a month',
    ],
    [{ kind: 'stepped' }, 'Price with stepped premiums'],
    [{ kind: 'remove-cover', cover: 'incomeProtection' }, 'Remove income protection'],
    [{ kind: 'remove-cover', cover: 'tpd' }, 'Remove TPD cover'],
  ])('%j is %s', (cure, words) => {
    expect(formatCure(cure)).toBe(words)
  })
})
