import type { InputValue, InputValues } from '@coverkit/flow'
import { type CalculatorAnswers, emptyAnswers } from '../answers.ts'
import type { CalculatorModel } from '../calculatorModel.ts'
import { type CalculatorStepId, calculatorFlow } from '../flow.ts'

await calculatorFlow.models.load()

/** The answers after one form was filled in as a visitor would type it. @throws when it is refused. */
export function submitted<Field extends string>(
  answers: CalculatorAnswers,
  model: CalculatorModel<Field>,
  input: { readonly [Name in Field]?: InputValue },
): CalculatorAnswers {
  return model.submit(answers, { ...model.view(answers), ...input })
}

/** A visitor's input, by step. */
export type CalculationInput = { readonly [Step in CalculatorStepId]?: InputValues }

/** The couple of the second worked example: 34, a mortgage, children of 3 and 1. */
export const couple = {
  'about-you': { age: '34', annualSalary: '105k' },
  dependents: {
    dependents: 'yes',
    numberOfDependents: '2',
    childAge1: '3',
    childAge2: '1',
    schoolingPreference: 'public',
  },
  'assets-and-overheads': {
    propertyStatus: 'owner',
    homeValue: '850,000',
    homeSale: 'no',
    selectedAssets: ['savings', 'super'],
    savings: '30,000',
    super: '$85,000',
    selectedDebts: ['familyHomeMortgage', 'personalLoans', 'creditCards'],
    familyHomeMortgage: '620000',
    personalLoans: '18k',
    creditCards: '6,000',
  },
  'existing-cover': { selectedCovers: ['lifeCover', 'tpdCover'], lifeCover: '250,000', tpdCover: '150,000' },
} satisfies CalculationInput

/** The third worked example: 58, a partner, income protection of 2,000 a month. */
export const nearRetirement = {
  'about-you': { age: '58', annualSalary: '98,000' },
  dependents: { dependents: 'yes', numberOfDependents: '0' },
  'assets-and-overheads': {
    propertyStatus: 'owner',
    homeValue: '1.05m',
    homeSale: 'no',
    selectedAssets: ['investments', 'savings', 'super'],
    savings: '60,000',
    investments: '80,000',
    super: '540,000',
    selectedDebts: ['familyHomeMortgage', 'creditCards'],
    familyHomeMortgage: '90,000',
    creditCards: '2,500',
  },
  'existing-cover': {
    selectedCovers: ['lifeCover', 'tpdCover', 'incomeProtectionCover'],
    lifeCover: '150,000',
    tpdCover: '60,000',
    incomeProtectionCover: '2,000',
    existingWaitingPeriod: '90',
    existingBenefitPeriod: '2',
  },
} satisfies CalculationInput

/** The sixth worked example: 62, with income protection of 3,000 a month. */
export const overSixty = {
  'about-you': { age: '62', annualSalary: '96,000' },
  dependents: { dependents: 'yes', numberOfDependents: '0' },
  'assets-and-overheads': {
    propertyStatus: 'owner',
    homeSale: 'no',
    selectedAssets: ['savings', 'super'],
    savings: '20,000',
    super: '210,000',
    selectedDebts: ['familyHomeMortgage'],
    familyHomeMortgage: '160,000',
  },
  'existing-cover': { selectedCovers: ['incomeProtectionCover'], incomeProtectionCover: '3,000' },
} satisfies CalculationInput

/** A renter of 28 without dependants: the first worked example without its cover. */
export const renter = {
  'about-you': { age: '28', annualSalary: '75,000' },
  dependents: { dependents: 'no' },
  'assets-and-overheads': {
    propertyStatus: 'renter',
    selectedAssets: ['savings', 'super'],
    savings: '15,000',
    super: '38,000',
    selectedDebts: ['monthlyRent', 'personalLoans', 'creditCards'],
    monthlyRent: '2,400',
    personalLoans: '12,000',
    creditCards: '4,000',
  },
  'existing-cover': { selectedCovers: ['tpdCover'], tpdCover: '80,000' },
} satisfies CalculationInput

/** Returns the input of the steps up to and including the given one. */
export function upTo(input: CalculationInput, last: CalculatorStepId): CalculationInput {
  const answered = calculatorFlow.ids.slice(0, calculatorFlow.ids.indexOf(last) + 1)
  return Object.fromEntries(answered.map((id) => [id, input[id]]))
}

/** The answers after every step was filled in. */
export function answered(input: CalculationInput): CalculatorAnswers {
  return calculatorFlow.ids.reduce((answers, id) => {
    const stepInput = input[id]
    return stepInput ? submitted<string>(answers, calculatorFlow.models.of(id), stepInput) : answers
  }, emptyAnswers())
}
