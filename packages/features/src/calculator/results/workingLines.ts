import {
  type Assumptions,
  apportion,
  type CalculatorInput,
  type CoverFigures,
  explainNeeds,
  formatMoney,
  formatNumber,
  type Needs,
  type ShownTerm,
  type Term,
  termsWithin,
  workingOf,
} from '@coverkit/core'
import { assumedCosts, formatPart, resultsCopy } from './copy.ts'

/** A result with its inputs. */
export interface Calculation {
  readonly input: CalculatorInput
  readonly assumptions: Assumptions
  readonly needs: Needs
}

export interface WorkingLine {
  readonly id: string
  readonly label: string
  readonly amount: number
  /** How the amount came about, a sentence a line. */
  readonly notes: readonly string[]
  readonly total?: boolean
}

const copy = resultsCopy.working

/** The working of one cover, line by line. The lines before a total add up to it. */
export function workingLines(calculation: Calculation, figures: CoverFigures): readonly WorkingLine[] {
  const { cover, parts, gross, assets, existing, gap } = figures
  const lines = parts.map((part) => partLine(calculation, figures, part))
  const needed = { id: 'needed', label: copy.needed, amount: gross, notes: [], total: true }
  const owned = {
    id: 'assets',
    label: copy.assets,
    amount: -assets,
    notes: assetNotes(calculation, figures),
  }
  const held = { id: 'existing', label: copy.existing, amount: -existing, notes: [] }
  const rest = { id: 'gap', label: copy.gap, amount: gap, notes: [], total: true }
  const taken = cover === 'incomeProtectionCover' ? [held] : [owned, held]
  return parts.length > 1 ? [...lines, needed, ...taken, rest] : [...lines, ...taken, rest]
}

function partLine(calculation: Calculation, figures: CoverFigures, { name, amount }: ShownTerm): WorkingLine {
  if (name === 'grossMonthly') {
    const { assumptions, input } = calculation
    const share = percent(assumptions.incomeProtection)
    const label = copy.grossMonthly(share, formatMoney(input.annualSalary ?? 0))
    return { id: name, label, amount, notes: [] }
  }
  const label = formatPart[name]?.label ?? name
  return { id: name, label, amount, notes: partNotes(calculation, figures, name, amount) }
}

function partNotes(calculation: Calculation, figures: CoverFigures, name: string, amount: number) {
  if (name in assumedCosts) return [copy.assumed]
  if (name === 'living' || name === 'rent') return [streamNote(calculation, name)]
  if (name === 'children') return childNotes(calculation.needs, amount)
  const terms = workingOf(explainNeeds(calculation.needs), 'debts').terms
  const personal = figures.cover === 'criticalIllnessCover'
  return shareNotes(personal ? terms.filter((term) => term.name === 'personalDebt') : terms, amount)
}

function streamNote({ needs, assumptions }: Calculation, figure: 'living' | 'rent'): string {
  const terms = workingOf(explainNeeds(needs), figure).terms
  const termValue = (name: string) => terms.find((term) => term.name === name)?.value ?? 0
  const perYear = formatMoney(termValue('perYear'))
  const years = copy.years(termValue('years'))
  const rate = percent(assumptions.effectiveNetInterestRate)
  const factor = termValue('annuityFactor').toFixed(6)
  if (figure === 'rent') return copy.rent(perYear, years, rate, factor)
  return copy.living(perYear, percent(assumptions.incomeReplacementRatio), years, rate, factor)
}

function childNotes({ factors }: Needs, amount: number): readonly string[] {
  const totals = apportion(
    factors.children.map((child) => child.total),
    amount,
  )
  return factors.children.map(({ age, years, raising, schooling }, index) => {
    const total = totals[index] ?? 0
    const [raised = 0, schooled = 0] = apportion([raising, schooling], total)
    const money = formatMoney
    return copy.child(age, copy.years(years), money(total), money(raised), money(schooled))
  })
}

function assetNotes({ needs }: Calculation, { cover, assets }: CoverFigures): readonly string[] {
  if (cover === 'criticalIllnessCover') return [copy.illnessAssets]
  return shareNotes(workingOf(explainNeeds(needs), 'assets').terms, assets)
}

const shareLabels: Readonly<Record<string, string>> = {
  mortgage: copy.mortgage,
  investmentDebt: copy.investmentDebt,
  personalDebt: copy.personalDebt,
  liquidAssets: copy.liquidAssets,
  lockedAssets: copy.lockedAssets,
  homeSaleAsset: copy.homeSaleAsset,
}

function shareNotes(terms: readonly Term[], amount: number): readonly string[] {
  return termsWithin(terms, amount).map((term) =>
    copy.share(shareLabels[term.name] ?? term.name, formatMoney(term.amount)),
  )
}

function percent(value: number): string {
  return `${formatNumber(value)}%`
}
