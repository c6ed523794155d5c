import type { CoverKind } from '@coverkit/core'
import type { Profile, QuestionId, Value } from '@coverkit/core/questionnaire'

/** What a derived fact is worked out of. */
export interface FactSource {
  readonly profile: Profile
  /** The answer outside rows. */
  readonly answer: (id: QuestionId) => Value | undefined
  /** The answers of one question in each row of its gate, together with others of the same row. */
  readonly rows: (gate: QuestionId, names: readonly string[]) => readonly (readonly (Value | undefined)[])[]
}

interface Derived {
  /** The questions that it reads. */
  readonly reads: readonly QuestionId[]
  /** Does each further row add to it? Then no rule may ask for little of it. */
  readonly isTotal: boolean
  readonly value: (source: FactSource) => number | undefined
}

const measured = (value: Value | undefined): number | undefined =>
  typeof value === 'object' && 'entered' in value && typeof value.value === 'number' ? value.value : undefined
const numeric = (value: Value | undefined): number => (typeof value === 'number' ? value : 0)

const HELD = 'cover.held'
/** What is held or applied for elsewhere and not replaced, and what is applied for here. */
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
  // A person's own measure, of which a rule may read a band: beyond the highest is a referral.
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
  totalLife: total('life'),
  totalTpd: total('tpd'),
  totalCriticalIllness: total('criticalIllness'),
  /** Dollars a month. */
  totalIncomeProtection: total('incomeProtection'),
  /** Relatives with a disease of the heart or a stroke. */
  heartRelatives: relatives(['heart']),
  cancerRelatives: relatives(['breast', 'bowel', 'cancer']),
  /** 1 where the offer has TPD and no class of occupation for it. */
  withoutClass: {
    reads: [],
    isTotal: false,
    value: ({ profile }) => (profile.occupationClass === null && profile.covers.includes('tpd') ? 1 : 0),
  },
} as const satisfies Record<string, Derived>

/** What is worked out of several answers or of facts that may be missing. */
export type DerivedFact = keyof typeof DERIVED

/** How each is worked out, and of what. */
export const DERIVED_FACTS: Readonly<Record<DerivedFact, Derived>> = DERIVED
