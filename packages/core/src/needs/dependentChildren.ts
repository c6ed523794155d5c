import type { CalculatorInput } from './types.ts'

/** Most children that the calculator counts. */
export const MAXIMUM_CHILDREN = 5

function isAge(age: number | null | undefined): age is number {
  return typeof age === 'number' && age >= 0 && age < Number.POSITIVE_INFINITY
}

/**
 * Ages of the children counted: the first `numberOfDependents` of the answered ages, topped up with `youngestAge`, at
 * most five; all answered ages without a number, none without dependants.
 */
export function dependentChildren(input: CalculatorInput): number[] {
  if (!input.dependents) return []
  const answered = input.dependentAges.filter(isAge)
  const wanted = input.numberOfDependents ?? answered.length
  const number = Math.min(MAXIMUM_CHILDREN, wanted > 0 ? Math.floor(wanted) : 0)
  const children = answered.slice(0, number)
  const { youngestAge } = input
  while (children.length < number && isAge(youngestAge)) children.push(youngestAge)
  return children
}
