import type { DefinitionFault } from './definitionFault.ts'
import { type Place, placesOf } from './placesOf.ts'
import type { Definition, Pack, Question, Section } from './types.ts'

const LONGEST_TEXT = 1_000

/** Packs and pages that nothing leads to, packs and sections in circles, bounds that contradict each other. */
export function checkStructure({ sections }: Definition): readonly DefinitionFault[] {
  return [
    ...sections.flatMap((section) => [
      ...packFaults(section),
      ...pageFaults(section),
      ...placesOf(section).flatMap((place) => boundsFaults(place)),
    ]),
    ...needsFaults(sections),
  ]
}

function packFaults(section: Section): readonly DefinitionFault[] {
  const { id, pages, packs } = section
  const byId = new Map(packs.map((pack) => [pack.id, pack]))
  const used = new Set<string>()
  const circles = new Set<string>()
  const follow = (names: readonly string[], path: readonly string[]) => {
    for (const name of names) {
      const pack = byId.get(name)
      if (path.includes(name)) circles.add(name)
      else if (pack && !used.has(name)) {
        used.add(name)
        follow(packsNamed(pack.questions), [...path, name])
      } else if (pack) follow(packsNamed(pack.questions), [...path, name])
    }
  }
  follow(
    pages.flatMap(({ questions }) => packsNamed(questions)),
    [],
  )
  return [
    ...[...circles].map((pack): DefinitionFault => ({ code: 'cycle', where: id, detail: `pack ${pack}` })),
    ...packs
      .filter((pack) => !used.has(pack.id))
      .map((pack): DefinitionFault => ({ code: 'orphan', where: id, detail: `pack ${pack.id}` })),
    ...placesOf(section).flatMap((place) => rowFaults(place, byId)),
  ]
}

/** The packs that some questions name themselves. */
function packsNamed(questions: readonly Question[]): readonly string[] {
  return questions.flatMap((question): readonly string[] => {
    if (question.kind === 'search') return question.options.flatMap(({ pack }) => pack ?? [])
    if (question.kind !== 'gate') return []
    return [...(question.rows ? [question.rows.pack] : []), ...packsNamed(question.inline ?? [])]
  })
}

function rowFaults({ where, question }: Place, packs: ReadonlyMap<string, Pack>): readonly DefinitionFault[] {
  const missing = packsNamed([question]).filter((name) => !packs.has(name))
  const faults = missing.map(
    (name): DefinitionFault => ({ code: 'ref-missing', where, detail: `pack ${name}` }),
  )
  if (question.kind !== 'gate' || !question.rows) return faults
  const { pack, min, max, name } = question.rows
  const named = packs.get(pack)?.questions.some(({ id }) => id === name) ?? true
  const bounds: DefinitionFault = { code: 'bounds', where, detail: `rows ${min} to ${max}` }
  return [
    ...faults,
    ...(named ? [] : [{ code: 'ref-missing', where, detail: `row name ${name}` } as const]),
    ...(min >= 0 && max >= 1 && min <= max ? [] : [bounds]),
  ]
}

function pageFaults({ id, pages }: Section): readonly DefinitionFault[] {
  return pages
    .filter(({ questions }) => questions.length === 0)
    .map((page) => ({ code: 'orphan', where: `${id}/${page.id}`, detail: 'page without questions' }))
}

function boundsFaults({ where, question }: Place): readonly DefinitionFault[] {
  return boundsHold(question) ? [] : [{ code: 'bounds', where, detail: question.kind }]
}

function boundsHold(question: Question): boolean {
  switch (question.kind) {
    case 'choice':
    case 'many':
    case 'search':
      return question.options.length > 0
    case 'shares':
      return question.parts.length > 1
    case 'text':
      return question.max >= 1 && question.max <= LONGEST_TEXT
    case 'decimal':
      return question.min <= question.max && question.decimals >= 1 && question.decimals <= 4
    case 'count':
    case 'money':
    case 'height':
    case 'weight':
      return question.min <= question.max
    default:
      return true
  }
}

function needsFaults(sections: readonly Section[]): readonly DefinitionFault[] {
  const needs = new Map(sections.map((section) => [section.id, section.needs ?? []]))
  const reaches = (from: string, to: string, seen: ReadonlySet<string>): boolean =>
    (needs.get(from) ?? []).some(
      (next) => next === to || (!seen.has(next) && reaches(next, to, new Set([...seen, next]))),
    )
  return sections.flatMap(({ id }): readonly DefinitionFault[] => [
    ...(needs.get(id) ?? [])
      .filter((needed) => !needs.has(needed))
      .map((needed): DefinitionFault => ({ code: 'ref-missing', where: id, detail: `needs ${needed}` })),
    ...(reaches(id, id, new Set()) ? [{ code: 'cycle', where: id, detail: 'needs itself' } as const] : []),
  ])
}
