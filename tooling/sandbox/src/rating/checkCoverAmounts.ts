import type { CoverKind } from '@coverkit/core'
import type { Schema } from '../document/Schema.ts'
import { RATED_COVERS } from './covers/covers.ts'
import type { RequestProblem } from './RequestRefused.ts'

const wholeDollars = (amount: number | null) =>
  amount === null || (Number.isSafeInteger(amount) && amount >= 0)

/** Checks that a selected cover has an amount, and that its amounts are in whole dollars. */
export function checkCoverAmounts(kind: CoverKind, needs: Schema<'QuoteNeeds'>): RequestProblem[] {
  const { amounts, missing } = RATED_COVERS[kind]
  const given = amounts(needs)
  const paths = Object.keys(given)
  const broken = paths.filter((path) => !wholeDollars(given[path] ?? null))
  const lacking = missing?.(needs) ?? paths.filter((path) => (given[path] ?? 0) <= 0)
  const absent = lacking.filter((path) => !broken.includes(path))
  return [
    ...broken.map((path): RequestProblem => ({ path, code: 'whole-dollars' })),
    ...absent.map((path): RequestProblem => ({ path, code: 'required' })),
  ]
}
