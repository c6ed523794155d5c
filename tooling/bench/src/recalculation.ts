import {
  calculateNeeds,
  defaultAssumptions,
  emptyCalculatorInput,
  explainNeeds,
  sensitivity,
} from '@coverkit/core'

// The browser's clock is too coarse for a single run.
const AT_ONCE = 50

/** Runs whole live recalculations, as the results screen does on each keystroke; returns the milliseconds. */
function recalculate(times: number): number[] {
  return Array.from({ length: times }, (_, batch) => {
    const startedAt = performance.now()
    for (let index = 0; index < AT_ONCE; index += 1) recalculateOnce(batch * AT_ONCE + index)
    return (performance.now() - startedAt) / AT_ONCE
  })
}

function recalculateOnce(index: number): void {
  const input = {
    ...emptyCalculatorInput(),
    age: 25 + (index % 40),
    annualSalary: 105_000 + index,
    dependents: true,
    numberOfDependents: 2,
    dependentAges: [3, 1],
  }
  const workings = explainNeeds(calculateNeeds(input, defaultAssumptions))
  const drivers = sensitivity(input, defaultAssumptions)
  if (workings.length === 0 || drivers.length === 0) throw new Error('Nothing was recalculated.')
}

Object.assign(globalThis, { recalculate })
