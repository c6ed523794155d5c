import { calculateNeeds, coverFigures, defaultAssumptions, emptyCalculatorInput } from '@coverkit/core'
import { resultsCopy as copy, formatPart } from './copy.ts'

/** A line of an example; what is taken off is negative. */
export interface ExampleLine {
  readonly label: string
  readonly amount: number
}

/** The couple of the rules' worked examples, one of whom earns. No visitor's figures. */
const COUPLE = {
  ...emptyCalculatorInput(),
  age: 34,
  annualSalary: 105_000,
  dependents: true,
  youngestAge: 1,
  numberOfDependents: 2,
  dependentAges: [3, 1],
  schoolingPreference: 'public' as const,
  homeSale: false,
  selectedAssets: ['savings' as const, 'super' as const],
  assets: { savings: 30_000, super: 85_000 },
  selectedDebts: ['familyHomeMortgage' as const, 'personalLoans' as const, 'creditCards' as const],
  debts: { familyHomeMortgage: 620_000, personalLoans: 18_000, creditCards: 6_000 },
  selectedCovers: ['lifeCover' as const],
  covers: { lifeCover: 250_000 },
}

/** A worked example of a need for life cover, by the calculator itself with its own assumptions. In whole dollars. */
export function exampleNeed(): { readonly lines: readonly ExampleLine[]; readonly need: number } {
  const { parts, assets, existing, need } = coverFigures(
    calculateNeeds(COUPLE, defaultAssumptions),
    'lifeCover',
  )
  const needed = parts.map(({ name, amount }) => ({ label: formatPart[name]?.label ?? name, amount }))
  const { equation } = copy
  return {
    lines: [
      ...needed,
      { label: equation.assets, amount: -assets },
      { label: equation.existing, amount: -existing },
    ],
    need,
  }
}
