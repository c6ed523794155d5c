import {
  type Assumptions,
  type CalculatorInput,
  calculateNeeds,
  kindOf,
  NEEDS_COVERS,
  type NeedsCover,
} from '@coverkit/core'
import { type Policy, sumsInsured } from '@coverkit/core/policies'
import type { Calculation } from '#calculator/results'

/** A calculation with the cover that policies have in place of what was entered. */
export function reviewCalculation(
  input: CalculatorInput,
  assumptions: Assumptions,
  policies: readonly Policy[],
): Calculation {
  const sums = sumsInsured(policies)
  const held = NEEDS_COVERS.filter((cover) => sums[kindOf(cover)] > 0)
  const covers = Object.fromEntries(held.map((cover) => [cover, sums[kindOf(cover)]]))
  const reviewed = { ...input, selectedCovers: held, covers }
  return { input: reviewed, assumptions, needs: calculateNeeds(reviewed, assumptions) }
}

/** Returns the existing cover that was entered in the calculator; 0 for none. */
export const enteredCover = ({ selectedCovers, covers }: CalculatorInput, cover: NeedsCover): number =>
  selectedCovers.includes(cover) ? (covers[cover] ?? 0) : 0
