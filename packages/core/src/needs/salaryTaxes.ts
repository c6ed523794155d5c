import { positive } from './calculateNeeds.ts'
import type { SalaryTaxes } from './types.ts'

interface Bracket {
  readonly above: number
  readonly rate: number
}

/** Resident income tax, 2026-27: the rate of each bracket falls on the part above its threshold. */
const incomeTaxBrackets: readonly Bracket[] = [
  { above: 18_200, rate: 0.15 },
  { above: 45_000, rate: 0.3 },
  { above: 135_000, rate: 0.37 },
  { above: 190_000, rate: 0.45 },
]

const lowIncomeOffset = 700
const offsetReductions: readonly (Bracket & { readonly upTo: number })[] = [
  { above: 37_500, upTo: 45_000, rate: 0.05 },
  { above: 45_000, upTo: 66_667, rate: 0.015 },
]

const medicareRate = 0.02
const medicareShadeIn = { above: 27_222, rate: 0.1 }
const superGuaranteeRate = 0.12
const superGuaranteeMaximumSalary = 270_830

function cents(dollars: number): number {
  return Math.floor(dollars * 100 + 0.5 + 1e-6) / 100
}

function taxBeforeOffset(salary: number): number {
  return incomeTaxBrackets.reduce((tax, { above, rate }, index) => {
    const next = incomeTaxBrackets[index + 1]?.above ?? Number.POSITIVE_INFINITY
    return tax + Math.max(0, Math.min(salary, next) - above) * rate
  }, 0)
}

function offset(salary: number): number {
  const reduction = offsetReductions.reduce(
    (sum, { above, upTo, rate }) => sum + Math.max(0, Math.min(salary, upTo) - above) * rate,
    0,
  )
  return Math.max(0, lowIncomeOffset - reduction)
}

/**
 * Take-home pay of an Australian resident on the 2026-27 scale, in dollars a year rounded to the cent: income tax with
 * the low-income offset, Medicare levy, and the employer's super guarantee on top. Shown, not used in the needs.
 */
export function salaryTaxes(annualSalary: number | null): SalaryTaxes {
  const gross = positive(annualSalary)
  const incomeTax = cents(Math.max(0, taxBeforeOffset(gross) - offset(gross)))
  const shadeIn = Math.max(0, gross - medicareShadeIn.above) * medicareShadeIn.rate
  const medicareLevy = cents(Math.min(gross * medicareRate, shadeIn))
  const superGuarantee = cents(Math.min(gross, superGuaranteeMaximumSalary) * superGuaranteeRate)
  return { gross, incomeTax, medicareLevy, net: cents(gross - incomeTax - medicareLevy), superGuarantee }
}
