import { COVER_KINDS, type CoverKind } from '../covers/kinds.ts'
import { OWNERS } from '../covers/terms.ts'
import { STATES } from '../geography/states.ts'
import { GENDERS } from '../person/personalDetails.ts'
import { facts } from './draftScope.ts'
import type { Leaf } from './testsIn.ts'
import type { Profile, ProfileFact } from './types.ts'

const PLAIN_SUMS: Readonly<Record<CoverKind, number>> = {
  life: 500_000,
  tpd: 500_000,
  criticalIllness: 200_000,
  incomeProtection: 5_000,
}

/** A profile with every cover and nothing unusual, which the walks start from. */
export const PLAIN_PROFILE: Profile = {
  age: 40,
  sex: 'F',
  smoker: false,
  covers: COVER_KINDS,
  sums: PLAIN_SUMS,
  occupationClass: 'AAA',
  state: 'NSW',
  owners: ['O'],
  holders: 1,
  today: '2026-11-21',
}

const AGES = { min: 18, max: 75 }

/** A profile for each combination of what some tests can tell apart; facts that no test reads stay plain. */
export function profileClasses(tests: readonly Leaf[]): readonly Profile[] {
  return facts.reduce<readonly Profile[]>(
    (profiles, fact) => {
      const own = tests.filter(({ source }) => 'fact' in source && source.fact === fact)
      if (own.length === 0) return profiles
      return profiles.flatMap((profile) => variants(profile, fact, own))
    },
    [PLAIN_PROFILE],
  )
}

function variants(profile: Profile, fact: ProfileFact, tests: readonly Leaf[]): readonly Profile[] {
  const texts = tests.flatMap(({ value }) => (typeof value === 'string' ? [value] : []))
  const numbers = tests.flatMap(({ value }) => (typeof value === 'number' ? [value - 1, value] : []))
  const sides = [...new Set(numbers)].filter((side) => side >= 0)
  switch (fact) {
    case 'age':
      return sides.filter((age) => age >= AGES.min && age <= AGES.max).map((age) => ({ ...profile, age }))
    case 'holders':
      return sides.filter((count) => count === 1 || count === 2).map((holders) => ({ ...profile, holders }))
    case 'sex':
      return GENDERS.map((sex) => ({ ...profile, sex }))
    case 'smoker':
      return [true, false].map((smoker) => ({ ...profile, smoker }))
    case 'state':
      return STATES.filter((state, index) => index === 0 || texts.includes(state)).map((state) => ({
        ...profile,
        state,
      }))
    case 'occupationClass':
      return [...new Set([...texts, 'none of these'])].map((occupationClass) => ({
        ...profile,
        occupationClass,
      }))
    case 'covers':
      return subsets(COVER_KINDS.filter((kind) => texts.includes(kind))).map((covers) => ({
        ...profile,
        covers,
      }))
    case 'owners':
      return subsets(OWNERS.filter((owner) => texts.includes(owner))).map((owners) => ({
        ...profile,
        owners,
      }))
    default: {
      const kind = COVER_KINDS.find((cover) => fact === `sums.${cover}`)
      return kind === undefined
        ? [profile]
        : sides.map((sum) => ({ ...profile, sums: { ...profile.sums, [kind]: sum } }))
    }
  }
}

/** Every selection of some items, the empty one first. */
export function subsets<T>(items: readonly T[]): readonly (readonly T[])[] {
  return Array.from({ length: 2 ** items.length }, (_, number) =>
    items.filter((_, index) => Math.floor(number / 2 ** index) % 2 === 1),
  )
}
