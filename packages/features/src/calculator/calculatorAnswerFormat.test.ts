import type { AnswerFormat } from '@coverkit/flow-draft'
import { beforeAll, describe, expect, it } from 'vitest'
import { emptyAnswers } from './answers.ts'
import { calculatorAnswerFormat } from './calculatorAnswerFormat.ts'
import { calculatorFlow } from './flow.ts'

let words: AnswerFormat
beforeAll(async () => {
  words = await calculatorAnswerFormat()
})

describe('an answer that the server refused', () => {
  it.each([
    ['age', 'Your age', 'about-you'],
    ['salaryTaxes', 'Annual salary before tax', 'about-you'],
    ['salaryTaxes.gross', 'Annual salary before tax', 'about-you'],
    ['education', 'What schooling would you choose?', 'dependents'],
    ['kidDetails.0.age', 'Ages of your children', 'dependents'],
    ['youngestAge', 'Ages of your children', 'dependents'],
    ['propertyStatus', 'Where do you live?', 'assets-and-overheads'],
    ['debts.creditCards', 'Credit cards balance', 'assets-and-overheads'],
    ['assets.super', 'Super balance', 'assets-and-overheads'],
    ['existingCovers.lifeCover', 'Life cover amount', 'existing-cover'],
    ['existingCovers.waitingPeriod', 'Waiting period', 'existing-cover'],
    ['existingCovers.benefitPeriod', 'Benefit period', 'existing-cover'],
    ['contactEmail', 'Email', 'results'],
  ])('%s is %s, of the step %s', (field, label, step) => {
    expect(words.refused(field)).toEqual({ label, href: `/life-insurance-calculator/${step}` })
  })

  it.each(['accountName', 'assumptions.retirementAge', ''])('%j is none', (field) => {
    expect(words.refused(field)).toBeNull()
  })
})

describe('an answer that two tabs gave different values', () => {
  it.each([
    [['input', 'age'], 34, 'Your age', '34'],
    [['input', 'annualSalary'], 105_000, 'Annual salary before tax', '$105,000'],
    [['typed', 'about-you/annualSalary'], '85k', 'Annual salary before tax', '85k'],
    [['typed', 'about-you/age'], 'yes', 'Your age', 'yes'],
    [['input', 'annualSalary'], null, 'Annual salary before tax', 'not answered'],
    [['input', 'dependents'], true, 'Does anyone rely on your income, such as a partner or children?', 'Yes'],
    [
      ['typed', 'dependents/dependents'],
      'no',
      'Does anyone rely on your income, such as a partner or children?',
      'No',
    ],
    [['typed', 'dependents/childAge2'], '4', 'Age of child 2', '4'],
    [['input', 'dependentAges'], [3, 1], 'Ages of your children', '3, 1'],
    [['input', 'schoolingPreference'], 'private', 'What schooling would you choose?', 'Private'],
    [['typed', 'dependents/schoolingPreference'], '', 'What schooling would you choose?', 'not answered'],
    [['input', 'propertyStatus'], 'renter', 'Where do you live?', 'A home I rent'],
    [['input', 'homeSale'], false, 'Would your family sell the home?', 'No'],
    [['input', 'homeValue'], 850_000, 'Home value', '$850,000'],
    [['input', 'selectedAssets'], ['savings', 'super'], 'What do you own?', 'Savings, Super'],
    [['input', 'selectedDebts'], [], 'What do you owe or pay?', 'not answered'],
    [['input', 'debts', 'monthlyRent'], 2_400, 'Rent a month', '$2,400'],
    [['input', 'selectedCovers'], ['tpdCover'], 'Which covers do you have?', 'TPD cover'],
    [['input', 'covers', 'incomeProtectionCover'], 2_000, 'Income protection a month', '$2,000'],
    [['input', 'existingWaitingPeriod'], '90', 'Waiting period', '90 days (3 months)'],
    [['input', 'existingBenefitPeriod'], '65', 'Benefit period', 'To age 65'],
    [['typed', 'results/email'], 'sam@example.com', 'Email', 'sam@example.com'],
    [['assumptions', 'retirementAge'], 65, 'Retirement age', '65'],
    [['assumptions', 'funeralCosts'], 25_000, 'Funeral costs', '$25,000'],
    [['assumptions', 'mortgageCoverage'], 80, 'Mortgage coverage', '80%'],
    [['typed', 'assumptions/effectiveNetInterestRate'], '1.5', 'Effective net interest rate', '1.5'],
  ])('%j of %j is %s: %s', (path, value, label, text) => {
    expect(words.label(path)).toBe(label)
    expect(words.value(path, value)).toBe(text)
  })

  it('has no name where it is none that a form asks', () => {
    expect(words.label(['progress', 'furthest'])).toBeNull()
    expect(words.label(['mail', 'to'])).toBeNull()
    expect(words.value(['progress', 'furthest'], 'results')).toBe('not answered')
  })
})

it('has a label for every field of every form', () => {
  for (const [form, { view }] of calculatorFlow.models.all()) {
    for (const name of Object.keys(view(emptyAnswers())))
      expect(words.label(['typed', `${form}/${name}`]), name).not.toBeNull()
  }
})
