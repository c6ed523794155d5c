import { LAST_INCOME_PROTECTION_AGE } from '../covers/income-protection/incomeProtectionPeople.ts'
import { CALCULATOR_QUOTE_MAXIMUM } from '../covers/limits.ts'
import { roundCover, roundMonthlyBenefit } from '../covers/rounding.ts'
import { annuityFactor } from './annuityFactor.ts'
import { childCostTables } from './childCosts.ts'
import { defaultAssumptions } from './defaultAssumptions.ts'
import { dependentChildren } from './dependentChildren.ts'
import type {
  Amounts,
  Assumptions,
  CalculatorInput,
  ChildCost,
  Factors,
  IncomeProtectionNeed,
  LumpSum,
  Needs,
} from './types.ts'

/** Lump-sum needs above this are pre-selected, in dollars. (Specification, point 9.) */
const PRESELECT_ABOVE = 50_000
/** Income protection needs above this are pre-selected, in dollars a month. (Specification, point 9.) */
const PRESELECT_MONTHLY_ABOVE = 1_500

/** The value when it is a number above 0, else 0. */
export function positive(value: number | null | undefined): number {
  return typeof value === 'number' && value > 0 && value < Number.POSITIVE_INFINITY ? value : 0
}

/** Dollars of a ticked option, 0 when it is not ticked. */
export function ticked<Key extends string>(
  selected: readonly Key[],
  amounts: Amounts<Key>,
  key: NoInfer<Key>,
): number {
  return selected.includes(key) ? positive(amounts[key]) : 0
}

function childCosts(input: CalculatorInput, assumptions: Assumptions): ChildCost[] {
  const ages = dependentChildren(input)
  if (ages.length === 0) return []
  const { effectiveNetInterestRate, supportChildrenToAge } = assumptions
  const tables = childCostTables(effectiveNetInterestRate, supportChildrenToAge)
  const schoolings = tables.schooling[input.schoolingPreference ?? 'public']
  return ages.map((age) => {
    const wholeAge = Math.floor(age)
    const raising = tables.raising[wholeAge] ?? 0
    const schooling = schoolings[wholeAge] ?? 0
    const years = Math.max(0, supportChildrenToAge - wholeAge)
    return { age, years, raising, schooling, total: raising + schooling }
  })
}

function supportFactors(input: CalculatorInput, assumptions: Assumptions) {
  const age = positive(input.age)
  const rate = assumptions.effectiveNetInterestRate
  const livingYears = Math.max(0, Math.min(assumptions.yearsToSupportLiving, assumptions.retirementAge - age))
  const rentYears = Math.max(0, Math.min(assumptions.rentSupportYears, assumptions.cappedSupportLife - age))
  const adLiving = annuityFactor(livingYears, rate)
  const adRent = annuityFactor(rentYears, rate)
  const renter = input.propertyStatus === 'renter'
  const monthlyRent = renter ? ticked(input.selectedDebts, input.debts, 'monthlyRent') : 0
  const yearlySupport = (positive(input.annualSalary) * assumptions.incomeReplacementRatio) / 100
  const livingPV = yearlySupport * adLiving
  return { livingYears, adLiving, rentYears, adRent, livingPV, rentPV: 12 * monthlyRent * adRent }
}

function calculateFactors(input: CalculatorInput, assumptions: Assumptions): Factors {
  const { assets, selectedAssets, debts, selectedDebts } = input
  const support = supportFactors(input, assumptions)
  const children = childCosts(input, assumptions)
  let childrenPV = 0
  for (const child of children) childrenPV += child.total
  const owner = input.propertyStatus === 'owner'
  const debtShare = assumptions.debtCoverage / 100
  const assetShare = assumptions.assetCoverage / 100
  const homeLoan = owner ? ticked(selectedDebts, debts, 'familyHomeMortgage') : 0
  const mortgage = (homeLoan * assumptions.mortgageCoverage) / 100
  const investmentLoans =
    ticked(selectedDebts, debts, 'investmentPropertyMortgage') +
    ticked(selectedDebts, debts, 'investmentLoans')
  const investmentDebt = investmentLoans * debtShare
  const personalLoans =
    ticked(selectedDebts, debts, 'personalLoans') + ticked(selectedDebts, debts, 'creditCards')
  const personalDebt = personalLoans * debtShare
  const liquid = ticked(selectedAssets, assets, 'savings') + ticked(selectedAssets, assets, 'investments')
  const locked = ticked(selectedAssets, assets, 'property') + ticked(selectedAssets, assets, 'super')
  const liquidAssets = liquid * assetShare
  const lockedAssets = locked * assetShare
  const homeSaleAsset = owner && input.homeSale ? positive(input.homeValue) * assetShare : 0
  return {
    livingYears: support.livingYears,
    adLiving: support.adLiving,
    rentYears: support.rentYears,
    adRent: support.adRent,
    livingPV: support.livingPV,
    rentPV: support.rentPV,
    childrenPV,
    children,
    mortgage,
    investmentDebt,
    personalDebt,
    debtsAll: mortgage + investmentDebt + personalDebt,
    liquidAssets,
    lockedAssets,
    homeSaleAsset,
    assetsAll: liquidAssets + lockedAssets + homeSaleAsset,
  }
}

function lumpSum<Part extends string>(
  parts: Readonly<Record<Part, number>>,
  gross: number,
  lessAssets: number,
  lessExisting: number,
): LumpSum<Part> {
  const raw = gross - lessAssets - lessExisting
  const need = roundCover(raw)
  const quoteAmount = Math.min(need, CALCULATOR_QUOTE_MAXIMUM)
  return { parts, gross, lessAssets, lessExisting, raw, need, quoteAmount, preselect: need > PRESELECT_ABOVE }
}

function incomeProtectionNeed(input: CalculatorInput, assumptions: Assumptions): IncomeProtectionNeed {
  const held = input.selectedCovers.includes('incomeProtectionCover')
  const lessExisting = held ? positive(input.covers.incomeProtectionCover) : 0
  const grossMonthly = (positive(input.annualSalary) * assumptions.incomeProtection) / 100 / 12
  const raw = grossMonthly - lessExisting
  const available = positive(input.age) <= LAST_INCOME_PROTECTION_AGE
  const need = available || lessExisting > 0 ? roundMonthlyBenefit(raw) : 0
  const large = need > PRESELECT_MONTHLY_ABOVE
  const benefit = (held ? input.existingBenefitPeriod : null) ?? '5'
  const waiting = (held ? input.existingWaitingPeriod : null) ?? (large ? '60' : null)
  return {
    grossMonthly,
    lessExisting,
    raw,
    need,
    available,
    preselect: large && available,
    benefitPeriod: need > 0 ? benefit : null,
    waitingPeriod: need > 0 ? waiting : null,
  }
}

/**
 * Calculates a person's need of each cover, in today's dollars, with its figures. Blank, negative and not-a-number
 * amounts count as 0; an amount counts only while its option is ticked. Pure arithmetic: no input is refused.
 *
 * @param input the calculator's form
 * @param assumptions a complete set, such as `{ ...defaultAssumptions, retirementAge: 65 }`
 */
export function calculateNeeds(input: CalculatorInput, assumptions: Assumptions = defaultAssumptions): Needs {
  const factors = calculateFactors(input, assumptions)
  const { debtsAll, livingPV, rentPV, childrenPV, personalDebt, liquidAssets, assetsAll } = factors
  const { funeralCosts: funeral, homeAlterationCosts: homeAlteration, medicalExpenses: medical } = assumptions
  const { covers, selectedCovers } = input
  const life = {
    funeral,
    debts: debtsAll,
    rent: input.dependents ? rentPV : 0,
    living: input.dependents ? livingPV : 0,
    children: childrenPV,
  }
  const tpd = {
    homeAlteration,
    medical,
    debts: debtsAll,
    rent: rentPV,
    living: livingPV,
    children: childrenPV,
  }
  const illness = { medical, debts: personalDebt, living: livingPV }
  const lifeGross = life.funeral + life.debts + life.rent + life.living + life.children
  const tpdGross = homeAlteration + medical + debtsAll + rentPV + livingPV + childrenPV
  const illnessGross = medical + personalDebt + livingPV
  return {
    lifeCover: lumpSum(life, lifeGross, assetsAll, ticked(selectedCovers, covers, 'lifeCover')),
    tpdCover: lumpSum(tpd, tpdGross, assetsAll, ticked(selectedCovers, covers, 'tpdCover')),
    criticalIllnessCover: lumpSum(
      illness,
      illnessGross,
      liquidAssets,
      ticked(selectedCovers, covers, 'criticalIllnessCover'),
    ),
    incomeProtectionCover: incomeProtectionNeed(input, assumptions),
    factors,
  }
}
