import { calculateNeeds, emptyCalculatorInput } from '@coverkit/core'
import { type Figure, median } from './figures.ts'
import { boundOf } from './targets.ts'

const RUNS = 5
const CALCULATIONS = 1_000_000

const couple = {
  ...emptyCalculatorInput(),
  age: 34,
  annualSalary: 105_000,
  dependents: true,
  numberOfDependents: 2,
  dependentAges: [3, 1],
  propertyStatus: 'owner' as const,
  homeValue: 850_000,
  selectedAssets: ['savings' as const, 'super' as const],
  selectedDebts: ['familyHomeMortgage' as const, 'personalLoans' as const, 'creditCards' as const],
}
const inputs = Array.from({ length: 64 }, (_, index) => ({
  ...couple,
  age: 20 + (index % 50),
  annualSalary: 60_000 + 1_000 * index,
  assets: { ...couple.assets, savings: 30_000, super: 85_000 },
  debts: { ...couple.debts, familyHomeMortgage: 620_000, personalLoans: 18_000, creditCards: 6_000 },
}))

/** Needs calculations a second on one core. The inputs vary, so that none can be reused. */
export function measureNeeds(): readonly Figure[] {
  let checksum = 0
  const once = () => {
    const startedAt = performance.now()
    for (let index = 0; index < CALCULATIONS; index += 1) {
      const input = inputs[index & 63]
      if (input) checksum += calculateNeeds(input).lifeCover.need
    }
    return CALCULATIONS / ((performance.now() - startedAt) / 1000)
  }
  once()
  const rates = Array.from({ length: RUNS }, once)
  if (!(checksum > 0)) throw new Error('The calculations gave nothing.')
  return [
    {
      name: '12 Needs calculations',
      value: median(rates),
      unit: 'a second',
      target: boundOf('needs'),
      from: `median of ${RUNS} runs`,
    },
  ]
}
