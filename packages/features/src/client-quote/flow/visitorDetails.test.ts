import { resolveStep, startFlow } from '@coverkit/flow'
import { describe, expect, it } from 'vitest'
import { reopenAnswer, restoreAnnouncement } from '#quote/rules'
import { shownAnnouncements } from '../announcements/shownAnnouncements.ts'
import { quoteFlow } from '../flow.ts'
import {
  announced,
  announcedTexts,
  choosing,
  details,
  nextStep,
  plan,
  refusals,
  steps,
  submit,
} from '../testing/quoteVisitor.fixture.ts'

const income = { annualEarnings: '100,000' }

describe('personal details', () => {
  const all = submit(
    submit(choosing(['life', 'incomeProtection']), 'life-cover', { amount: '2m' }),
    'income-protection-cover',
    income,
  )

  it.each([
    ['age', '17', 'min'],
    ['age', '76', 'max'],
    ['age', '17.5', 'whole-number'],
    ['age', '4O', 'format'],
    ['age', '1e2', 'format'],
    ['age', '', 'required'],
    ['gender', 'X', 'choice'],
    ['smoker', '', 'required'],
    ['occupation', '', 'required'],
    ['occupation', '__proto__', 'format'],
    ['occupation', '-1', 'min'],
    ['state', 'XX', 'choice'],
  ])('refuses %s %j as %s', (name, value, code) => {
    expect(refusals(all, 'personal-details', { ...details(), [name]: value })).toEqual({ [name]: code })
  })

  it('takes income protection out above 60 and offers it again, once, when the age changes', () => {
    const older = submit(all, 'personal-details', details({ age: '61' }))
    expect(older.quote.covers.selectedCovers).toEqual(['life'])
    expect(announcedTexts(older)).toEqual([
      'Income protection isn’t available after age 60, so we removed income protection ($5,800 a month).',
    ])
    expect(older.announced[0]).toMatchObject({ undo: null, cause: { field: 'personalDetails.age' } })
    const gone = submit(older, 'premium-type', { premiumType: 'stepped' })
    expect(announcedTexts(gone)).toEqual([])
    const stillOlder = submit(gone, 'personal-details', { age: '62' })
    expect(shownAnnouncements(stillOlder)).toEqual([])
    const younger = submit(stillOlder, 'personal-details', { age: '58' })
    const restored = restoreAnnouncement(younger, announced(younger, 'offered'))
    expect(restored.quote.incomeProtectionCover).toEqual(all.quote.incomeProtectionCover)
    expect(restored.quote.covers.selectedCovers).toEqual(['life', 'incomeProtection'])
    expect(submit(younger, 'premium-type').announced).toEqual([])
  })

  it('caps a homemaker and restores the amount when the occupation changes', () => {
    const homemaker = { occupation: '1', occupationName: 'Homemaker (full-time home duties)' }
    const capped = submit(all, 'personal-details', details(homemaker))
    expect(capped.quote.lifeCover.amount).toBe(1_500_000)
    expect(capped.quote.covers.selectedCovers).toContain('incomeProtection')
    const changed = submit(capped, 'personal-details', { occupation: '2', occupationName: 'Accountant' })
    const restored = restoreAnnouncement(changed, announced(changed, 'offered'))
    expect(restored.quote.lifeCover.amount).toBe(2_000_000)
  })

  it.each([
    ['32', 'Student (full-time, not working)'],
    ['12', 'Apprentice carpenter'],
  ])('takes income protection from occupation %s', (occupation, occupationName) => {
    const excluded = submit(all, 'personal-details', details({ occupation, occupationName }))
    expect(excluded.quote.covers.selectedCovers).toEqual(['life'])
    expect(announcedTexts(excluded).join()).toContain('Income protection isn’t available for your job, so we')
  })

  it('goes to select-covers when the last cover is taken out', () => {
    const only = submit(choosing(['incomeProtection']), 'income-protection-cover', income)
    const older = submit({ ...only, entry: 'calculator' }, 'personal-details', details({ age: '65' }))
    expect(older.entry).toBe('direct')
    expect(nextStep(older, 'personal-details')).toBe('select-covers')
    expect(announcedTexts(older)).toHaveLength(1)
  })

  it('opens the answer again where no cover is left to go on with', () => {
    const only = submit(choosing(['incomeProtection']), 'income-protection-cover', income)
    const older = submit(only, 'personal-details', details({ age: '65' }))
    const open = reopenAnswer(older, announced(older))
    expect(open.quote.covers).toEqual(only.quote.covers)
    expect(open.quote.incomeProtectionCover).toEqual(only.quote.incomeProtectionCover)
    expect(open.announced).toEqual([])
    expect(steps['personal-details'].fields(open)).toMatchObject({ age: '65', occupationName: 'Accountant' })
    expect(
      resolveStep(
        quoteFlow,
        open,
        startFlow(quoteFlow, open, { furthest: 'personal-details' }),
        'personal-details',
      ).kind,
    ).toBe('show')
    const right = submit(open, 'personal-details', { age: '56' })
    expect(right.quote.covers.selectedCovers).toEqual(['incomeProtection'])
  })

  it('opens the answer again in the short way from the calculator', () => {
    const only = submit(choosing(['incomeProtection']), 'income-protection-cover', income)
    const covers = { ...only.quote.covers, payThroughSuper: null }
    const calculated = {
      ...only,
      quote: { ...only.quote, covers },
      entry: 'calculator' as const,
      allowAdjustments: true,
    }
    const excluded = submit(
      calculated,
      'personal-details',
      details({ occupation: '32', occupationName: 'Student' }),
    )
    expect(excluded.entry).toBe('direct')
    const open = reopenAnswer(excluded, announced(excluded))
    expect(open).toMatchObject({ entry: 'calculator', quote: { personalDetails: { occupationId: null } } })
    expect(plan(open)).toEqual(['personal-details'])
  })

  it('runs the rules of a known occupation on every cover step', () => {
    const homemaker = details({ occupation: '1', occupationName: 'Homemaker' })
    const known = submit(submit(all, 'personal-details', homemaker), 'life-cover', { amount: '3m' })
    expect(known.quote.lifeCover.amount).toBe(1_500_000)
    expect(announcedTexts(known).join()).toContain('from $3,000,000 to $1,500,000')
  })

  it('is the last step from the calculator', () => {
    const calculated = { ...all, entry: 'calculator' as const }
    expect(plan(calculated)).toEqual(['personal-details'])
    expect(nextStep(submit(calculated, 'personal-details', details()), 'personal-details')).toBe('done')
  })
})

describe('premium type', () => {
  it('asks for a type and keeps monthly as the frequency', () => {
    const chosen = choosing(['life'])
    expect(refusals(chosen, 'premium-type', {})).toEqual({ premiumType: 'required' })
    const answers = submit(chosen, 'premium-type', { premiumType: 'level' })
    expect(answers.quote).toMatchObject({ premiumType: 'level', paymentFrequency: 'monthly' })
  })
})
