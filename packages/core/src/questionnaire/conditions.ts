import type { DraftCondition, Mention, MentionsOfTest, Test } from './drafts.ts'

/** A test of nothing but conditions in data, for those who build tests of their own. */
function test<M extends Mention>(condition: DraftCondition): Test<M> {
  return { condition }
}

/** The answer to a choice, a search list or a yes-or-no question is this value (`yes`, `no` or `unsure`). */
export function is<const Name extends string, const Value extends string>(
  name: Name,
  value: Value,
): Test<{ name: Name; op: 'is'; value: Value }> {
  return test({ op: 'is', ref: name, value })
}

/** The answer to a choice is one of these values. */
export function isAny<const Name extends string, const Value extends string>(
  name: Name,
  values: readonly Value[],
): Test<{ name: Name; op: 'is'; value: Value }> {
  return test({ op: 'any', of: values.map((value) => ({ op: 'is', ref: name, value })) })
}

/** The value is among those chosen of many. */
export function has<const Name extends string, const Value extends string>(
  name: Name,
  value: Value,
): Test<{ name: Name; op: 'has'; value: Value }> {
  return test({ op: 'has', ref: name, value })
}

/** One of the values is among those chosen of many. */
export function hasAny<const Name extends string, const Value extends string>(
  name: Name,
  values: readonly Value[],
): Test<{ name: Name; op: 'has'; value: Value }> {
  return test({ op: 'any', of: values.map((value) => ({ op: 'has', ref: name, value })) })
}

/** The number (count, decimal, money, centimetres, kilograms) is this or more. */
export function atLeast<const Name extends string>(
  name: Name,
  value: number,
): Test<{ name: Name; op: 'number'; value: number }> {
  return test({ op: 'atLeast', ref: name, value })
}

/** The number is less than this. */
export function below<const Name extends string>(
  name: Name,
  value: number,
): Test<{ name: Name; op: 'number'; value: number }> {
  return test({ op: 'below', ref: name, value })
}

/** Every one of the tests holds. */
export function all<const Tests extends readonly Test[]>(...of: Tests): Test<MentionsOfTest<Tests[number]>> {
  return test({ op: 'all', of: of.map(({ condition }) => condition) })
}

/** At least one of the tests holds. */
export function any<const Tests extends readonly Test[]>(...of: Tests): Test<MentionsOfTest<Tests[number]>> {
  return test({ op: 'any', of: of.map(({ condition }) => condition) })
}

/** The test does not hold, which is so as well while its question is unanswered. */
export function not<M extends Mention>(of: Test<M>): Test<M> {
  return test({ op: 'not', of: of.condition })
}

/** Conditions on questions outside a pack, by name; `checkDefinition` finds those that are not there. */
interface Scope {
  readonly is: (name: string, value: string) => Test<never>
  readonly has: (name: string, value: string) => Test<never>
  readonly atLeast: (name: string, value: number) => Test<never>
  readonly below: (name: string, value: number) => Test<never>
}

function scope(prefix: 'section' | 'row'): Scope {
  return {
    is: (name, value) => test({ op: 'is', ref: `${prefix}:${name}`, value }),
    has: (name, value) => test({ op: 'has', ref: `${prefix}:${name}`, value }),
    atLeast: (name, value) => test({ op: 'atLeast', ref: `${prefix}:${name}`, value }),
    below: (name, value) => test({ op: 'below', ref: `${prefix}:${name}`, value }),
  }
}

/** Conditions, within a pack, on an earlier question of the section. */
export const inSection: Scope = scope('section')

/** Conditions, within a pack chosen inside a row, on an earlier question of the pack that the row is made of. */
export const inRow: Scope = scope('row')
