import { byName } from '../fields/byName.ts'
import { type CalculatorInput, NEEDS_COVERS } from './types.ts'

/** A calculator form in which nothing is answered; the home starts as owned. */
export function emptyCalculatorInput(): CalculatorInput {
  return {
    age: null,
    annualSalary: null,
    dependents: null,
    youngestAge: null,
    numberOfDependents: null,
    dependentAges: [],
    schoolingPreference: null,
    propertyStatus: 'owner',
    homeSale: null,
    homeValue: null,
    assetsAmt: null,
    super: null,
    debtsAmt: null,
    selectedAssets: [],
    assets: { property: null, investments: null, savings: null, super: null },
    selectedDebts: [],
    debts: {
      familyHomeMortgage: null,
      monthlyRent: null,
      investmentPropertyMortgage: null,
      investmentLoans: null,
      personalLoans: null,
      creditCards: null,
    },
    selectedCovers: [],
    covers: byName(NEEDS_COVERS, () => null),
    existingBenefitPeriod: null,
    existingWaitingPeriod: null,
    calculatedBenefitPeriod: null,
    calculatedWaitingPeriod: null,
  }
}
