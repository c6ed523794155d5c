import {
  ASSUMPTIONS,
  type Assumptions,
  byName,
  type CalculatorInput,
  COVER_KINDS,
  type CoverKind,
  calculateNeeds,
  defaultAssumptions,
  groupOf,
  type Needs,
} from '@coverkit/core'

/** By how many dollars each cover's need differs; income protection a month. */
export type CoverEffect = Readonly<Record<CoverKind, number>>

export interface AssumptionChange {
  readonly name: keyof Assumptions
  readonly from: number
  readonly to: number
  /** The effect of this change alone. */
  readonly effect: CoverEffect
}

export interface AssumptionChanges {
  readonly changes: readonly AssumptionChange[]
  /** The effect of all changes together. */
  readonly together: CoverEffect
}

/** Lists the assumptions that differ from the defaults, with their effect on each cover. */
export function changesFromDefaults(input: CalculatorInput, assumptions: Assumptions): AssumptionChanges {
  const standard = calculateNeeds(input)
  const effectOf = (changed: Partial<Assumptions>) =>
    difference(calculateNeeds(input, { ...defaultAssumptions, ...changed }), standard)
  const changes = ASSUMPTIONS.filter((name) => assumptions[name] !== defaultAssumptions[name]).map(
    (name) => ({
      name,
      from: defaultAssumptions[name],
      to: assumptions[name],
      effect: effectOf({ [name]: assumptions[name] }),
    }),
  )
  return { changes, together: effectOf(assumptions) }
}

function difference(to: Needs, from: Needs): CoverEffect {
  return byName(COVER_KINDS, (kind) => to[groupOf(kind)].need - from[groupOf(kind)].need)
}

/** The covers that an effect moves, in canonical order. */
export function movedCovers(effect: CoverEffect): readonly CoverKind[] {
  return COVER_KINDS.filter((kind) => effect[kind] !== 0)
}
