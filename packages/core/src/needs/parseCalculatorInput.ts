import { BENEFIT_PERIODS, WAITING_PERIODS } from '../covers/income-protection/incomeProtectionCover.ts'
import { byName } from '../fields/byName.ts'
import { InvalidInputError } from '../fields/InvalidInputError.ts'
import { HIGHEST_DOLLARS } from '../fields/parseMoney.ts'
import {
  boolean,
  choice,
  choices,
  list,
  nullable,
  number,
  object,
  type Read,
  withDefault,
} from '../fields/read.ts'
import { MAXIMUM_CHILDREN } from './dependentChildren.ts'
import {
  ASSET_KINDS,
  type CalculatorInput,
  DEBT_KINDS,
  NEEDS_COVERS,
  PROPERTY_STATUSES,
  SCHOOLINGS,
} from './types.ts'

const dollars = nullable(number(0, HIGHEST_DOLLARS))
const childAge = nullable(number(0, 24))

const read: Read<CalculatorInput> = object<CalculatorInput>({
  age: nullable(number(18, 75)),
  annualSalary: dollars,
  dependents: nullable(boolean),
  youngestAge: childAge,
  numberOfDependents: nullable(number(0, MAXIMUM_CHILDREN)),
  dependentAges: withDefault(list(childAge, MAXIMUM_CHILDREN), []),
  schoolingPreference: nullable(choice(SCHOOLINGS)),
  propertyStatus: withDefault(choice(PROPERTY_STATUSES), 'owner'),
  homeSale: nullable(boolean),
  homeValue: dollars,
  assetsAmt: nullable(number(0, HIGHEST_DOLLARS * ASSET_KINDS.length)),
  super: dollars,
  debtsAmt: nullable(number(0, HIGHEST_DOLLARS * DEBT_KINDS.length)),
  selectedAssets: withDefault(choices(ASSET_KINDS), []),
  assets: object({ property: dollars, investments: dollars, savings: dollars, super: dollars }),
  selectedDebts: withDefault(choices(DEBT_KINDS), []),
  debts: object({
    familyHomeMortgage: dollars,
    monthlyRent: dollars,
    investmentPropertyMortgage: dollars,
    investmentLoans: dollars,
    personalLoans: dollars,
    creditCards: dollars,
  }),
  selectedCovers: withDefault(choices(NEEDS_COVERS), []),
  covers: object(byName(NEEDS_COVERS, () => dollars)),
  existingBenefitPeriod: nullable(choice(BENEFIT_PERIODS)),
  existingWaitingPeriod: nullable(choice(WAITING_PERIODS)),
  calculatedBenefitPeriod: nullable(choice(BENEFIT_PERIODS)),
  calculatedWaitingPeriod: nullable(choice(WAITING_PERIODS)),
})

/**
 * Reads a calculator form from outside, such as a stored draft. Missing answers are blanks; keys that are not of the
 * form are dropped.
 *
 * @throws InvalidInputError with the dotted path of the first value that is not allowed: ages 18 to 75, children's ages
 * 0 to 24 and no more of them than `numberOfDependents`, money in whole dollars from 0 to 999,999,999.
 */
export function parseCalculatorInput(value: unknown): CalculatorInput {
  const input = read(value, '')
  const { dependentAges, numberOfDependents } = input
  if (numberOfDependents !== null && dependentAges.length > numberOfDependents) {
    throw new InvalidInputError('dependentAges', 'max')
  }
  return input
}
