import { COVER_KINDS, type CoverKind } from '@coverkit/core'
import type { Profile, QuestionId, Value } from '@coverkit/core/questionnaire'

/** The values that derived facts are computed from. */
export interface FactSource {
  readonly profile: Profile
  /** Returns an answer outside rows. */
  readonly answer: (id: QuestionId) => Value | undefined
  /** Returns the answers of some questions in each row of their gate. */
  readonly rows: (gate: QuestionId, names: readonly string[]) => readonly (readonly (Value | undefined)[])[]
}

interface Derived {
  /** The questions that it reads. */
  readonly reads: readonly QuestionId[]
  /** True if each further row increases it: then no rule may require a low value. */
  readonly isTotal: boolean
  readonly value: (source: FactSource) => number | undefined
}

const measured = (value: Value | undefined): number | undefined =>
  typeof value === 'object' && 'entered' in value && typeof value.value === 'number' ? value.value : undefined
const numeric = (value: Value | undefined): number => (typeof value === 'number' ? value : 0)

const HELD = 'cover.held'
/** Adds the cover held or applied for elsewhere and not replaced to the cover applied for here. */
const total = (kind: CoverKind): Derived => ({
  reads: [HELD, `${HELD}.kind`, `${HELD}.amount`, `${HELD}.monthly`, `${HELD}.plan`],
  isTotal: true,
  value: ({ profile, rows }) => {
    const held = rows(HELD, ['kind', 'plan', 'amount', 'monthly'])
      .filter(([own, plan]) => own === kind && plan !== 'replace')
      .reduce((sum, [, , amount, monthly]) => sum + numeric(amount) + numeric(monthly), 0)
    return held + (profile.sums[kind] ?? 0)
  },
})

type Totals = Readonly<Record<`total${Capitalize<CoverKind>}`, Derived>>

const capitalized = <Name extends string>(name: Name) =>
  `${name.charAt(0).toUpperCase()}${name.slice(1)}` as Capitalize<Name>
/** The derived fact of what a person would have of a cover: dollars, or dollars a month. */
export const totalOf = <Kind extends CoverKind>(kind: Kind) => `total${capitalized(kind)}` as const
const TOTALS = Object.fromEntries(COVER_KINDS.map((kind) => [totalOf(kind), total(kind)])) as Totals

const RELATIVES = 'family.relatives'
const relatives = (conditions: readonly string[]): Derived => ({
  reads: [RELATIVES, `${RELATIVES}.condition`],
  isTotal: true,
  value: ({ rows }) =>
    rows(RELATIVES, ['condition']).filter(([own]) => typeof own === 'string' && conditions.includes(own))
      .length,
})

const sumOf = (ids: readonly QuestionId[]): Derived => ({
  reads: ids,
  // A measure of the person, of which a rule may read a band: values above the highest are referred.
  isTotal: false,
  value: ({ answer }) => ids.reduce((sum, id) => sum + numeric(answer(id)), 0),
})

const DERIVED = {
  /** Kilograms by square metres, to one decimal. */
  bmi: {
    reads: ['body.height', 'body.weight'],
    isTotal: false,
    value: ({ answer }) => {
      const [height, weight] = [measured(answer('body.height')), measured(answer('body.weight'))]
      if (height === undefined || weight === undefined || height === 0) return undefined
      return Math.round((weight * 100_000) / (height * height)) / 10
    },
  },
  /** Standard drinks a week. */
  drinks: sumOf(['habits.alcohol.beer', 'habits.alcohol.wine', 'habits.alcohol.spirits']),
  ...TOTALS,
  /** Relatives with a disease of the heart or a stroke. */
  heartRelatives: relatives(['heart']),
  cancerRelatives: relatives(['breast', 'bowel', 'cancer']),
  /** 1 if the offer includes TPD without an occupation class for it. */
  withoutClass: {
    reads: [],
    isTotal: false,
    value: ({ profile }) => (profile.occupationClass === null && profile.covers.includes('tpd') ? 1 : 0),
  },
} as const satisfies Record<string, Derived>

/** A fact derived from several answers, or from facts that may be missing. */
export type DerivedFact = keyof typeof DERIVED

/** The computation of each fact, and the questions that it reads. */
export const DERIVED_FACTS: Readonly<Record<DerivedFact, Derived>> = DERIVED
