import {
  calculateNeeds,
  defaultAssumptions,
  emptyCalculatorInput,
  explainNeeds,
  sensitivity,
} from '@coverkit/core'

/** Runs whole live recalculations, as the results screen does on each keystroke; answers milliseconds for each. */
function recalculate(times: number): number[] {
  const durations: number[] = []
  for (let index = 0; index < times; index += 1) {
    const input = {
      ...emptyCalculatorInput(),
      age: 25 + (index % 40),
      annualSalary: 105_000 + index,
      dependents: true,
      numberOfDependents: 2,
      dependentAges: [3, 1],
    }
    const startedAt = performance.now()
    const needs = calculateNeeds(input, defaultAssumptions)
    const workings = explainNeeds(needs)
    const drivers = sensitivity(input, defaultAssumptions)
    durations.push(performance.now() - startedAt)
    if (workings.length === 0 || drivers.length === 0) throw new Error('Nothing was recalculated.')
  }
  return durations
}

Object.assign(globalThis, { recalculate })
