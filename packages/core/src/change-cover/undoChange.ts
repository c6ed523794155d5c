import { needsOutsidePayment, paymentMethods } from '../application/paymentMethods.ts'
import { COVER_KINDS, type CoverKind } from '../covers/kinds.ts'
import { coversOf } from '../covers/sums.ts'
import { runRule } from '../quote/runRule.ts'
import { limitOwners } from '../quote/setOwner.ts'
import { differingIds } from './coverChanges.ts'
import { restoreTerms } from './restoreTerms.ts'
import type { ChangeId, CoverChange, PolicyTerms } from './types.ts'

/** The result of undoing a change. */
export interface Undone<Change extends CoverChange = CoverChange> {
  readonly change: Change
  /** The terms that are as they were again: the one that was undone, and those that it cannot be without. */
  readonly restored: readonly ChangeId[]
}

type Test = (id: ChangeId) => boolean

const LUMP_SUMS = ['life', 'tpd', 'criticalIllness'] as const
const isOf =
  (...kinds: readonly string[]): Test =>
  (id) =>
    kinds.some((kind) => id.startsWith(`${kind}.`))
const isOfPayment: Test = (id) => /^policy\.(payment|outsidePayment)/.test(id)
const either =
  (...tests: readonly Test[]): Test =>
  (id) =>
    tests.some((test) => test(id))

/** Whether no rule of links, owners or payment has anything to mend. */
function isInOrder({ quote, paymentMethod, outsidePaymentMethod }: PolicyTerms): boolean {
  if (runRule(quote, limitOwners).changes.length > 0) return false
  const isRollover = paymentMethod === 'enduringRollover'
  if (paymentMethod !== null && !paymentMethods(quote).includes(paymentMethod)) return false
  if (isRollover && quote.paymentFrequency !== 'yearly') return false
  return outsidePaymentMethod === null || needsOutsidePayment(quote, paymentMethod)
}

/** Lists the scopes to undo, from the term alone to everything. An added or removed cover is undone as a whole. */
function scopesOf({ now, after }: CoverChange, id: ChangeId): Test[] {
  const kind = COVER_KINDS.find((cover) => isOf(cover)(id))
  const isWhole = kind !== undefined && holds(now, kind) !== holds(after, kind)
  const own: Test = isWhole ? isOf(kind) : (other) => other === id
  const cover = kind === undefined ? isOfPayment : isOf(kind)
  return [
    own,
    either(own, cover),
    either(own, cover, isOf('tpd')),
    either(own, cover, isOf('tpd', 'criticalIllness')),
    either(own, cover, isOf(...LUMP_SUMS)),
    either(own, cover, isOfPayment),
    either(own, cover, isOf(...LUMP_SUMS), isOfPayment),
    () => true,
  ]
}

function holds({ quote }: PolicyTerms, kind: CoverKind): boolean {
  return coversOf(quote).includes(kind)
}

/**
 * Undoes one changed term: it is again as the policy has it. What it cannot be without is undone with it: with the link of TPD
 * to life cover the amount of the life cover, with a removed cover all of its terms, with a rollover the yearly payment. A term
 * that does not change is left alone.
 */
export function undoChange<Change extends CoverChange>(change: Change, id: ChangeId): Undone<Change> {
  const before = differingIds(change)
  if (!before.includes(id)) return { change, restored: [] }
  for (const isUndone of scopesOf(change, id)) {
    const after = restoreTerms(change, before.filter(isUndone))
    const left = differingIds({ now: change.now, after })
    const isNew = left.some((other) => !before.includes(other))
    if (left.length === 0) return { change: undoAll(change), restored: before }
    if (left.includes(id) || isNew || !isInOrder(after)) continue
    return { change: { ...change, after }, restored: before.filter((other) => !left.includes(other)) }
  }
  return { change: undoAll(change), restored: before }
}

/** Undoes everything: the policy stays as it is. */
export function undoAll<Change extends CoverChange>(change: Change): Change {
  return change.after === change.now ? change : { ...change, after: change.now }
}
