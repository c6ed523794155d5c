import { COVER_KINDS } from '@coverkit/core'
import type { Profile } from '@coverkit/core/questionnaire'
import { describe, expect, test } from 'vitest'
import { EXAMPLES, type Example, rowsNamed } from '../testing/underwritingExamples.ts'
import { employee, submitted } from '../testing/visit.ts'
import { appliedRules } from './appliedRules.ts'
import { outstandingItems } from './outstandingItems.ts'
import { sampleRules as rules } from './sample/sampleRules.ts'
import { nextStep, underwrite } from './underwrite.ts'

const applied = (example: Example) => {
  const profile: Profile = { ...employee, ...example.profile }
  const sent = submitted(profile, { ...example, rows: rowsNamed(example) })
  return { profile, sent, names: appliedRules(rules, profile, sent).rules.map(({ id }) => id) }
}
const outcomes = (example: Omit<Example, 'rule'>) => {
  const { profile, sent } = applied({ rule: '', ...example })
  return underwrite(rules, profile, sent)
}

describe('each rule has a worked example in which it alone applies', () => {
  test.each(EXAMPLES)('$rule', (example) => {
    expect(applied(example).names).toEqual([example.rule])
  })

  test('and no rule is without one', () => {
    expect(EXAMPLES.map(({ rule }) => rule).sort()).toEqual(rules.rules.map(({ id }) => id).sort())
  })
})

describe('somebody with nothing to disclose', () => {
  test.each<[string, Partial<Profile>]>([
    ['an employee', {}],
    ['a woman', { sex: 'F', age: 33 }],
    ['a homemaker', { occupationClass: 'H', covers: ['life', 'tpd', 'criticalIllness'] }],
    ['a smoker of 60', { smoker: true, age: 60 }],
  ])('%s is accepted for every cover', (_, profile) => {
    const perCover = outcomes({ profile })
    expect(perCover.map(({ cover }) => cover)).toEqual(
      COVER_KINDS.filter((kind) => (profile.covers ?? employee.covers).includes(kind)),
    )
    for (const { outcome, loading, exclusions, nextSteps, reasons } of perCover)
      expect({ outcome, loading, exclusions, nextSteps, reasons }).toEqual({
        outcome: 'accept',
        loading: 0,
        exclusions: [],
        nextSteps: [],
        reasons: [],
      })
  })
})

const kg = (value: number) => ({ value, unit: 'kg', entered: [String(value)] }) as const

describe('outcomes by cover', () => {
  test('a loading, an exclusion and a referral each on the covers that they are for', () => {
    const chosen = {
      'body.weight': kg(98),
      'joints.back': 'yes',
      'joints.back.condition#r1': 'neckPain',
      'joints.back.condition.neckPain.state#r1': 'mild',
      'family.relatives': 'unsure',
      'family.unknown': 'partly',
    }
    expect(outcomes({ chosen })).toEqual([
      {
        cover: 'life',
        outcome: 'refer',
        loading: 50,
        exclusions: [],
        nextSteps: [
          {
            kind: 'phone-call',
            words: 'An underwriter will ring you to talk about some of your answers.',
            dueOn: '2026-11-30',
          },
        ],
        reasons: [
          { rule: 'bmi-raised', words: 'A body mass index of 32 to 36' },
          { rule: 'family-partly-known', words: 'Not sure of the family’s health' },
        ],
      },
      expect.objectContaining({
        cover: 'tpd',
        outcome: 'exclusion',
        loading: 50,
        exclusions: ['No benefit is paid for a claim that is caused by a condition of the back or neck.'],
        nextSteps: [],
      }),
      expect.objectContaining({ cover: 'criticalIllness', outcome: 'refer', loading: 50 }),
      expect.objectContaining({ cover: 'incomeProtection', outcome: 'exclusion', loading: 50 }),
    ])
  })

  test('loadings add up, and more than 150 % together is for a person', () => {
    const weighing = { 'body.weight': kg(112) }
    const drinking = { ...weighing, 'habits.alcohol': 'yes', 'habits.alcohol.beer': 21 }
    const [most] = outcomes({ chosen: drinking })
    expect(most).toMatchObject({ outcome: 'loading', loading: 150, nextSteps: [] })
    const [more] = outcomes({ chosen: { ...drinking, 'pastimes.hazards': ['offshore'] } })
    expect(more).toMatchObject({
      outcome: 'refer',
      loading: 200,
      nextSteps: [{ kind: 'assessment', dueOn: '2026-11-30' }],
    })
    expect(more?.reasons.at(-1)?.rule).toBe('most-loading')
  })

  test('a rule counts once, in however many rows it applies', () => {
    const lesion = (row: string) => ({
      [`illnesses.growths.condition#${row}`]: 'mole',
      [`illnesses.growths.condition.mole.histology#${row}`]: 'early',
    })
    const [life] = outcomes({ chosen: { 'illnesses.growths': 'yes', ...lesion('r1'), ...lesion('r2') } })
    expect(life?.loading).toBe(25)
  })

  test('each referral names a next step with a day that is a business day after the submission', () => {
    for (const example of EXAMPLES) {
      const { profile, sent } = applied(example)
      for (const { outcome, nextSteps } of underwrite(rules, profile, sent)) {
        expect(nextSteps.length > 0).toBe(outcome === 'refer')
        for (const { words, dueOn } of nextSteps) {
          expect(words).not.toBe('')
          expect(dueOn > profile.today).toBe(true)
        }
      }
    }
  })
})

describe('what is outstanding', () => {
  const assessment = nextStep(rules, 'assessment', employee.today)
  const reading = {
    kind: 'assessment',
    words: 'An underwriter at the insurer will read your application.',
    dueOn: '2026-11-30',
  }

  test('reveals no outcome: accepted, dearer and narrower read the same', () => {
    const accepted = outstandingItems(outcomes({}), assessment)
    const dearer = outcomes({ chosen: { 'body.weight': kg(98) } })
    const narrower = outcomes({
      chosen: { 'pastimes.activities': 'yes', 'pastimes.activities.activity#r1': 'motor' },
    })
    expect(accepted).toEqual([reading])
    expect(outstandingItems(dearer, assessment)).toEqual(accepted)
    expect(outstandingItems(narrower, assessment)).toEqual(accepted)
  })

  test('has each step once, the earliest first', () => {
    const perCover = outcomes({ chosen: { 'illnesses.heart': 'unsure', 'cover.decisions': 'unsure' } })
    expect(outstandingItems(perCover, assessment)).toEqual([
      reading,
      {
        kind: 'phone-call',
        words: 'An underwriter will ring you to talk about some of your answers.',
        dueOn: '2026-11-30',
      },
      {
        kind: 'doctor-report',
        words: 'We’ll ask your doctor for a report, in the way you chose.',
        dueOn: '2026-12-14',
      },
    ])
  })
})
