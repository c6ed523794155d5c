import { COVER_KINDS, type CoverKind } from '../covers/kinds.ts'
import type { Owner } from '../covers/terms.ts'
import type { State } from '../geography/states.ts'
import type { Gender } from '../person/personalDetails.ts'
import type { DraftCondition, Test } from './drafts.ts'
import type { ProfileFact } from './types.ts'

/** The values of facts that are compared as words. */
interface Words {
  readonly sex: Gender
  readonly smoker: 'yes' | 'no'
  readonly occupationClass: string
  readonly state: State
}
interface Lists {
  readonly covers: CoverKind
  readonly owners: Owner
}
type NumberFact = 'age' | 'holders' | `sums.${CoverKind}`

const ref = (fact: ProfileFact): string => `profile:${fact}`
const test = (condition: DraftCondition): Test<never> => ({ condition })

/** Conditions on the profile; a fact that is not known satisfies none of them. */
export const profile = {
  /** The fact is this value; a smoker is `yes` or `no`. */
  is: <Fact extends keyof Words>(fact: Fact, value: Words[Fact]): Test<never> =>
    test({ op: 'is', ref: ref(fact), value }),
  /** The fact is one of these values. */
  isAny: <Fact extends keyof Words>(fact: Fact, values: readonly Words[Fact][]): Test<never> =>
    test({ op: 'any', of: values.map((value) => ({ op: 'is', ref: ref(fact), value })) }),
  /** The value is among the covers, or the owners of the covers. */
  has: <Fact extends keyof Lists>(fact: Fact, value: Lists[Fact]): Test<never> =>
    test({ op: 'has', ref: ref(fact), value }),
  /** One of the values is among the covers, or the owners of the covers. */
  hasAny: <Fact extends keyof Lists>(fact: Fact, values: readonly Lists[Fact][]): Test<never> =>
    test({ op: 'any', of: values.map((value) => ({ op: 'has', ref: ref(fact), value })) }),
  /** The age, the number of holders or a sum (`sums.life`) is this or more. */
  atLeast: (fact: NumberFact, value: number): Test<never> => test({ op: 'atLeast', ref: ref(fact), value }),
  /** The number is less than this. */
  below: (fact: NumberFact, value: number): Test<never> => test({ op: 'below', ref: ref(fact), value }),
  /** Some cover's sum is this many dollars or more. */
  anySumAtLeast: (value: number): Test<never> =>
    test({ op: 'any', of: COVER_KINDS.map((kind) => ({ op: 'atLeast', ref: ref(`sums.${kind}`), value })) }),
} as const
