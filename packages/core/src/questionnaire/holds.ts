import type { CoverKind } from '../covers/kinds.ts'
import type { Value } from './answers.ts'
import type { Resolved, Source } from './compile.ts'
import type { Profile, ProfileFact } from './types.ts'

/** Gives the answer of a question that is asked and answered. */
export type ReadAnswer = (source: Exclude<Source, { fact: ProfileFact }>) => Value | undefined

/** Does the condition hold? What is not answered or not known satisfies no test but `not`. */
export function holds(condition: Resolved, profile: Profile, read: ReadAnswer): boolean {
  switch (condition.op) {
    case 'all':
      return condition.of.every((part) => holds(part, profile, read))
    case 'any':
      return condition.of.some((part) => holds(part, profile, read))
    case 'not':
      return !holds(condition.of, profile, read)
    default: {
      const { source } = condition
      const value = 'fact' in source ? factOf(profile, source.fact) : read(source)
      return value !== undefined && passes(condition, value)
    }
  }
}

function passes(test: Extract<Resolved, { readonly source: Source }>, value: Value): boolean {
  switch (test.op) {
    case 'is':
      return value === test.value
    case 'has':
      return Array.isArray(value) && value.includes(test.value)
    case 'atLeast':
      return (numberOf(value) ?? Number.NEGATIVE_INFINITY) >= test.value
    case 'below':
      return (numberOf(value) ?? Number.POSITIVE_INFINITY) < test.value
  }
}

function numberOf(value: Value): number | undefined {
  if (typeof value === 'number') return value
  if (typeof value === 'string' || Array.isArray(value)) return undefined
  const measured = Reflect.get(value, 'value')
  return 'unit' in value && typeof measured === 'number' ? measured : undefined
}

type SumFact = `sums.${CoverKind}`

const isOfSum = (fact: ProfileFact): fact is SumFact => fact.startsWith('sums.')

const kindOfSum = (fact: SumFact) => fact.slice('sums.'.length) as CoverKind

/** A fact as a value; undefined while it is not known. */
function factOf(profile: Profile, fact: ProfileFact): Value | undefined {
  switch (fact) {
    case 'smoker':
      return profile.smoker === null ? undefined : profile.smoker ? 'yes' : 'no'
    case 'covers':
      return profile.covers
    case 'owners':
      return profile.owners
    default:
      return isOfSum(fact) ? profile.sums[kindOfSum(fact)] : (profile[fact] ?? undefined)
  }
}
