import { emptyCalculatorInput } from './emptyCalculatorInput.ts'
import { ASSET_KINDS, type CalculatorInput, DEBT_KINDS, NEEDS_COVERS } from './types.ts'

/** A calculator form for tests with every option ticked. */
export function inputWith(answers: Partial<CalculatorInput> = {}): CalculatorInput {
  return {
    ...emptyCalculatorInput(),
    selectedAssets: [...ASSET_KINDS],
    selectedDebts: [...DEBT_KINDS],
    selectedCovers: [...NEEDS_COVERS],
    ...answers,
  }
}

/** The young couple of the worked examples: 34, mortgage, children 3 and 1, public school. */
export function youngCouple(): CalculatorInput {
  return inputWith({
    age: 34,
    annualSalary: 105_000,
    dependents: true,
    youngestAge: 1,
    numberOfDependents: 2,
    dependentAges: [3, 1],
    schoolingPreference: 'public',
    homeSale: false,
    homeValue: 850_000,
    assets: { savings: 30_000, super: 85_000 },
    debts: { familyHomeMortgage: 620_000, personalLoans: 18_000, creditCards: 6_000 },
    covers: { lifeCover: 250_000, tpdCover: 150_000 },
  })
}
