import type { CompiledSection, Entry, Resolved } from './compile.ts'
import { leavesOf } from './testsIn.ts'
import type { Section } from './types.ts'

/**
 * The names of a section's questions in groups that no condition links: what is asked in one group never depends on an
 * answer in another. What a question opens belongs to it.
 */
export function independentParts({ section, pages }: CompiledSection): readonly (readonly string[])[] {
  const names = pages.flatMap(({ page }) => page.questions.map(({ id }) => id))
  const group = new Map(names.map((name) => [name, name]))
  const find = (name: string): string => {
    const above = group.get(name)
    return above === undefined || above === name ? name : find(above)
  }
  const link = (name: string, condition: Resolved | undefined) => {
    for (const { source } of leavesOf(condition)) {
      const other = 'id' in source ? source.id.slice(section.id.length + 1).split('.')[0] : undefined
      if (other !== undefined && group.has(other)) group.set(find(name), find(other))
    }
  }
  for (const { when, entries } of pages) {
    for (const entry of entries) {
      link(entry.question.id, when)
      for (const inner of withBelow(entry)) link(entry.question.id, inner.when)
    }
  }
  const distinct = [...new Set(names)]
  return [...new Set(distinct.map(find))].map((root) => distinct.filter((name) => find(name) === root))
}

/** An entry and everything that it opens. */
function withBelow(entry: Entry): readonly Entry[] {
  return [entry, ...[entry.inline, entry.row, ...entry.chosen.values()].flat().flatMap(withBelow)]
}

/** The section with some of its questions only. */
export function partOf(section: Section, names: readonly string[]): Section {
  return {
    ...section,
    pages: section.pages.map((page) => ({
      ...page,
      questions: page.questions.filter(({ id }) => names.includes(id)),
    })),
  }
}
