import type { TypedFields } from '@coverkit/flow-draft'
import type { StepModel } from '../../common/step-form/StepModel.ts'
import { type CalculatorAnswers, emptyAnswers } from '../answers.ts'
import { aboutYouModel } from '../steps/about-you/aboutYouModel.ts'
import { assetsModel } from '../steps/assets-and-overheads/assetsModel.ts'
import { dependentsModel } from '../steps/dependents/dependentsModel.ts'
import { existingCoverModel } from '../steps/existing-cover/existingCoverModel.ts'

/** The answers after one step was filled in as a visitor would type it. @throws when the step refuses it. */
export function submitted<Read>(
  answers: CalculatorAnswers,
  model: StepModel<CalculatorAnswers, Read>,
  typed: TypedFields,
): CalculatorAnswers {
  const fields = { ...model.view(answers), ...typed }
  const read = model.schema(fields).safeParse(fields)
  if (!read.success) throw new Error(`Refused: ${JSON.stringify(read.error.issues)}`)
  return model.apply(answers, read.data)
}

export interface TypedCalculation {
  readonly aboutYou: TypedFields
  readonly dependents: TypedFields
  readonly assets: TypedFields
  readonly existingCover: TypedFields
}

/** The couple of the second worked example: 34, a mortgage, children of 3 and 1. */
export const couple: TypedCalculation = {
  aboutYou: { age: '34', annualSalary: '105k' },
  dependents: {
    dependents: 'yes',
    numberOfDependents: '2',
    childAge1: '3',
    childAge2: '1',
    schoolingPreference: 'public',
  },
  assets: {
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
  existingCover: { selectedCovers: ['lifeCover', 'tpdCover'], lifeCover: '250,000', tpdCover: '150,000' },
}

/** The third worked example: 58, a partner, income protection of 2,000 a month. */
export const nearRetirement: TypedCalculation = {
  aboutYou: { age: '58', annualSalary: '98,000' },
  dependents: { dependents: 'yes', numberOfDependents: '0' },
  assets: {
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
  existingCover: {
    selectedCovers: ['lifeCover', 'tpdCover', 'incomeProtectionCover'],
    lifeCover: '150,000',
    tpdCover: '60,000',
    incomeProtectionCover: '2,000',
    existingWaitingPeriod: '90',
    existingBenefitPeriod: '2',
  },
}

/** The sixth worked example: 62, with income protection of 3,000 a month. */
export const overSixty: TypedCalculation = {
  aboutYou: { age: '62', annualSalary: '96,000' },
  dependents: { dependents: 'yes', numberOfDependents: '0' },
  assets: {
    propertyStatus: 'owner',
    homeSale: 'no',
    selectedAssets: ['savings', 'super'],
    savings: '20,000',
    super: '210,000',
    selectedDebts: ['familyHomeMortgage'],
    familyHomeMortgage: '160,000',
  },
  existingCover: { selectedCovers: ['incomeProtectionCover'], incomeProtectionCover: '3,000' },
}

/** A renter of 28 with nobody depending on the salary: the first worked example without its cover. */
export const renter: TypedCalculation = {
  aboutYou: { age: '28', annualSalary: '75,000' },
  dependents: { dependents: 'no' },
  assets: {
    propertyStatus: 'renter',
    selectedAssets: ['savings', 'super'],
    savings: '15,000',
    super: '38,000',
    selectedDebts: ['monthlyRent', 'personalLoans', 'creditCards'],
    monthlyRent: '2,400',
    personalLoans: '12,000',
    creditCards: '4,000',
  },
  existingCover: { selectedCovers: ['tpdCover'], tpdCover: '80,000' },
}

/** The answers after every step was filled in. */
export function answered(typed: TypedCalculation): CalculatorAnswers {
  const aboutYou = submitted(emptyAnswers(), aboutYouModel, typed.aboutYou)
  const dependents = submitted(aboutYou, dependentsModel, typed.dependents)
  const assets = submitted(dependents, assetsModel, typed.assets)
  return submitted(assets, existingCoverModel, typed.existingCover)
}
