import { test as property } from '@fast-check/vitest'
import { describe, expect, test } from 'vitest'
import { COVER_KINDS } from '../covers/kinds.ts'
import { coversOf, sumInsuredOf } from '../covers/sums.ts'
import { linkTpd } from '../quote/linkTpd.ts'
import { selectCovers } from '../quote/selectCovers.ts'
import { setCoverAmount } from '../quote/setCoverAmount.ts'
import { anyCoverChange } from '../testing/index.ts'
import { kimsChange, robinsChange } from './change.fixture.ts'
import { changeIds, coverChanges } from './coverChanges.ts'
import { healthQuestions, healthQuestionsToRestore, needsHealthQuestions } from './healthQuestions.ts'

describe('the rows of a review', () => {
  test('of no change are none', () => {
    expect(coverChanges(kimsChange())).toEqual({ covers: [], policy: [] })
  })

  test('of a life cover that is reduced and paid quarterly', () => {
    const change = robinsChange((now) => ({
      ...setCoverAmount(now, 'life', 450_000).quote,
      paymentFrequency: 'quarterly',
    }))
    expect(coverChanges(change)).toEqual({
      covers: [
        {
          cover: 'life',
          kind: 'decreased',
          terms: [
            {
              id: 'life.sumInsured',
              field: 'sumInsured',
              now: 600_000,
              after: 450_000,
              difference: -150_000,
              healthReason: null,
            },
          ],
        },
      ],
      policy: [
        {
          id: 'policy.paymentFrequency',
          field: 'paymentFrequency',
          now: 'monthly',
          after: 'quarterly',
          difference: null,
          healthReason: null,
        },
      ],
    })
  })

  test('of a cover that is added name every term of it, and of one that is removed too', () => {
    const added = robinsChange(
      (now) => setCoverAmount(selectCovers(now, ['life', 'tpd']).quote, 'tpd', 200_000).quote,
    )
    expect(coverChanges(added).covers).toMatchObject([
      {
        cover: 'tpd',
        kind: 'added',
        terms: [{ now: null, after: 200_000, difference: 200_000 }, {}, {}, {}],
      },
    ])
    expect(changeIds(added)).toEqual(['tpd.sumInsured', 'tpd.link', 'tpd.occupationType', 'tpd.owner'])
    const removed = kimsChange((now) => selectCovers(now, ['life', 'tpd', 'incomeProtection']).quote)
    expect(coverChanges(removed).covers).toMatchObject([
      { cover: 'criticalIllness', kind: 'removed', terms: [{ now: 200_000, after: null }, {}, {}, {}] },
    ])
  })
})

test('other terms for the same sum change a cover, down to one option for another', () => {
  const change = kimsChange((now) => ({
    ...now,
    tpdCover: { ...now.tpdCover, extras: ['lifeBuyBack'] },
    incomeProtectionCover: { ...now.incomeProtectionCover, extraCostOptions: ['increasingClaim'] },
  }))
  const swapped = {
    now: change.after,
    after: {
      ...change.after,
      quote: {
        ...change.after.quote,
        tpdCover: { ...change.after.quote.tpdCover, extras: ['doubleTpd' as const] },
      },
    },
  }
  expect(coverChanges(change).covers.map(({ cover, kind }) => [cover, kind])).toEqual([
    ['tpd', 'changed'],
    ['incomeProtection', 'changed'],
  ])
  expect(coverChanges(swapped).covers).toMatchObject([
    { cover: 'tpd', terms: [{ now: ['lifeBuyBack'], after: ['doubleTpd'], healthReason: 'option-added' }] },
  ])
})

describe('health questions', () => {
  const reasons = (change: Parameters<typeof healthQuestions>[0]) =>
    healthQuestions(change).flatMap(({ cover, reasons: all }) => all.map((reason) => [cover, reason]))

  test('are asked about more cover and about a cover that is added', () => {
    expect(reasons(robinsChange((now) => setCoverAmount(now, 'life', 601_000).quote))).toEqual([
      ['life', 'sum-increased'],
    ])
    const added = robinsChange(
      (now) => setCoverAmount(selectCovers(now, ['life', 'tpd']).quote, 'tpd', 200_000).quote,
    )
    expect(reasons(added)).toEqual([['tpd', 'cover-added']])
  })

  test('are not asked about less cover, the payment or indexation that is turned off', () => {
    const change = kimsChange(
      (now) => ({
        ...setCoverAmount(now, 'life', 900_000).quote,
        premiumType: 'level',
        paymentFrequency: 'monthly',
        incomeProtectionCover: {
          ...now.incomeProtectionCover,
          waitingPeriod: '730',
          extraCostOptions: [],
          monthlyBenefit: 5_000,
        },
      }),
      { paymentMethod: 'creditCard', outsidePaymentMethod: null, indexation: 'offPermanent' },
    )
    expect(changeIds(change)).toHaveLength(9)
    expect(reasons(change)).toEqual([])
    expect(needsHealthQuestions(change)).toBe(false)
  })

  test('are asked about a shorter wait, a longer benefit, own occupation and an option', () => {
    const change = kimsChange((now) => ({
      ...now,
      tpdCover: { ...now.tpdCover, occupationType: 'own' },
      criticalIllnessCover: { ...now.criticalIllnessCover, extras: ['lifeBuyBack', 'reinstatement'] },
      incomeProtectionCover: { ...now.incomeProtectionCover, waitingPeriod: '60' },
    }))
    expect(reasons(change)).toEqual([
      ['tpd', 'own-occupation'],
      ['criticalIllness', 'option-added'],
      ['incomeProtection', 'waiting-period-shorter'],
    ])
    const longer = kimsChange((now) => ({
      ...now,
      incomeProtectionCover: { ...now.incomeProtectionCover, benefitPeriod: '5' },
    }))
    expect(reasons(longer)).toEqual([])
    expect(reasons({ now: longer.after, after: longer.now })).toEqual([
      ['incomeProtection', 'benefit-period-longer'],
    ])
  })

  test('are asked about a TPD that life cover no longer pays, unless that cover goes', () => {
    expect(reasons(kimsChange((now) => linkTpd(now, 'standalone').quote))).toEqual([['tpd', 'unlinked']])
    expect(
      reasons(kimsChange((now) => selectCovers(now, ['tpd', 'criticalIllness', 'incomeProtection']).quote)),
    ).toEqual([])
    // Life 1,200,000 to 600,000 moves 100,000 of TPD beside it: less in all.
    expect(reasons(kimsChange((now) => setCoverAmount(now, 'life', 600_000).quote))).toEqual([])
  })

  test('are asked about rises that were given up for good, and not about those that rest for a year', () => {
    const off = { ...robinsChange().now, indexation: 'offPermanent' } as const
    expect(reasons({ now: off, after: robinsChange().now })).toEqual([[null, 'indexation-resumed']])
    const resting = { ...off, indexation: 'off12Months' } as const
    expect(reasons({ now: resting, after: robinsChange().now })).toEqual([])
  })

  test('are not asked about the rises of a policy that no cover is left of', () => {
    const { now } = robinsChange()
    const ended = robinsChange((quote) => selectCovers(quote, []).quote).after
    const resumed = { now: { ...now, indexation: 'offPermanent' }, after: ended } as const
    expect(coverChanges(resumed).policy).toEqual([])
    expect(needsHealthQuestions(resumed)).toBe(false)
    const given = { now, after: { ...ended, indexation: 'offPermanent' } } as const
    expect(healthQuestionsToRestore(given).map(({ cover }) => cover)).toEqual(['life'])
  })

  test('would be asked to have back what is given up', () => {
    const less = robinsChange((now) => setCoverAmount(now, 'life', 300_000).quote)
    expect(healthQuestionsToRestore(less)).toEqual([{ cover: 'life', reasons: ['sum-increased'] }])
  })

  property.prop([anyCoverChange], { numRuns: 1_000 })(
    'are asked about whatever has a greater sum than before, and never about a cover that goes',
    (change) => {
      const asked = healthQuestions(change).map(({ cover }) => cover)
      for (const kind of COVER_KINDS) {
        const [before, then] = [change.now.quote, change.after.quote].map((quote) =>
          coversOf(quote).includes(kind) ? sumInsuredOf(quote, kind) : 0,
        )
        if ((then ?? 0) > (before ?? 0)) expect(asked).toContain(kind)
        if (then === 0) expect(asked).not.toContain(kind)
      }
    },
  )
})

property.prop([anyCoverChange], { numRuns: 1_000 })(
  'a change has a row for every term that differs and for no other, and none of a policy that stays',
  ({ now, after }) => {
    expect(coverChanges({ now, after: now })).toEqual({ covers: [], policy: [] })
    const { covers, policy } = coverChanges({ now, after })
    for (const { terms } of covers) expect(terms.length).toBeGreaterThan(0)
    for (const { now: from, after: to } of [...covers.flatMap(({ terms }) => terms), ...policy]) {
      expect(from).not.toEqual(to)
    }
    const back = changeIds({ now: after, after: now })
    expect(back).toEqual(changeIds({ now, after }))
  },
)
