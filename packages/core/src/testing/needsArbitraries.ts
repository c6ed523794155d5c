import fc from 'fast-check'
import { BENEFIT_PERIODS, WAITING_PERIODS } from '../covers/income-protection/incomeProtectionCover.ts'
import { byName } from '../fields/byName.ts'
import {
  ASSET_KINDS,
  type Assumptions,
  type CalculatorInput,
  DEBT_KINDS,
  NEEDS_COVERS,
  PROPERTY_STATUSES,
  SCHOOLINGS,
} from '../needs/types.ts'

function orNull<T>(arbitrary: fc.Arbitrary<T>): fc.Arbitrary<T | null> {
  return fc.option(arbitrary, { nil: null, freq: 4 })
}

const dollars = orNull(fc.integer({ min: 0, max: 3_000_000 }))
const monthly = orNull(fc.integer({ min: 0, max: 20_000 }))
const childAge = orNull(fc.integer({ min: 0, max: 24 }))

/** Any calculator form, blanks and options that are not ticked among them. */
export const calculatorInput: fc.Arbitrary<CalculatorInput> = fc.record({
  age: orNull(fc.integer({ min: 18, max: 75 })),
  annualSalary: dollars,
  dependents: orNull(fc.boolean()),
  youngestAge: childAge,
  numberOfDependents: orNull(fc.integer({ min: 0, max: 5 })),
  dependentAges: fc.array(childAge, { maxLength: 5 }),
  schoolingPreference: orNull(fc.constantFrom(...SCHOOLINGS)),
  propertyStatus: fc.constantFrom(...PROPERTY_STATUSES),
  homeSale: orNull(fc.boolean()),
  homeValue: dollars,
  assetsAmt: fc.constant(null),
  super: fc.constant(null),
  debtsAmt: fc.constant(null),
  selectedAssets: fc.subarray([...ASSET_KINDS]),
  assets: fc.record({ property: dollars, investments: dollars, savings: dollars, super: dollars }),
  selectedDebts: fc.subarray([...DEBT_KINDS]),
  debts: fc.record({
    familyHomeMortgage: dollars,
    monthlyRent: monthly,
    investmentPropertyMortgage: dollars,
    investmentLoans: dollars,
    personalLoans: dollars,
    creditCards: dollars,
  }),
  selectedCovers: fc.subarray([...NEEDS_COVERS]),
  covers: fc.record(byName(NEEDS_COVERS, (cover) => (cover === 'incomeProtectionCover' ? monthly : dollars))),
  existingBenefitPeriod: orNull(fc.constantFrom(...BENEFIT_PERIODS)),
  existingWaitingPeriod: orNull(fc.constantFrom(...WAITING_PERIODS)),
  calculatedBenefitPeriod: fc.constant(null),
  calculatedWaitingPeriod: fc.constant(null),
})

const years = fc.integer({ min: 0, max: 80 })
const percent = fc.integer({ min: 0, max: 100 })
const cost = fc.integer({ min: 0, max: 1_000_000 })

/** Any assumptions that the assumptions page accepts. */
export const assumptions: fc.Arbitrary<Assumptions> = fc.record({
  yearsToSupportLiving: years,
  supportChildrenToAge: years,
  funeralCosts: cost,
  homeAlterationCosts: cost,
  effectiveNetInterestRate: fc.integer({ min: 0, max: 200 }).map((tenths) => tenths / 10),
  medicalExpenses: cost,
  cappedSupportLife: years,
  incomeProtection: percent,
  retirementAge: years,
  mortgageCoverage: percent,
  rentSupportYears: years,
  assetCoverage: percent,
  debtCoverage: percent,
  incomeReplacementRatio: percent,
})
