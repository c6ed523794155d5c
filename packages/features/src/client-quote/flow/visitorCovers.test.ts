import { describe, expect, it } from 'vitest'
import { emptyQuoteAnswers } from '#quote/answers'
import { restoreAnnouncement, undoAnnouncement } from '#quote/rules'
import { shownAnnouncements } from '../announcements/shownAnnouncements.ts'
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
  type,
} from '../testing/quoteVisitor.fixture.ts'

const income = { annualEarnings: '100,000' }

describe('choosing covers', () => {
  it('asks for at least one cover and for the way to pay', () => {
    const requested = refusals(emptyQuoteAnswers(), 'select-covers', { covers: [], payThroughSuper: '' })
    expect(requested).toEqual({ covers: 'required', payThroughSuper: 'required' })
  })

  it('asks the details of each cover in canonical order', () => {
    const answers = choosing(['incomeProtection', 'tpd', 'life'])
    expect(plan(answers).filter((step) => step.endsWith('-cover'))).toEqual([
      'life-cover',
      'tpd-cover',
      'income-protection-cover',
    ])
    expect(nextStep(answers, 'select-covers')).toBe('life-cover')
  })

  it('sets the owners when super pays, and tells it with a link to the answer', () => {
    const answers = choosing(['life', 'tpd', 'criticalIllness'], 'yes')
    expect(answers.quote.lifeCover.lifeOwner).toBe('S')
    expect(answers.quote.criticalIllnessCover.criticalIllnessOwner).toBe('O')
    expect(announcedTexts(answers)).toEqual([
      'You chose to pay through super, so we changed the owner of your life cover and the owner of your TPD cover from Outside super to Inside super.',
    ])
    expect(answers.announced[0]).toMatchObject({
      undo: null,
      cause: { step: 'select-covers', field: 'covers.payThroughSuper' },
    })
  })

  it('leaves owners alone when the answer about super stays', () => {
    const inside = choosing(['life'], 'yes')
    const own = submit(inside, 'life-cover', { amount: '500k', owner: 'J' })
    expect(submit(own, 'select-covers').quote.lifeCover.lifeOwner).toBe('J')
  })

  it('closes income protection above 60, and says why', () => {
    const older = submit(choosing(['life']), 'personal-details', details({ age: '61' }))
    expect(refusals(older, 'select-covers', { covers: ['incomeProtection'] })).toEqual({ covers: 'required' })
    expect(submit(older, 'select-covers', { covers: ['life', 'incomeProtection'] })).toEqual(older)
  })

  it('forgets what was typed for a cover that is taken out, and structures that name it', () => {
    const input = type(choosing(['life', 'tpd']), 'life-cover', { amount: '1m' })
    const structured = type(input, 'tpd-cover', { structure: 'life', amount: '300k' })
    const answers = submit(structured, 'select-covers', { covers: ['tpd'] })
    expect(answers.typed).toEqual({ 'tpd-cover/amount': '300k' })
  })
})

describe('taking life cover out', () => {
  const life = submit(choosing(['life', 'tpd', 'criticalIllness']), 'life-cover', { amount: '500,000' })
  const tpd = submit(life, 'tpd-cover', { amount: '400,000', structure: 'life', extras: ['lifeBuyBack'] })
  const linked = submit(tpd, 'critical-illness-cover', {
    amount: '200,000',
    structure: 'life',
    extras: ['lifeBuyBack', 'reinstatement'],
  })
  const without = submit(linked, 'select-covers', { covers: ['tpd', 'criticalIllness'] })

  it('makes what was linked to it standalone, and tells each change', () => {
    expect(without.quote.tpdCover).toMatchObject({
      amountLinked: null,
      amountStandalone: 400_000,
      tpdLinkTo: 'standalone',
      extras: [],
    })
    expect(without.quote.criticalIllnessCover).toMatchObject({
      criticalIllnessLinkTo: 'standalone',
      extras: ['reinstatement'],
    })
    expect(announcedTexts(without)).toContain(
      'You removed life cover, so we cleared your answers about life cover ($500,000).',
    )
    expect(announcedTexts(without)).toContain(
      'You removed life cover, so we changed the structure of your TPD cover and the structure of your critical illness cover from Linked to life to Standalone.',
    )
  })

  it('is undone by one press: selection, data and links', () => {
    expect(shownAnnouncements(without)).toHaveLength(1)
    const undone = undoAnnouncement(without, announced(without))
    expect(undone.quote).toEqual(linked.quote)
    expect(undone.announced).toEqual([])
  })

  it('can be undone until the next step is submitted', () => {
    const later = submit(without, 'tpd-cover')
    expect(later.announced).toEqual([])
    expect(undoAnnouncement(later, announced(without))).toBe(later)
  })

  it('is still told and undone after a reload', () => {
    const reloaded = JSON.parse(JSON.stringify(without))
    expect(announcedTexts(reloaded)).toEqual(announcedTexts(without))
    expect(undoAnnouncement(reloaded, announced(reloaded)).quote).toEqual(linked.quote)
  })

  it('does not take out again a cover that was added in the same press', () => {
    const swapped = submit(linked, 'select-covers', {
      covers: ['tpd', 'criticalIllness', 'incomeProtection'],
    })
    const undone = undoAnnouncement(swapped, announced(swapped))
    expect(undone.quote.covers.selectedCovers).toEqual(['life', 'tpd', 'criticalIllness', 'incomeProtection'])
  })
})

describe('taking critical illness cover out', () => {
  it('makes a TPD link to it standalone', () => {
    const chosen = submit(choosing(['tpd', 'criticalIllness']), 'tpd-cover', {
      amount: '300k',
      structure: 'criticalIllness',
      parentAmount: '200k',
    })
    expect(chosen.quote.tpdCover).toMatchObject({ amountLinked: 200_000, amountStandalone: 100_000 })
    const without = submit(chosen, 'select-covers', { covers: ['tpd'] })
    expect(without.quote.tpdCover).toMatchObject({ amountLinked: null, amountStandalone: 300_000 })
    expect(announcedTexts(without).join()).toContain('You removed critical illness cover, so we')
  })
})

describe('life cover', () => {
  const chosen = choosing(['life', 'tpd'])

  it.each([
    ['', 'required'],
    ['abc', 'format'],
    ['-5', 'min'],
    ['0', 'min'],
    ['49,499', 'min'],
    ['15,000,500', 'max'],
    ['1,23,456', 'format'],
    ['1e6', 'format'],
  ])('refuses %j as %s and keeps what was typed', (amount, code) => {
    expect(refusals(chosen, 'life-cover', { amount })).toEqual({ amount: code })
    expect(steps['life-cover'].fields(type(chosen, 'life-cover', { amount })).amount).toBe(amount)
  })

  it.each([
    ['500,000', 500_000],
    ['$1.2m', 1_200_000],
    ['49,500', 50_000],
    ['15,000,499', 15_000_000],
  ])('takes %j as %i', (amount, dollars) => {
    expect(submit(chosen, 'life-cover', { amount }).quote.lifeCover.amount).toBe(dollars)
  })

  it('tells what it rounded', () => {
    expect(announcedTexts(submit(chosen, 'life-cover', { amount: '123,456' }))).toEqual([
      'Insurers only offer cover in round amounts, so we rounded your life cover amount from $123,456 to $123,000.',
    ])
  })

  it('moves what a smaller life cover cannot carry to standalone; undo takes the amount back', () => {
    const large = submit(chosen, 'life-cover', { amount: '500k' })
    const linked = submit(large, 'tpd-cover', { amount: '400k', structure: 'life' })
    const small = submit(linked, 'life-cover', { amount: '300k' })
    expect(small.quote.tpdCover).toMatchObject({ amountLinked: 300_000, amountStandalone: 100_000 })
    expect(announcedTexts(small)).toContain(
      'A linked amount can’t be more than the cover it’s linked to, so we changed the linked part of your TPD cover from $400,000 to $300,000.',
    )
    expect(undoAnnouncement(small, announced(small)).quote).toEqual(linked.quote)
  })

  it('ends the adjustments that the calculator allows', () => {
    const calculated = { ...chosen, allowAdjustments: true }
    expect(submit(calculated, 'life-cover', { amount: '1m' }).allowAdjustments).toBe(false)
  })
})

describe('TPD cover', () => {
  const chosen = submit(choosing(['life', 'tpd', 'criticalIllness']), 'life-cover', { amount: '500k' })

  it('rounds standalone cover to 100 and linked cover to 1,000', () => {
    const standalone = submit(chosen, 'tpd-cover', { amount: '250,460' })
    expect(standalone.quote.tpdCover.amountStandalone).toBe(250_500)
    const linked = submit(chosen, 'tpd-cover', { amount: '250,460', structure: 'life' })
    expect(linked.quote.tpdCover.amountLinked).toBe(250_000)
  })

  it('splits what exceeds the cover it is linked to, and tells nothing that was asked for', () => {
    const answers = submit(chosen, 'tpd-cover', { amount: '700k', structure: 'life' })
    expect(answers.quote.tpdCover).toMatchObject({ amountLinked: 500_000, amountStandalone: 200_000 })
    expect(answers.announced).toEqual([])
  })

  it('moves the amount when the link changes, and can be undone', () => {
    const linked = submit(chosen, 'tpd-cover', { amount: '300k', structure: 'life' })
    const alone = submit(linked, 'tpd-cover', { structure: 'standalone' })
    expect(alone.quote.tpdCover).toMatchObject({ amountLinked: null, amountStandalone: 300_000 })
    expect(announcedTexts(alone).join()).toContain('You changed how your TPD cover is structured, so we')
    expect(undoAnnouncement(alone, announced(alone)).quote).toEqual(linked.quote)
  })

  it('tells a moved link with a new amount once, and undoes both', () => {
    const linked = submit(chosen, 'tpd-cover', { amount: '300k', structure: 'life' })
    const alone = submit(linked, 'tpd-cover', { amount: '2m', structure: 'standalone' })
    expect(announcedTexts(alone)).toEqual([
      'You changed how your TPD cover is structured, so we changed the linked part of your TPD cover from $300,000 to none.',
    ])
    expect(undoAnnouncement(alone, announced(alone)).quote).toEqual(linked.quote)
  })

  it('asks the amount of a parent without one, and keeps it in the parent', () => {
    const entered = { amount: '300k', structure: 'criticalIllness' }
    expect(refusals(chosen, 'tpd-cover', entered)).toEqual({ parentAmount: 'required' })
    const answers = submit(chosen, 'tpd-cover', { ...entered, parentAmount: '250k' })
    expect(answers.quote.criticalIllnessCover.amount).toBe(250_000)
    expect(steps['critical-illness-cover'].fields(answers).amount).toBe('250,000')
    expect(refusals(answers, 'tpd-cover', { parentAmount: '' })).toEqual({})
  })

  it('refuses a parent that is not selected', () => {
    const alone = choosing(['tpd'])
    expect(refusals(alone, 'tpd-cover', { amount: '300k', structure: 'life' })).toEqual({
      structure: 'choice',
    })
  })

  it('takes own occupation where super owns it, and offers it again when the owner changes', () => {
    const own = submit(chosen, 'tpd-cover', { amount: '300k', occupationType: 'own', owner: 'S' })
    expect(own.quote.tpdCover.occupationType).toBe('any')
    expect(announcedTexts(own)).toContain(
      'You can’t hold own occupation cover inside super, so we changed the occupation type of your TPD cover from Own occupation to Any occupation.',
    )
    const later = submit(own, 'critical-illness-cover', { amount: '100k' })
    expect(shownAnnouncements(later)).toEqual([])
  })

  it('lets go of a link to critical illness when super becomes the owner', () => {
    const entered = { amount: '200k', structure: 'criticalIllness', parentAmount: '200k' }
    const linked = submit(chosen, 'tpd-cover', entered)
    const inside = submit(linked, 'tpd-cover', { owner: 'S' })
    expect(inside.quote.tpdCover).toMatchObject({ tpdLinkTo: 'standalone', amountStandalone: 200_000 })
    expect(inside.announced[0]).toMatchObject({ undo: null, cause: { field: 'tpdCover.tpdOwner' } })
  })

  it('refuses a new link to critical illness inside super', () => {
    const inside = submit(chosen, 'tpd-cover', { amount: '200k', owner: 'S' })
    const entered = { structure: 'criticalIllness', parentAmount: '100k' }
    expect(refusals(inside, 'tpd-cover', entered)).toEqual({ structure: 'choice' })
    const outside = submit(inside, 'tpd-cover', { ...entered, owner: 'O' })
    expect(outside.quote.tpdCover.tpdLinkTo).toBe('criticalIllness')
  })

  it('clears the link and extras of critical illness that it is linked to', () => {
    const entered = { amount: '200k', structure: 'life', extras: ['reinstatement'] }
    const linked = submit(chosen, 'critical-illness-cover', entered)
    const answers = submit(linked, 'tpd-cover', { amount: '100k', structure: 'criticalIllness' })
    expect(answers.quote.criticalIllnessCover).toMatchObject({
      criticalIllnessLinkTo: 'standalone',
      extras: [],
    })
    const again = submit(answers, 'critical-illness-cover', { extras: ['reinstatement'], structure: 'life' })
    expect(again.quote.criticalIllnessCover).toMatchObject({
      criticalIllnessLinkTo: 'standalone',
      extras: [],
    })
  })
})

describe('critical illness cover', () => {
  const chosen = submit(choosing(['life', 'criticalIllness']), 'life-cover', { amount: '500k' })

  it('refuses a link of more than the life cover', () => {
    const entered = { amount: '600k', structure: 'life' }
    expect(refusals(chosen, 'critical-illness-cover', entered)).toEqual({ structure: 'range' })
  })

  it('lets go of the link when life becomes less', () => {
    const linked = submit(chosen, 'critical-illness-cover', { amount: '400k', structure: 'life' })
    expect(linked.quote.criticalIllnessCover.criticalIllnessLinkTo).toBe('life')
    const small = submit(linked, 'life-cover', { amount: '300k' })
    expect(small.quote.criticalIllnessCover.criticalIllnessLinkTo).toBe('standalone')
    expect(undoAnnouncement(small, announced(small)).quote).toEqual(linked.quote)
  })
})

describe('income protection', () => {
  const chosen = choosing(['incomeProtection'])
  const shown = (answers: typeof chosen) => steps['income-protection-cover'].fields(answers).monthlyBenefit

  it('proposes the benefit while earnings are typed', () => {
    expect(shown(type(chosen, 'income-protection-cover', income))).toBe('5,800')
    expect(shown(type(chosen, 'income-protection-cover', { ...income, incomeReplacement: '50' }))).toBe(
      '4,150',
    )
    expect(submit(chosen, 'income-protection-cover', income).quote.incomeProtectionCover).toMatchObject({
      annualEarnings: 100_000,
      monthlyBenefit: 5_800,
    })
  })

  it('proposes it for a share with a percent sign too, and Continue stores the same', () => {
    const half = { ...income, incomeReplacement: '50 %' }
    expect(shown(type(chosen, 'income-protection-cover', half))).toBe('4,150')
    expect(submit(chosen, 'income-protection-cover', half).quote.incomeProtectionCover).toMatchObject({
      incomeReplacement: 50,
      monthlyBenefit: 4_150,
    })
  })

  it('keeps a typed benefit when earnings change, trimmed to what they allow', () => {
    const input = submit(chosen, 'income-protection-cover', { ...income, monthlyBenefit: '5,000' })
    expect(input.typedBenefit).toBe(true)
    const more = submit(input, 'income-protection-cover', { annualEarnings: '200,000' })
    expect(more.quote.incomeProtectionCover.monthlyBenefit).toBe(5_000)
    const less = submit(input, 'income-protection-cover', { annualEarnings: '60,000' })
    expect(less.quote.incomeProtectionCover.monthlyBenefit).toBe(3_500)
    expect(announcedTexts(less)).toEqual([
      'Income protection pays up to 70% of what you earn, so we changed your monthly benefit from $5,000 a month to $3,500 a month.',
    ])
  })

  it('restores the typed benefit when the earnings allow it again', () => {
    const input = submit(chosen, 'income-protection-cover', { ...income, monthlyBenefit: '5,000' })
    const less = submit(input, 'income-protection-cover', { annualEarnings: '60,000' })
    const later = submit(less, 'personal-details', details())
    const again = submit(later, 'income-protection-cover', { annualEarnings: '100,000' })
    const restored = restoreAnnouncement(again, announced(again, 'offered'))
    expect(restored.quote.incomeProtectionCover.monthlyBenefit).toBe(5_000)
  })

  it('rounds a typed benefit down to 50', () => {
    const input = submit(chosen, 'income-protection-cover', { ...income, monthlyBenefit: '4,999' })
    expect(input.quote.incomeProtectionCover.monthlyBenefit).toBe(4_950)
  })

  it.each([
    [{ annualEarnings: '' }, { annualEarnings: 'required', monthlyBenefit: 'required' }],
    [{ annualEarnings: '0', monthlyBenefit: '2000' }, { annualEarnings: 'min' }],
    [{ ...income, incomeReplacement: '75' }, { incomeReplacement: 'max' }],
    [{ ...income, incomeReplacement: '0' }, { incomeReplacement: 'min' }],
    [{ ...income, incomeReplacement: '60.5' }, { incomeReplacement: 'whole-number' }],
    [{ ...income, monthlyBenefit: '6,000' }, { monthlyBenefit: 'max' }],
    [{ ...income, monthlyBenefit: '1,000' }, { monthlyBenefit: 'min' }],
    [{ annualEarnings: '20,000' }, { monthlyBenefit: 'range' }],
    [{ ...income, waitingPeriod: '45' }, { waitingPeriod: 'choice' }],
  ])('refuses %j', (entered, codes) => {
    expect(refusals(chosen, 'income-protection-cover', entered)).toMatchObject(codes)
  })
})
