import type { CoverKind } from '@coverkit/core'
import type { Schema } from '../document/Schema.ts'
import type { RequestProblem } from './RequestRefused.ts'

type Amounts = Record<string, number | null>

function amountsOf(kind: CoverKind, needs: Schema<'QuoteNeeds'>): Amounts {
  const { lifeCover, tpdCover, criticalIllnessCover, incomeProtectionCover } = needs
  if (kind === 'life') return { 'lifeCover.amount': lifeCover.amount }
  if (kind === 'criticalIllness') return { 'criticalIllnessCover.amount': criticalIllnessCover.amount }
  if (kind === 'incomeProtection')
    return {
      'incomeProtectionCover.monthlyBenefit': incomeProtectionCover.monthlyBenefit,
      'incomeProtectionCover.annualEarnings': incomeProtectionCover.annualEarnings,
    }
  return {
    'tpdCover.amountLinked': tpdCover.amountLinked,
    'tpdCover.amountStandalone': tpdCover.amountStandalone,
  }
}

const wholeDollars = (amount: number | null) =>
  amount === null || (Number.isSafeInteger(amount) && amount >= 0)
const present = (amount: number | null | undefined) => (amount ?? 0) > 0

function missing(kind: CoverKind, amounts: Amounts, needs: Schema<'QuoteNeeds'>): string[] {
  if (kind !== 'tpd') return Object.keys(amounts).filter((path) => !present(amounts[path]))
  if (Object.values(amounts).some(present)) return []
  return [needs.tpdCover.tpdLinkTo === 'standalone' ? 'tpdCover.amountStandalone' : 'tpdCover.amountLinked']
}

/** Checks that a selected cover has an amount, and that its amounts are in whole dollars. */
export function checkCoverAmounts(kind: CoverKind, needs: Schema<'QuoteNeeds'>): RequestProblem[] {
  const amounts = amountsOf(kind, needs)
  const broken = Object.keys(amounts).filter((path) => !wholeDollars(amounts[path] ?? null))
  const absent = missing(kind, amounts, needs).filter((path) => !broken.includes(path))
  return [
    ...broken.map((path): RequestProblem => ({ path, code: 'whole-dollars' })),
    ...absent.map((path): RequestProblem => ({ path, code: 'required' })),
  ]
}
