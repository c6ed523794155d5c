// What a partner's server does with the calculator.
import { calculateNeeds, emptyCalculatorInput, quoteFromNeeds, setCoverAmount } from '@coverkit/core'

const input = { ...emptyCalculatorInput(), age: 34, annualSalary: 105_000 }
const needs = calculateNeeds(input)
const { quote } = quoteFromNeeds(needs, { input })
const { quote: changed, changes } = setCoverAmount(quote, 'life', 512_345)
console.log(
  JSON.stringify({
    life: needs.lifeCover.need,
    lifeParts: needs.lifeCover.parts,
    chosen: changed.lifeCover.amount,
    reasons: changes.map(({ reason }) => reason),
  }),
)
