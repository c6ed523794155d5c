import { apportion } from './apportion.ts'
import { explainNeeds } from './explainNeeds.ts'
import type { Needs, NeedsCover, Term, Working } from './types.ts'

/** A term of a need as it is shown. */
export interface ShownTerm {
  readonly name: string
  /** Whole dollars; what is taken off is negative. */
  readonly amount: number
}

/** The figures of one cover in whole dollars: the lines add up to the totals. Income protection is a month's. */
export interface CoverFigures {
  readonly cover: NeedsCover
  readonly need: number
  /** The parts of the need; parts of 0 are left out. */
  readonly parts: readonly ShownTerm[]
  readonly gross: number
  readonly assets: number
  readonly existing: number
  /** Before rounding; below 0 when there is more than needed. */
  readonly gap: number
}

const deductions = ['assets', 'existing']

/** Splits the need of one cover into lines that add up. */
export function coverFigures(needs: Needs, cover: NeedsCover): CoverFigures {
  const working = workingOf(explainNeeds(needs), cover)
  const amounts = apportion(working.terms.map((term) => term.value))
  const shown = working.terms.map(({ name }, index) => ({ name, amount: amounts[index] ?? 0 }))
  const parts = shown.filter(({ name, amount }) => amount !== 0 && !deductions.includes(name))
  const taken = (name: string) => -(shown.find((term) => term.name === name)?.amount ?? 0)
  const sum = (terms: readonly ShownTerm[]) => terms.reduce((total, { amount }) => total + amount, 0)
  return {
    cover,
    need: working.result,
    parts,
    gross: sum(parts),
    assets: taken('assets'),
    existing: taken('existing'),
    gap: sum(shown),
  }
}

/** The terms of a shared figure, such as the debts, as whole dollars that add up to the amount shown for it. */
export function termsWithin(
  terms: readonly Pick<Term, 'name' | 'value'>[],
  amount: number,
): readonly ShownTerm[] {
  const amounts = apportion(
    terms.map((term) => term.value),
    amount,
  )
  return terms
    .map(({ name }, index) => ({ name, amount: amounts[index] ?? 0 }))
    .filter((term) => term.amount !== 0)
}

/**
 * The working of one figure.
 * @throws RangeError where there is none.
 */
export function workingOf(workings: readonly Working[], figure: Working['figure']): Working {
  const working = workings.find((candidate) => candidate.figure === figure)
  if (!working) throw new RangeError(`There is no working of ${figure}.`)
  return working
}
