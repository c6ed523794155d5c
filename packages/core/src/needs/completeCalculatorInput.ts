import { calculateNeeds, ticked } from './calculateNeeds.ts'
import { defaultAssumptions } from './defaultAssumptions.ts'
import { type Amounts, ASSET_KINDS, type Assumptions, type CalculatorInput, DEBT_KINDS } from './types.ts'

function tickedSum<Key extends string>(
  keys: readonly Key[],
  selected: readonly Key[],
  amounts: Amounts<Key>,
) {
  return keys.reduce((sum, key) => sum + ticked(selected, amounts, key), 0)
}

function answeredAges({ dependentAges, numberOfDependents }: CalculatorInput): number[] {
  const answered = dependentAges.filter((age) => age !== null)
  return numberOfDependents === null ? answered : answered.slice(0, numberOfDependents)
}

/**
 * Fills what follows from the answers, as it is sent: the sums of ticked assets and of ticked debts (rent is no
 * balance and not in the sum), the ticked super balance, the ages asked for and the youngest of them, and the income
 * protection periods that the calculator proposes.
 */
export function completeCalculatorInput(
  input: CalculatorInput,
  assumptions: Assumptions = defaultAssumptions,
): CalculatorInput {
  const { assets, selectedAssets, debts, selectedDebts } = input
  const dependentAges = answeredAges(input)
  const balances = DEBT_KINDS.filter((kind) => kind !== 'monthlyRent')
  const { benefitPeriod, waitingPeriod } = calculateNeeds(input, assumptions).incomeProtectionCover
  return {
    ...input,
    dependentAges,
    youngestAge: dependentAges.length === 0 ? input.youngestAge : Math.min(...dependentAges),
    assetsAmt: tickedSum(ASSET_KINDS, selectedAssets, assets),
    super: ticked(selectedAssets, assets, 'super'),
    debtsAmt: tickedSum(balances, selectedDebts, debts),
    calculatedBenefitPeriod: benefitPeriod,
    calculatedWaitingPeriod: waitingPeriod,
  }
}
