import { calculateNeeds, positive } from './calculateNeeds.ts'
import { needByCover } from './needByCover.ts'
import type { Assumptions, CalculatorInput, DebtKind, YearPoint } from './types.ts'

const lastAge = 77
const longestView = 40

/** Years in which a debt falls in a straight line to 0. */
const repaymentYears: Readonly<Partial<Record<DebtKind, number>>> = {
  familyHomeMortgage: 25,
  investmentPropertyMortgage: 25,
  investmentLoans: 25,
  personalLoans: 5,
  creditCards: 5,
}

function later(age: number | null, year: number): number | null {
  return age === null ? null : age + year
}

function repaid(debts: CalculatorInput['debts'], year: number): CalculatorInput['debts'] {
  const left = Object.entries(repaymentYears).map(([kind, years]) => {
    const balance: unknown = Reflect.get(debts, kind)
    return [kind, typeof balance === 'number' ? balance * Math.max(0, 1 - year / years) : null]
  })
  return { ...debts, ...Object.fromEntries(left) }
}

function inYears(input: CalculatorInput, year: number): CalculatorInput {
  return {
    ...input,
    age: later(input.age, year),
    youngestAge: later(input.youngestAge, year),
    dependentAges: input.dependentAges.map((age) => later(age, year)),
    debts: repaid(input.debts, year),
  }
}

/**
 * The needs of each year from today, while ages advance: home and investment loans fall in a straight line to 0 over
 * 25 years, personal loans and cards over 5; all else stays. Years 0 to the least of `years`, 40 and 77 less the age.
 */
export function needOverTime(input: CalculatorInput, assumptions: Assumptions, years: number): YearPoint[] {
  const last = Math.floor(Math.max(0, Math.min(years, longestView, lastAge - positive(input.age))))
  return Array.from({ length: last + 1 }, (_, year) => {
    const then = inYears(input, year)
    return { year, age: then.age, needs: needByCover(calculateNeeds(then, assumptions)) }
  })
}
