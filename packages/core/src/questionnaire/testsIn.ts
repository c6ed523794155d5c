import type { CompiledSection, Resolved, Source } from './compile.ts'

/** A part of a condition that reads something. */
export type Leaf = Extract<Resolved, { readonly source: Source }>

/** The leaves of a condition. */
export function leavesOf(condition: Resolved | undefined): readonly Leaf[] {
  if (condition === undefined) return []
  if (condition.op === 'not') return leavesOf(condition.of)
  return 'of' in condition ? condition.of.flatMap(leavesOf) : [condition]
}

/** Everything that the conditions of a section read, those of its pages and its own included. */
export function testsIn({ when, pages, entries }: CompiledSection): readonly Leaf[] {
  return [
    when,
    ...pages.map((page) => page.when),
    ...[...entries.values()].map((entry) => entry.when),
  ].flatMap(leavesOf)
}
