import type { InputValues } from '@coverkit/flow'
import { expect, it } from 'vitest'
import { emptyAnswers } from '../../answers.ts'
import { submitted } from '../../testing/exampleCalculation.ts'
import { messagesOf } from '../../testing/faults.ts'
import type { Field } from './copy.ts'
import { model } from './model.ts'

const errors = (input: Partial<InputValues<Field>>) => messagesOf(model, input)

it('asks nothing of someone without cover', () => {
  expect(errors({})).toEqual({})
})

it('asks the amount of every cover held', () => {
  const held = ['lifeCover', 'tpdCover', 'criticalIllnessCover', 'incomeProtectionCover']
  expect(errors({ selectedCovers: held })).toEqual({
    lifeCover: 'Enter your life cover amount',
    tpdCover: 'Enter your TPD cover amount',
    criticalIllnessCover: 'Enter your critical illness cover amount',
    incomeProtectionCover: 'Enter your monthly income protection benefit',
  })
})

it('refuses amounts and periods that are none', () => {
  const input = {
    selectedCovers: ['lifeCover', 'incomeProtectionCover'],
    lifeCover: '1,23',
    incomeProtectionCover: '2k',
  }
  expect(errors({ ...input, existingWaitingPeriod: '45', existingBenefitPeriod: '3' })).toEqual({
    lifeCover: 'Enter your life cover amount in dollars, like 85,000',
    existingWaitingPeriod: 'Choose the waiting period of your income protection',
    existingBenefitPeriod: 'Choose the benefit period of your income protection',
  })
})

it('takes the periods, which may be unknown', () => {
  const input = { selectedCovers: ['incomeProtectionCover'], incomeProtectionCover: '2k' }
  const unknown = submitted(emptyAnswers(), model, input)
  expect(unknown.input).toMatchObject({ existingWaitingPeriod: null, existingBenefitPeriod: null })
  const known = submitted(unknown, model, {
    existingWaitingPeriod: '90',
    existingBenefitPeriod: '2',
  })
  expect(known.input).toMatchObject({
    covers: { incomeProtectionCover: 2_000 },
    existingWaitingPeriod: '90',
    existingBenefitPeriod: '2',
  })
  const none = submitted(known, model, { selectedCovers: [] })
  expect(none.input).toMatchObject({ selectedCovers: [], existingWaitingPeriod: '90' })
})
